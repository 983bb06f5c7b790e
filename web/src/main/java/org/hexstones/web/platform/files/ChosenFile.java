package org.hexstones.web.platform.files;

import java.util.function.Consumer;
import org.hexstones.web.storage.TextSource;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** A file that a person gives, of any size. Only the requested part is read. */
public final class ChosenFile {
  private static final int BEGINNING = 100;

  private final JSObject file;

  ChosenFile(JSObject file) {
    this.file = file;
  }

  /** Answers the beginning as text; empty if it cannot be read. */
  public void beginning(Consumer<String> answer) {
    FileJs.next(FileJs.reading(file), BEGINNING, text -> answer.accept(text == null ? "" : text));
  }

  /** Answers the bytes, or null if there are too many or they cannot be read. */
  public void bytes(int largest, Consumer<byte @Nullable []> answer) {
    FileJs.bytes(file, largest, bytes -> answer.accept(FileJs.copy(bytes)));
  }

  public TextSource text() {
    JSObject reading = FileJs.reading(file);
    return new TextSource() {
      @Override
      public void next(Consumer<@Nullable String> answer) {
        FileJs.next(reading, PIECE, answer::accept);
      }

      @Override
      public double share() {
        return FileJs.share(reading);
      }
    };
  }
}
