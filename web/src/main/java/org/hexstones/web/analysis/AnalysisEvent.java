package org.hexstones.web.analysis;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Mark;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** Events that open a study on the analysis board, show a part of it or leave it. */
public sealed interface AnalysisEvent extends Event {
  /**
   * A link was opened.
   *
   * @param kept the stored study that the address names, or that the game of the link has; or null
   * @param study the key of the study of the link's game; empty if the address names a study, or
   *     for a new one
   */
  record Opened(Parsed<GameRecord> read, @Nullable Match kept, String study)
      implements AnalysisEvent {}

  /**
   * The link that was opened has marks for the board that it shows first.
   *
   * @param plies the number of moves on that board, negative for the study's own place
   */
  record Marks(int plies, List<Mark> marks) implements AnalysisEvent {
    public Marks {
      marks = List.copyOf(marks);
    }
  }

  /** Go back to where the person came from. */
  record Leave() implements AnalysisEvent {}

  /** Show another part of the panel in a small window. */
  record ShowTab(AnalysisModel.Tab tab) implements AnalysisEvent {}

  /** Begin a game with the moves up to this one. */
  record PlayFrom() implements AnalysisEvent {}
}
