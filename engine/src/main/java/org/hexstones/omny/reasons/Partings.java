package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;

/** What the last stone took from the other colour's groups for good. */
final class Partings {
  private final OmnyPosition position;
  private final int stone;
  private final int colour;
  private final List<int[]> parts = new ArrayList<>();

  /**
   * @param position after the stone
   */
  Partings(OmnyPosition position, int stone) {
    this.position = position;
    this.stone = stone;
    colour = 1 - position.stoneAt(stone);
    Board board = position.board();
    boolean[] seen = new boolean[board.size()];
    boolean mayPart = mayPart();
    for (int d = 0; d < Direction.COUNT && mayPart; d++) {
      int next = board.neighbour(stone, d);
      if (next != Board.NO_CELL && !seen[next] && isOpen(next)) {
        parts.add(Region.from(board, next, seen, this::isOpen));
      }
    }
  }

  /**
   * Whether the stone lies between open cells that are not neighbours in turn, or at the edge. Else
   * it parts nothing, and most stones need no flood fill.
   */
  private boolean mayPart() {
    Board board = position.board();
    int runs = 0;
    boolean isBefore = isOpenBeside(Direction.COUNT - 1);
    for (int d = 0; d < Direction.COUNT; d++) {
      boolean isHere = isOpenBeside(d);
      runs += isHere && !isBefore ? 1 : 0;
      isBefore = isHere;
    }
    return runs > 1 || (runs == 1 && board.degree(stone) < Direction.COUNT);
  }

  private boolean isOpenBeside(int direction) {
    int next = position.board().neighbour(stone, direction);
    return next != Board.NO_CELL && isOpen(next);
  }

  /** Whether a cell is free, or has a stone of the other colour. */
  private boolean isOpen(int cell) {
    int at = position.stoneAt(cell);
    return at == colour || at == Position.NONE;
  }

  /**
   * The group that the stone shut in, and the two largest groups that it parted, where each has at
   * least so many stones.
   */
  List<OmnyFact> facts(int least) {
    List<OmnyFact> facts = new ArrayList<>();
    List<Integer> first = List.of();
    List<Integer> second = List.of();
    List<Integer> shut = List.of();
    for (int[] part : parts) {
      List<Integer> group = Region.largestGroup(position, colour, part);
      if (group.size() > first.size()) {
        second = first;
        first = group;
      } else if (group.size() > second.size()) {
        second = group;
      }
      if (group.size() >= least && group.size() > shut.size() && !wins(List.of(part), false)) {
        shut = group;
      }
    }
    if (!shut.isEmpty() && wins(parts, true)) {
      facts.add(new OmnyFact.NoLongerReaches(colour, stone, shut));
    }
    if (second.size() >= least) {
      facts.add(new OmnyFact.CutsOff(colour, stone, first, second));
    }
    return facts;
  }

  /** Whether parts would be a winning group, with or without the cell of the stone. */
  private boolean wins(List<int[]> joined, boolean withStone) {
    boolean[] group = new boolean[position.board().size()];
    group[stone] = withStone;
    for (int[] part : joined) {
      for (int cell : part) {
        group[cell] = true;
      }
    }
    return Region.wins(position, colour, group);
  }
}
