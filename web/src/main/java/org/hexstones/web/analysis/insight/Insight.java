package org.hexstones.web.analysis.insight;

import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * The engine's analysis of the position on the board. The engine is asked only while the analysis
 * is switched on and the tab is visible.
 *
 * @param on whether it is switched on
 * @param hidden whether the tab is hidden
 * @param questions the number of questions so far
 * @param asked the current question, or the last one if it is answered; or null
 * @param proving whether the current question asks for a proof
 * @param report the latest answer for this position, or null
 * @param done whether the analysis of the position has ended
 * @param proof the proof for this position, or null
 * @param heat the colour whose values are shown on the cells, or {@link Position#NONE}
 * @param hints the number of best moves on the board, 0 to {@link #MOST_HINTS}
 * @param failures how many times in a row the worker has failed
 */
public record Insight(
    boolean on,
    boolean hidden,
    int questions,
    @Nullable Asked asked,
    boolean proving,
    @Nullable Report report,
    boolean done,
    @Nullable Solution proof,
    int heat,
    int hints,
    int failures) {
  public static final int MOST_HINTS = 3;

  /** How many times the worker is restarted. */
  public static final int PATIENCE = 3;

  public static final Insight OFF =
      new Insight(false, false, 0, null, false, null, false, null, Position.NONE, 0, 0);

  /**
   * A position that was asked about.
   *
   * @param line the line whose cursor is at the position
   * @param moves the moves before the cursor
   */
  public record Asked(Match line, List<Integer> moves) {
    public Asked {
      moves = List.copyOf(moves);
    }

    static Asked of(Study study) {
      return new Asked(study.line(), Trees.moves(study.record().root(), study.at()));
    }

    /** Whether it is the same position of the same study. The rest of the line may differ. */
    boolean isSame(@Nullable Asked other) {
      return other != null && other.line.id().equals(line.id()) && other.moves.equals(moves);
    }
  }

  /** Whether this is the number of the current question. */
  boolean isAsked(int question) {
    return asked != null && questions == question;
  }

  /** The lines by their value for a player, best first. */
  RankedLines ranked(int player) {
    return RankedLines.of(report, proof, player);
  }

  public Insight withOn(boolean isOn) {
    return new Insight(
        isOn, hidden, questions, asked, proving, report, done, proof, heat, hints, 0);
  }

  public Insight withHidden(boolean isHidden) {
    return new Insight(
        on, isHidden, questions, asked, proving, report, done, proof, heat, hints, failures);
  }

  /** The state without a question. The earlier answers are removed. */
  public Insight idle() {
    return new Insight(
        on, hidden, questions, null, false, null, false, null, heat, hints, failures);
  }

  /** The state after a question about a position, without answers yet. */
  public Insight asking(Asked position, boolean forProof) {
    return new Insight(
        on, hidden, questions + 1, position, forProof, null, false, null, heat, hints, failures);
  }

  /** The state after the proof was found or given up. The analysis is asked next. */
  public Insight afterProof(@Nullable Solution found) {
    return new Insight(
        on, hidden, questions + 1, asked, false, report, done, found, heat, hints, 0);
  }

  public Insight answered(Report now, boolean isDone) {
    return new Insight(on, hidden, questions, asked, proving, now, isDone, proof, heat, hints, 0);
  }

  /** The state if the question cannot be answered. */
  public Insight ended() {
    return new Insight(
        on, hidden, questions, asked, false, report, true, proof, heat, hints, failures);
  }

  /** The state after a failure of the worker. After several failures it is not asked again. */
  public Insight failed() {
    boolean goesOn = on && failures + 1 < PATIENCE;
    return new Insight(
        goesOn, hidden, questions, null, false, null, false, null, heat, hints, failures + 1);
  }

  public Insight withHeat(int colour) {
    return new Insight(
        on, hidden, questions, asked, proving, report, done, proof, colour, hints, failures);
  }

  public Insight withHints(int number) {
    int bounded = Math.max(0, Math.min(MOST_HINTS, number));
    return new Insight(
        on, hidden, questions, asked, proving, report, done, proof, heat, bounded, failures);
  }
}
