package org.hexstones.web.feature.sharing;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** Something to be done with links and files. */
public sealed interface SharingEffect extends Effect {
  record Copy(String link) implements SharingEffect {}

  record Share(String link) implements SharingEffect {}

  record Save(FileKind kind, Match match) implements SharingEffect {}

  /** Let a file be chosen, and open it. */
  record ChooseFile() implements SharingEffect {}

  /** Open a text, as if it were a file. */
  record OpenText(String text) implements SharingEffect {}

  /** The address is to tell this match. */
  record ShowAddress(Match match) implements SharingEffect {}
}
