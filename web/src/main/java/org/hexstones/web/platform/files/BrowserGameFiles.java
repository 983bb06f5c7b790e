package org.hexstones.web.platform.files;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.storage.GameFiles;
import org.hexstones.web.storage.TextSource;
import org.teavm.jso.JSObject;

/** Files of stored games in this browser. */
public final class BrowserGameFiles implements GameFiles {
  /** The {@code data-input} of the field for choosing a file. */
  private static final String FIELD = "import";

  @Override
  public void save(String name, List<String> pieces) {
    JSObject array = FileJs.pieces();
    for (String piece : pieces) {
      FileJs.add(array, piece);
    }
    FileJs.save(name, array);
  }

  @Override
  public void chosen(Consumer<TextSource> answer) {
    FileJs.chosen(FIELD, file -> answer.accept(new ChosenFile(file).text()));
  }
}
