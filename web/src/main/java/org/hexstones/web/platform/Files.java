package org.hexstones.web.platform;

import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.JSObject;

/** Texts that are saved as files, and files that a person has chosen. */
public final class Files {
  private Files() {}

  /** Saves a text, given in pieces, under a name, where the browser saves what is downloaded. */
  public static void save(String name, List<String> text) {
    JSObject pieces = FileJs.pieces();
    for (String piece : text) {
      FileJs.add(pieces, piece);
    }
    FileJs.save(name, pieces);
  }

  /** Answers the file chosen in the field that bears a {@code data-input}, if any. */
  public static void chosen(String input, Consumer<ChosenFile> answer) {
    FileJs.chosen(input, file -> answer.accept(new ChosenFile(file)));
  }
}
