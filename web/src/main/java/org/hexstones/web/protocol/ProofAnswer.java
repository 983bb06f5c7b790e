package org.hexstones.web.protocol;

import java.util.List;

/**
 * What is proved of a position so far.
 *
 * @param number that of the question
 * @param done whether this is the last answer to it
 * @param progress how much was examined, in thousandths
 * @param whole whether all was examined, up to as many answers as were enough
 * @param winner who wins with best play, or -1 if that is not known
 * @param lines the winning answers, each with best play after it; for a question about the winner
 *     alone, the best line
 * @param leads by how much each player is ahead of the best other one at the end of the best line;
 *     empty if that is not known, or at least {@link #MOST_POINTS}
 */
public record ProofAnswer(
    int number,
    boolean done,
    int progress,
    boolean whole,
    int winner,
    List<List<Integer>> lines,
    List<Integer> leads) {
  public static final int MOST_POINTS = 400_000_000;

  public ProofAnswer {
    lines = List.copyOf(lines);
    leads = List.copyOf(leads);
  }
}
