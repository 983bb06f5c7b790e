package org.hexstones.web.storage;

import java.util.List;
import java.util.function.Consumer;

/** A port to files with many games. */
public interface GameFiles {
  /** Saves a text, given in pieces, as a file. */
  void save(String name, List<String> pieces);

  /** Answers the file that the person has chosen to import, if any. */
  void chosen(Consumer<TextSource> answer);
}
