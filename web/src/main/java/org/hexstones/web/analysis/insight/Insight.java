package org.hexstones.web.analysis.insight;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.search.Line;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.web.analysis.tree.Hundredths;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * What the engine thinks of the position on the board. It is asked only while it is switched on,
 * and the tab is seen.
 *
 * @param on whether it is switched on
 * @param hidden whether the tab is not seen
 * @param questions how many were ever asked
 * @param asked what is being asked, or was asked last and is answered; or null
 * @param proving whether it is a proof that is asked for at this moment
 * @param report what was answered of the position asked about, or null
 * @param done whether no more is thought
 * @param proof what is proved of it, or null
 * @param heat the colour whose worth is shown on the cells, or {@link Position#NONE}
 * @param hints how many of the best moves are shown on the board, 0 to {@link #MOST_HINTS}
 * @param failures how many times running the worker has failed
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

  /** So many times the worker is started anew. */
  public static final int PATIENCE = 3;

  public static final Insight OFF =
      new Insight(false, false, 0, null, false, null, false, null, Position.NONE, 0, 0);

  /**
   * A position that was asked about.
   *
   * @param line which leads to it at its cursor
   * @param moves those before the cursor
   */
  public record Asked(Match line, List<Integer> moves) {
    public Asked {
      moves = List.copyOf(moves);
    }

    static Asked of(Study study) {
      return new Asked(study.line(), Trees.moves(study.record().root(), study.at()));
    }

    /** Whether it is the same position of the same study: what follows in its line may differ. */
    boolean isSame(@Nullable Asked other) {
      return other != null && other.line.id().equals(line.id()) && other.moves.equals(moves);
    }
  }

  /** Whether the question of that number is the one that is being asked. */
  boolean isAsked(int question) {
    return asked != null && questions == question;
  }

  /**
   * The lines of the report in the order of what they are worth to a player, best first; of lines
   * that are told to be worth the same, the one tried most. Those of which nothing is known come
   * last.
   */
  public List<Line> ranked(int player) {
    Report known = report;
    List<Line> lines = new ArrayList<>(known == null ? List.of() : known.lines());
    lines.sort(
        (a, b) -> {
          int order = Integer.compare(worth(b, player), worth(a, player));
          return order != 0 ? order : Integer.compare(b.visits(), a.visits());
        });
    return lines;
  }

  /** Whether anything is known of a move; before it is tried its chances are only a beginning. */
  public static boolean isKnown(Line line) {
    return line.visits() > 0 || line.provenWinner() != Position.NONE;
  }

  /** What is proved is more than any chance, or less. */
  private static int worth(Line line, int player) {
    if (line.provenWinner() != Position.NONE) {
      return line.provenWinner() == player ? Hundredths.ONE + 1 : -1;
    }
    return isKnown(line) && player != Position.NONE
        ? Hundredths.of(line.winChances().get(player))
        : -2;
  }

  public Insight withOn(boolean isOn) {
    return new Insight(
        isOn, hidden, questions, asked, proving, report, done, proof, heat, hints, 0);
  }

  public Insight withHidden(boolean isHidden) {
    return new Insight(
        on, isHidden, questions, asked, proving, report, done, proof, heat, hints, failures);
  }

  /** Nothing is asked any more; what was answered is forgotten. */
  public Insight idle() {
    return new Insight(
        on, hidden, questions, null, false, null, false, null, heat, hints, failures);
  }

  /** Asked of a position, of which nothing is known yet. */
  public Insight asking(Asked position, boolean forProof) {
    return new Insight(
        on, hidden, questions + 1, position, forProof, null, false, null, heat, hints, failures);
  }

  /** The proof is had, or was given up; what is thought is asked now. */
  public Insight afterProof(@Nullable Solution found) {
    return new Insight(
        on, hidden, questions + 1, asked, false, report, done, found, heat, hints, 0);
  }

  public Insight answered(Report now, boolean isDone) {
    return new Insight(on, hidden, questions, asked, proving, now, isDone, proof, heat, hints, 0);
  }

  /** The question cannot be answered. */
  public Insight ended() {
    return new Insight(
        on, hidden, questions, asked, false, report, true, proof, heat, hints, failures);
  }

  /** The worker has failed; after some times it is left alone. */
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
