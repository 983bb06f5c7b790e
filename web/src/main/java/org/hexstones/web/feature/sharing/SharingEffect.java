package org.hexstones.web.feature.sharing;

import org.hexstones.game.GameRecord;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.StudyTask;

/** Effects of links and files. */
public sealed interface SharingEffect extends Effect {
  /** Shares a link, beside a picture of the match where the system's sheet takes one. */
  record Share(String link, Match match, String caption) implements SharingEffect {}

  record Save(FileKind kind, Match match, String caption, String link) implements SharingEffect {}

  /** Lets the person choose a file, and opens it. */
  record ChooseFile() implements SharingEffect {}

  /** Opens a text like a file. */
  record OpenText(String text) implements SharingEffect {}

  /** Shows this match in the address bar. */
  record ShowAddress(Match match) implements SharingEffect {}

  /**
   * Shows a record on the analysis board, once everything is saved.
   *
   * @param cursor the number of main-line moves on the board that is shown
   * @param visit whether nothing of it is stored, so that only the address leads back to it
   * @param study the key under which its analysis is or will be stored; empty for a new one
   */
  record Analyse(GameRecord record, int cursor, StudyTask task, boolean visit, String study)
      implements SharingEffect {}
}
