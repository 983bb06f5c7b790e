package org.hexstones.web.ui.ask;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.web.board.BoardInput.Reading;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.mvu.Event;

/**
 * Where the jumps of the keyboard lead. Each goes round, so that it reaches all that it is about.
 */
final class Jumps {
  private Jumps() {}

  /** The next stone of this colour, in reading order; from a free cell, of any colour. */
  static Event toStone(Seen seen) {
    int colour = seen.stoneAt(seen.here());
    List<Integer> stones = new ArrayList<>();
    for (List<Integer> row : seen.layout().rows()) {
      for (int cell : row) {
        boolean is = colour == Position.NONE ? !seen.isFree(cell) : seen.stoneAt(cell) == colour;
        if (is || cell == seen.here()) {
          stones.add(cell);
        }
      }
    }
    return next(seen, stones);
  }

  /** The next group of this colour, from the largest on; from a free cell, of any colour. */
  static Event toGroup(Seen seen) {
    int here = seen.here();
    int colour = seen.stoneAt(here);
    List<Integer> firsts = new ArrayList<>();
    int own = -1;
    for (Seen.Group group : seen.groups()) {
      if (colour == Position.NONE || group.colour() == colour) {
        own = group.cells().contains(here) ? firsts.size() : own;
        firsts.add(group.first());
      }
    }
    return firsts.isEmpty() ? nowhere(seen) : to(seen, firsts.get((own + 1) % firsts.size()));
  }

  /** The next free neighbour of this stone, or of the cell round which the last jump has led. */
  static Event toFree(Seen seen) {
    Board board = seen.board();
    int here = seen.here();
    int centre = here;
    int from = -1;
    int around = board.cellNamed(seen.input().centre());
    for (int d = 0; d < Direction.COUNT && around != Board.NO_CELL && seen.isFree(here); d++) {
      if (board.neighbour(around, d) == here) {
        centre = around;
        from = d;
      }
    }
    for (int step = 1; step <= Direction.COUNT; step++) {
      int next = board.neighbour(centre, (from + step) % Direction.COUNT);
      if (seen.isFree(next) && next != here) {
        return new BoardInputEvent.Jump(board.name(next), board.name(centre));
      }
    }
    return nowhere(seen);
  }

  /** The next of the stones that others have placed since the last turn; else of that turn. */
  static Event toLast(Seen seen) {
    MatchView moment = seen.moment();
    List<Integer> stones = new ArrayList<>();
    if (moment != null) {
      int to = Seen.until(moment);
      for (int ply = to - 1; ply >= 0; ply--) {
        int move = moment.line().get(ply);
        if (Moves.isPlace(move)) {
          stones.add(0, Moves.cell(move));
        }
        if (ply <= Seen.since(moment) && moment.isTurnStart(ply)) {
          break;
        }
      }
    }
    return next(seen, stones);
  }

  /** The next of some cells, or the first if the focus is on none of them. */
  private static Event next(Seen seen, List<Integer> cells) {
    int at = cells.indexOf(seen.here());
    return cells.isEmpty() ? nowhere(seen) : to(seen, cells.get((at + 1) % cells.size()));
  }

  private static Event to(Seen seen, int cell) {
    return cell == seen.here()
        ? nowhere(seen)
        : new BoardInputEvent.Jump(seen.board().name(cell), "");
  }

  private static Event nowhere(Seen seen) {
    return new BoardInputEvent.Read(Reading.NOWHERE, seen.board().name(seen.here()));
  }
}
