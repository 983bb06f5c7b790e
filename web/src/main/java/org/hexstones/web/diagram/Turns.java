package org.hexstones.web.diagram;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.hex.Board;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;

/**
 * The turns of a line of moves, counted from 1. Turn 0 is the start.
 *
 * @param line the match whose moves they are
 * @param ends the number of moves up to the end of each turn, beginning with turn 0
 */
public record Turns(Match line, List<Integer> ends) {
  public Turns {
    ends = List.copyOf(ends);
  }

  public static Turns of(MatchView moment) {
    List<Integer> ends = new ArrayList<>();
    int all = moment.line().size();
    for (int ply = 0; ply < all; ply++) {
      if (moment.isTurnStart(ply)) {
        ends.add(ply);
      }
    }
    ends.add(all);
    return new Turns(moment.match(), ends);
  }

  /** The last turn. */
  public int last() {
    return ends.size() - 1;
  }

  /** The turn to which a move belongs that has so many before it, itself included. */
  public int at(int plies) {
    int turn = 0;
    while (turn < last() && ends.get(turn) < plies) {
      turn++;
    }
    return turn;
  }

  /**
   * The last turn up to which another line is the same: the game, the stones at the start and all
   * moves. -1 if it is another game.
   */
  public int shared(Turns other) {
    GameRecord one = line.record();
    GameRecord two = other.line.record();
    if (!one.setup().equals(two.setup()) || !one.start().equals(two.start())) {
      return -1;
    }
    int turn = 0;
    while (turn < Math.min(last(), other.last())
        && ends.get(turn + 1).equals(other.ends.get(turn + 1))
        && moves(turn + 1).equals(other.moves(turn + 1))) {
      turn++;
    }
    return turn;
  }

  /** A turn that there is: the nearest one to a number. */
  public int bounded(int turn) {
    return Math.max(0, Math.min(turn, last()));
  }

  /** The moves of a turn. */
  public List<Integer> moves(int turn) {
    return turn <= 0
        ? List.of()
        : line.record().mainLine().subList(ends.get(turn - 1), ends.get(turn));
  }

  /** The moves of a turn as text, those of white first: "d4 d5". */
  public String text(int turn) {
    Board board = line.record().setup().board();
    List<Integer> moves = new ArrayList<>(moves(turn));
    moves.sort((one, other) -> colour(one) - colour(other));
    StringBuilder text = new StringBuilder();
    for (int move : moves) {
      text.append(text.isEmpty() ? "" : " ").append(MoveText.write(move, board));
    }
    return text.toString();
  }

  private static int colour(int move) {
    return Moves.isPlace(move) ? Moves.colour(move) : Colour.values().length;
  }
}
