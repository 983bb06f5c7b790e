package org.hexstones.web.update;

import org.hexstones.web.model.FileKind;
import org.hexstones.web.model.Match;

/** Something to be done with links and files. */
public sealed interface LinkEffect {
  record Copy(String link) implements LinkEffect {}

  record Share(String link) implements LinkEffect {}

  record Save(FileKind kind, Match match) implements LinkEffect {}

  /** Let a file be chosen, and open it. */
  record ChooseFile() implements LinkEffect {}

  /** Open a text, as if it were a file. */
  record OpenText(String text) implements LinkEffect {}
}
