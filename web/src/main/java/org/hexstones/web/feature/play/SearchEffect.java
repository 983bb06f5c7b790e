package org.hexstones.web.feature.play;

import org.hexstones.game.GameRecord;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.mvu.Effect;

/** Effects on the search worker. */
public sealed interface SearchEffect extends Effect {
  /**
   * Asks for a move at the end of the record.
   *
   * @param delay the milliseconds to wait before the question is sent
   */
  record Think(SearchRequest question, int delay) implements SearchEffect {
    /** Asks without a delay. */
    public Think(SearchRequest question) {
      this(question, 0);
    }
  }

  /**
   * Asks which turn decided a finished game.
   *
   * @param player whose turns count; -1 for all players who did not win
   */
  record FindDecisive(int question, GameRecord record, int player) implements SearchEffect {}

  /** Sends a {@link SearchEvent.Watched} after a delay, with the time that really passed. */
  record Watch(int question, int millis) implements SearchEffect {}

  /** Cancels a question. */
  record Stop(int question) implements SearchEffect {}

  /** Terminates the worker and starts a new one. */
  record RestartWorker() implements SearchEffect {}
}
