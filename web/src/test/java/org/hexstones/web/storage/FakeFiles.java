package org.hexstones.web.storage;

import java.util.ArrayList;
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

  /** Whether the page may write files itself, and whether the person cancels that. */
  boolean writes;

  boolean cancels;

  /** For each copy, whether it was to go elsewhere. */
  final List<Boolean> asked = new ArrayList<>();

  @Override
  public void save(String name, List<String> pieces) {
    saved.put(name, String.join("", pieces));
  }

  @Override
  public void copy(String name, boolean elsewhere, Consumer<Copy> answer) {
    asked.add(elsewhere);
    if (!cancels) {
      answer.accept(
          (pieces, inPlace) -> {
            save(name, pieces);
            inPlace.accept(writes);
          });
    }
  }

  @Override
  public void chosen(Consumer<TextSource> answer) {
    String text = chosen;
    if (text != null) {
      answer.accept(TextSource.of(text));
    }
  }
}
