package org.hexstones.web.storage;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Files in memory. */
final class FakeFiles implements GameFiles {
  final Map<String, String> saved = new TreeMap<>();

  /** What the person has chosen to import, or null. */
  @Nullable String chosen;

  @Override
  public void save(String name, List<String> pieces) {
    saved.put(name, String.join("", pieces));
  }

  @Override
  public void chosen(Consumer<TextSource> answer) {
    String text = chosen;
    if (text != null) {
      answer.accept(TextSource.of(text));
    }
  }
}
