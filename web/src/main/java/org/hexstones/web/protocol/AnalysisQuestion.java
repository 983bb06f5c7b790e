package org.hexstones.web.protocol;

/**
 * Questions of the analysis board to the worker. {@link Question.Stop} cancels these too. Their
 * numbers rise. Each question is complete in itself and replaces the one before.
 */
public sealed interface AnalysisQuestion {
  int number();

  PlayedGame game();

  /**
   * Analyse a position. The worker reports repeatedly until the analysis ends.
   *
   * @param lines the number of best moves wanted, 1 to {@link AnalysisCodec#MOST_LINES}
   * @param iterations the iterations after which the analysis ends, from 1
   */
  record Analyse(int number, PlayedGame game, int lines, int iterations, int seed)
      implements AnalysisQuestion {}

  /**
   * Review what each turn of a game lost. A tried turn is judged by the same question about the
   * game with that turn, asked for its last turn alone.
   *
   * @param first the first turn to review, from 0
   * @param end the turn after the last one to review, more than {@code first}; a number beyond the
   *     game's end means all
   * @param iterations the iterations for each turn, from 1
   */
  record Review(int number, PlayedGame game, int first, int end, int iterations)
      implements AnalysisQuestion {}

  /**
   * Find who wins with best play by all.
   *
   * @param millis the maximum time, from 1
   */
  record Solve(int number, PlayedGame game, int millis) implements AnalysisQuestion {}
}
