package org.hexstones.web.protocol;

/**
 * What those who study a game ask the worker; {@link Question.Stop} ends these too. Numbers of
 * questions rise. Each is a whole question of its own: what is asked takes the place of what was
 * asked before.
 */
public sealed interface AnalysisQuestion {
  int number();

  PlayedGame game();

  /**
   * What is to be thought of a position? Told again and again, until there is no more to find out.
   *
   * @param lines how many of the best moves are wanted, 1 to {@link AnalysisCodec#MOST_LINES}
   * @param iterations how many are enough, from 1
   */
  record Analyse(int number, PlayedGame game, int lines, int iterations, int seed)
      implements AnalysisQuestion {}

  /**
   * What did each turn of a game give away? How good a tried turn is, is the same question about
   * the game with that turn, asked of its last turn alone.
   *
   * @param first the first turn that is asked about, from 0
   * @param end the first that is not, more than {@code first}; beyond the game's last for all
   * @param iterations how much is thought at each turn, from 1
   * @param millis how long is thought at each turn at most; 0 for as long as it takes
   */
  record Review(
      int number, PlayedGame game, int first, int end, int iterations, int millis, int seed)
      implements AnalysisQuestion {}

  /**
   * Who wins, when everybody plays as well as can be?
   *
   * @param millis how long it may take, from 1
   */
  record Solve(int number, PlayedGame game, int millis) implements AnalysisQuestion {}
}
