package org.hexstones.web.feature.play;

import org.hexstones.web.match.ClockWatch;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.ui.board.BoardInput;
import org.jspecify.annotations.Nullable;

/**
 * The state of play beside the match itself.
 *
 * @param thinking the question that the worker is answering, or null
 * @param questions the number of questions so far
 * @param failures how many times in a row the worker failed
 * @param komi the typed komi, where one is to be named
 * @param input the unfinished input on the board
 * @param watch the last tick of the running clock
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

  /** The state after a new question to the worker. */
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

  /** The state for another match. */
  public PlayState forAnotherMatch() {
    return withFailures(0).withKomi("");
  }
}
