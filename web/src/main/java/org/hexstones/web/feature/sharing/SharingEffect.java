package org.hexstones.web.feature.sharing;

import org.hexstones.game.GameRecord;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** Something to be done with links and files. */
public sealed interface SharingEffect extends Effect {
  record Share(String link) implements SharingEffect {}

  record Save(FileKind kind, Match match) implements SharingEffect {}

  /** Let a file be chosen, and open it. */
  record ChooseFile() implements SharingEffect {}

  /** Open a text, as if it were a file. */
  record OpenText(String text) implements SharingEffect {}

  /** The address is to tell this match. */
  record ShowAddress(Match match) implements SharingEffect {}

  /**
   * Show a record on the analysis board, once everything is kept.
   *
   * @param cursor how many moves of its main line are on the board that is shown
   * @param visit whether nothing is kept of it, so that only the address leads back to it
   */
  record Analyse(GameRecord record, int cursor, boolean visit) implements SharingEffect {}
}
