package org.hexstones.web.protocol;

/**
 * A question to the worker about what can be proved of a position of two players. {@link
 * Question.Stop} cancels it, and the next one replaces it.
 *
 * @param plies the number of moves of an answer; fewer if the turn ends before; 0 if only the
 *     winner is asked for, with the best line
 * @param enough the number of winning answers after which the search ends, from 1 to {@link
 *     ProofCodec#MOST_LINES}
 * @param millis the maximum time, from 1
 */
public record ProofQuestion(int number, PlayedGame game, int plies, int enough, int millis) {
  /** More plies than any turn has. */
  public static final int WHOLE_TURN = 1000;
}
