package org.hexstones.web.feature.play;

import org.hexstones.web.match.ClockWatch;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.ui.board.BoardInput;
import org.jspecify.annotations.Nullable;

/**
 * What is going on beside the match that is played.
 *
 * @param thinking the question the worker has, or null
 * @param questions how many questions the worker was ever asked
 * @param failures how many times running the worker failed
 * @param komi what is typed where a komi is to be named
 * @param input what is about to be done on the board
 * @param watch when the clock that runs ticked last
 */
public record PlayState(
    @Nullable SearchRequest thinking,
    int questions,
    int failures,
    String komi,
    BoardInput input,
    ClockWatch watch) {
  public static final PlayState IDLE =
      new PlayState(null, 0, 0, "", BoardInput.IDLE, ClockWatch.NONE);

  public PlayState withThinking(@Nullable SearchRequest question) {
    return new PlayState(question, questions, failures, komi, input, watch);
  }

  /** A new question is asked. */
  public PlayState asking(SearchRequest question) {
    return new PlayState(question, question.question(), failures, komi, input, watch);
  }

  public PlayState withFailures(int running) {
    return new PlayState(thinking, questions, running, komi, input, watch);
  }

  public PlayState withKomi(String text) {
    return new PlayState(thinking, questions, failures, text, input, watch);
  }

  public PlayState withInput(BoardInput other) {
    return new PlayState(thinking, questions, failures, komi, other, watch);
  }

  public PlayState withWatch(ClockWatch other) {
    return new PlayState(thinking, questions, failures, komi, input, other);
  }

  /** Another match is shown. */
  public PlayState forAnotherMatch() {
    return withFailures(0).withKomi("");
  }
}
