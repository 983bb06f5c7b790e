package org.hexstones.web.storage;

import java.util.List;
import java.util.function.Consumer;

/** A port to files with many games. */
public interface GameFiles {
  /** Saves a text, given in pieces, as a file. */
  void save(String name, List<String> pieces);

  /** A file that is about to be written. */
  interface Copy {
    /**
     * Writes a text, given in pieces.
     *
     * @param inPlace receives whether it is in a file that the page writes again; else it was saved
     *     as a new file
     */
    void write(List<String> pieces, Consumer<Boolean> inPlace);
  }

  /**
   * Answers the file into which all games go. Where the browser lets a page write a file, the
   * person chooses it once, and there is no answer if they cancel that. Call it while the browser
   * knows that the person has pressed something.
   *
   * @param name the name to begin with
   * @param elsewhere whether to choose another file
   */
  void copy(String name, boolean elsewhere, Consumer<Copy> answer);

  /** Answers the file that the person has chosen to import, if any. */
  void chosen(Consumer<TextSource> answer);
}
