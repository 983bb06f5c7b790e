package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.omny.OmnyPosition;
import org.jspecify.annotations.Nullable;

/** Exact reasons of OMNY, by the rules alone. Where nothing useful is true, there are none. */
public final class OmnyReasons {
  private static final int MOST_OF_TURN = 3;

  private OmnyReasons() {}

  /**
   * What a turn, or its first stones, does: at most three facts, that of most weight first.
   *
   * @param before the position before it; the method plays the moves on it and takes them back
   * @param moves legal moves, one after the other; resigning does nothing
   */
  public static List<OmnyFact> turn(OmnyPosition before, List<Integer> moves) {
    List<Integer> made = new ArrayList<>();
    for (int move : moves) {
      if (!Moves.isWithdrawal(move)) {
        made.add(move);
      }
    }
    if (before.isOver() || stones(made).isEmpty()) {
      return List.of();
    }
    List<OmnyFact> facts = new TurnFacts(before).of(made);
    return List.copyOf(facts.subList(0, Math.min(MOST_OF_TURN, facts.size())));
  }

  /**
   * How the colour of a turn stands after it, if the turn did little for that: less than what
   * {@link #turn} would mention. Null otherwise.
   *
   * @param before as for {@link #turn}
   */
  public static @Nullable OmnyFact littleDone(OmnyPosition before, List<Integer> moves) {
    return before.isOver() || stones(moves).isEmpty()
        ? null
        : new TurnFacts(before).littleDone(moves);
  }

  /**
   * The first cell of a turn that was not played on which the other colour placed a stone later;
   * null if there is none.
   *
   * @param colour the colour whose turn it was
   * @param turn the turn that was not played
   * @param made the moves of the game after the one that was
   */
  public static OmnyFact.@Nullable Taken takenLater(
      int colour, List<Integer> turn, List<Integer> made) {
    for (int move : made) {
      if (Moves.isPlace(move)
          && Moves.colour(move) == 1 - colour
          && stones(turn).contains(Moves.cell(move))) {
        return new OmnyFact.Taken(1 - colour, Moves.cell(move));
      }
    }
    return null;
  }

  /**
   * Why a game that has ended by its rules was won and lost: at most two facts, in the order in
   * which they are said. It takes a few milliseconds for a long game on a large board.
   */
  public static List<InTurn> result(Play play) {
    return play.position().isOver() ? new ResultFacts(Replay.of(play)).facts() : List.of();
  }

  /** How near a colour is to making a winning group. The game is not over. */
  public static Prospects prospects(OmnyPosition position, int colour) {
    return position.isPlainY()
        ? Prospects.ofY(position, colour)
        : new TwoStones(position, colour).prospects();
  }

  /**
   * The free cells on which one stone of a colour makes a winning group, in ascending order,
   * whoever is to move.
   */
  public static List<Integer> winningCells(OmnyPosition position, int colour) {
    return WinningCells.of(position, colour);
  }

  /** The cells of the stones among moves. */
  public static List<Integer> stones(List<Integer> moves) {
    List<Integer> cells = new ArrayList<>();
    for (int move : moves) {
      if (Moves.isPlace(move)) {
        cells.add(Moves.cell(move));
      }
    }
    return cells;
  }
}
