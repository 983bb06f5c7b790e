package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;

/**
 * How near a colour is to making a winning group, if the other one only passes. In Y the number of
 * stones is exact, because a winning group is three shortest ways that meet. Other games have no
 * sides to join, and a winning group may have any shape: there one and two stones are found by
 * trying all, and more are not counted.
 *
 * @param needs the least number of stones that it needs, {@link #MANY} or {@link #NEVER}
 * @param group the cells of its group that touches the most sides, of those the largest, of those
 *     the first; empty without a stone, and in other games than Y
 * @param sides the sides of the board; empty in other games than Y
 * @param critical the free cells on which a stone of the other colour would raise {@link #needs},
 *     in ascending order
 */
public record Prospects(int needs, List<Integer> group, List<Side> sides, List<Integer> critical) {
  /** The number of stones that no number of stones is enough for. */
  public static final int NEVER = Ways.NONE;

  /** Three stones or more, in other games than Y. */
  public static final int MANY = NEVER - 1;

  /**
   * A side of the board.
   *
   * @param first one of its end cells
   * @param last the other one
   * @param away the least number of stones that join the group to it, or {@link #NEVER}; 0 if it
   *     touches it
   */
  public record Side(int first, int last, int away) {}

  public Prospects {
    group = List.copyOf(group);
    sides = List.copyOf(sides);
    critical = List.copyOf(critical);
  }

  /** By the ways to the sides of Y. */
  static Prospects ofY(OmnyPosition position, int colour) {
    Ways ways = new Ways(position.board());
    int nearest = position.nearestGroup(colour);
    List<Integer> best = nearest == Position.NONE ? List.of() : Region.group(position, nearest);
    List<Side> sides = new ArrayList<>();
    for (List<Integer> side : ways.sides()) {
      int[] away = ways.distances(position::stoneAt, colour, side);
      int least = NEVER;
      for (int cell : best) {
        least = Math.min(least, away[cell]);
      }
      sides.add(new Side(side.get(0), side.get(side.size() - 1), least));
    }
    int needs = ways.needs(position::stoneAt, colour);
    return new Prospects(needs, best, sides, critical(position, colour, ways, needs));
  }

  private static List<Integer> critical(OmnyPosition position, int colour, Ways ways, int needs) {
    List<Integer> critical = new ArrayList<>();
    if (needs == 0 || needs == NEVER) {
      return critical;
    }
    for (int cell : ways.narrows(position::stoneAt, colour)) {
      int without = ways.needs(at -> at == cell ? 1 - colour : position.stoneAt(at), colour);
      if (without > needs && position.stoneAt(cell) == Position.NONE) {
        critical.add(cell);
      }
    }
    return critical;
  }
}
