package org.hexstones.web.feature.sharing;

import org.hexstones.web.match.Match;

/** Something to be done with links and files. */
public sealed interface SharingEffect {
  record Copy(String link) implements SharingEffect {}

  record Share(String link) implements SharingEffect {}

  record Save(FileKind kind, Match match) implements SharingEffect {}

  /** Let a file be chosen, and open it. */
  record ChooseFile() implements SharingEffect {}

  /** Open a text, as if it were a file. */
  record OpenText(String text) implements SharingEffect {}
}
