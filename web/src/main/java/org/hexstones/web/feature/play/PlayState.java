package org.hexstones.web.feature.play;

import org.hexstones.game.Position;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.match.ClockWatch;
import org.hexstones.web.match.Match;
import org.hexstones.web.session.Session;
import org.jspecify.annotations.Nullable;

/**
 * The state of play beside the match itself.
 *
 * @param thinking the question that the worker is answering, or null
 * @param questions the number of questions so far
 * @param failures how many times in a row the worker failed
 * @param komi the typed komi, where one is to be named
 * @param input the unfinished input on the board
 * @param step whether the computer waits after its next move
 * @param watch the last tick of the running clock
 * @param since the time since which the person thinks, or -1 if unknown
 * @param allowed how long the computer may think about a stone, in milliseconds
 * @param winner the player whose win was certain at the computer's last move, or {@link
 *     Position#NONE}
 * @param advice the search's advice to the person
 * @param unshown the computers' stones that are not shown yet
 * @param lit the reason whose cells are lit, or {@link #NOTHING}
 */
public record PlayState(
    @Nullable Thinking thinking,
    int questions,
    int failures,
    String komi,
    BoardInput input,
    boolean step,
    ClockWatch watch,
    double since,
    int allowed,
    int winner,
    Advice advice,
    Unshown unshown,
    int lit) {
  public static final int NOTHING = -1;

  public static final PlayState IDLE =
      new PlayState(
          null,
          0,
          0,
          "",
          BoardInput.IDLE,
          false,
          ClockWatch.NONE,
          -1,
          0,
          Position.NONE,
          Advice.NONE,
          Unshown.NONE,
          NOTHING);

  public PlayState withThinking(@Nullable Thinking question) {
    return new PlayState(
        question, questions, failures, komi, input, step, watch, since, allowed, winner, advice,
        unshown, lit);
  }

  private PlayState withQuestions(int number) {
    return new PlayState(
        thinking, number, failures, komi, input, step, watch, since, allowed, winner, advice,
        unshown, lit);
  }

  /** The state after a new question to the worker. */
  public PlayState asking(Thinking question) {
    return withQuestions(question.number()).withThinking(question);
  }

  public PlayState withFailures(int running) {
    return new PlayState(
        thinking, questions, running, komi, input, step, watch, since, allowed, winner, advice,
        unshown, lit);
  }

  public PlayState withKomi(String text) {
    return new PlayState(
        thinking, questions, failures, text, input, step, watch, since, allowed, winner, advice,
        unshown, lit);
  }

  public PlayState withInput(BoardInput other) {
    return new PlayState(
        thinking, questions, failures, komi, other, step, watch, since, allowed, winner, advice,
        unshown, lit);
  }

  public PlayState withStep(boolean one) {
    return new PlayState(
        thinking, questions, failures, komi, input, one, watch, since, allowed, winner, advice,
        unshown, lit);
  }

  public PlayState withWatch(ClockWatch other) {
    return new PlayState(
        thinking, questions, failures, komi, input, step, other, since, allowed, winner, advice,
        unshown, lit);
  }

  /** The state after a question for advice. */
  PlayState asking(Advice asked) {
    return withQuestions(asked.question()).withAdvice(asked);
  }

  PlayState withAdvice(Advice other) {
    return new PlayState(
        thinking, questions, failures, komi, input, step, watch, since, allowed, winner, other,
        unshown, lit);
  }

  PlayState withTiming(double start, int millis) {
    return new PlayState(
        thinking, questions, failures, komi, input, step, watch, start, millis, winner, advice,
        unshown, lit);
  }

  PlayState withWinner(int certain) {
    return new PlayState(
        thinking, questions, failures, komi, input, step, watch, since, allowed, certain, advice,
        unshown, lit);
  }

  PlayState withUnshown(Unshown stones) {
    return new PlayState(
        thinking, questions, failures, komi, input, step, watch, since, allowed, winner, advice,
        stones, lit);
  }

  /** The state with one reason lit, or {@link #NOTHING}. */
  PlayState withLit(int reason) {
    return new PlayState(
        thinking, questions, failures, komi, input, step, watch, since, allowed, winner, advice,
        unshown, reason);
  }

  /** The session as it is shown: without the stones that are not shown yet. */
  public Session seen(Session session) {
    Match match = session.shown();
    return match != null && unshown.isOf(match) ? session.withMatch(unshown.seen(match)) : session;
  }

  /** The state for another match. */
  public PlayState forAnotherMatch(double now) {
    return withFailures(0)
        .withKomi("")
        .withStep(false)
        .withTiming(now, 0)
        .withWinner(Position.NONE)
        .withUnshown(Unshown.NONE)
        .withLit(NOTHING);
  }
}
