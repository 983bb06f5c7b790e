package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;

/** The stones that keep the other colour from winning at once and from two ways to win. */
final class Defences {
  /** With more free cells the pairs of stones are too many to try all. */
  private static final int MOST_FREE = 90;

  private final OmnyPosition position;
  private final int colour;
  private final int other;

  /** The free cells. */
  private final List<Integer> free = new ArrayList<>();

  /** By two numbers of free cells: whether two stones of the other colour there would win. */
  private final boolean[][] wins;

  private Defences(OmnyPosition position) {
    this.position = position;
    colour = position.turns().colour();
    other = 1 - colour;
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        free.add(cell);
      }
    }
    wins = new boolean[free.size()][free.size()];
  }

  /**
   * Those cells of the mover, which cannot win at once. None, too, where they would take too long
   * to find.
   */
  static List<Integer> of(OmnyPosition position) {
    return position.freeCells() > MOST_FREE ? List.of() : new Defences(position).cells();
  }

  private List<Integer> cells() {
    List<Integer> threats = WinningCells.of(position, other);
    if (threats.size() > 1) {
      return List.of();
    }
    for (int i = 0; i < free.size(); i++) {
      for (int j = 0; j < i; j++) {
        // A stone that wins alone is a threat, and any other one wins only together with the first.
        wins[i][j] = position.winsWith(other, free.get(j), free.get(i));
        wins[j][i] = wins[i][j];
      }
    }
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < free.size(); i++) {
      if ((threats.isEmpty() || threats.contains(free.get(i))) && holds(i)) {
        cells.add(free.get(i));
      }
    }
    return cells;
  }

  /** Whether no stone of the other colour makes two ways to win after a stone on a free cell. */
  private boolean holds(int defence) {
    int cell = free.get(defence);
    position.play(Moves.place(colour, cell));
    List<Integer> counter = WinningCells.of(position, colour);
    position.undo();
    for (int i = 0; i < free.size(); i++) {
      boolean stopsAll =
          counter.isEmpty() || (counter.size() == 1 && counter.contains(free.get(i)));
      int ways = 0;
      for (int j = 0; j < free.size(); j++) {
        ways += j != defence && wins[i][j] ? 1 : 0;
      }
      if (i != defence && stopsAll && ways > 1) {
        return false;
      }
    }
    return true;
  }
}
