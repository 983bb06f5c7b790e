package org.hexstones.web.platform.files;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.storage.GameFiles;
import org.hexstones.web.storage.TextSource;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Files of stored games in this browser. */
public final class BrowserGameFiles implements GameFiles {
  /** The {@code data-input} of the field for choosing a file. */
  private static final String FIELD = "import";

  @Override
  public void save(String name, List<String> pieces) {
    FileJs.save(name, array(pieces));
  }

  private static JSObject array(List<String> pieces) {
    JSObject array = FileJs.pieces();
    for (String piece : pieces) {
      FileJs.add(array, piece);
    }
    return array;
  }

  @Override
  public void copy(String name, boolean elsewhere, Consumer<Copy> answer) {
    CopyFileJs.place(
        name, elsewhere, file -> answer.accept((pieces, done) -> write(file, name, pieces, done)));
  }

  /** A file that cannot be written is saved as a new one. */
  private static void write(
      @Nullable JSObject file, String name, List<String> pieces, Consumer<Boolean> inPlace) {
    JSObject array = array(pieces);
    if (file == null) {
      FileJs.save(name, array);
      inPlace.accept(false);
      return;
    }
    CopyFileJs.write(
        file,
        array,
        done -> {
          if (!done) {
            FileJs.save(name, array);
          }
          inPlace.accept(done);
        });
  }

  @Override
  public void chosen(Consumer<TextSource> answer) {
    FileJs.chosen(FIELD, file -> answer.accept(new ChosenFile(file).text()));
  }
}
