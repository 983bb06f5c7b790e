package org.hexstones.swell.ai;

import java.util.Objects;
import org.hexstones.game.Endgame;
import org.hexstones.game.Keys;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.swell.SwellPosition;
import org.hexstones.swell.SwellSetup;
import org.hexstones.swell.SwellTurn;
import org.jspecify.annotations.Nullable;

/** The rest of a game of Swell, on the position itself. One number more than cells ends a turn. */
final class SwellEndgame implements Endgame {
  private static final int[][] NO_SYMMETRIES = {};

  private final SwellPosition position;
  private final int cells;
  private final int[] cellOf;
  private final int[] played;
  private final Keys keys;
  private int ply;

  private SwellEndgame(SwellPosition position) {
    this.position = position;
    cells = position.freeCells();
    cellOf = new int[cells];
    played = new int[2 * cells];
    int count = 0;
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        cellOf[count++] = cell;
      }
    }
    keys = new Keys(cells, SwellSetup.PLAYERS);
  }

  /** Cells go into one key, and the turn into the other. */
  static @Nullable SwellEndgame of(SwellPosition position) {
    boolean fits = position.freeCells() <= Keys.mostCells(SwellSetup.PLAYERS) / 2;
    return position.isOver() || !fits ? null : new SwellEndgame(position);
  }

  @Override
  public int cells() {
    return cells;
  }

  @Override
  public int moveNumbers() {
    return cells + 1;
  }

  @Override
  public boolean isLegal(int number) {
    return position.refusal(move(number)) == null;
  }

  @Override
  public int players() {
    return SwellSetup.PLAYERS;
  }

  @Override
  public int move(int number) {
    return number == cells ? Moves.END_TURN : Moves.place(position.turn().mover(), cellOf[number]);
  }

  @Override
  public int plies() {
    return ply;
  }

  @Override
  public int mostPlies() {
    return 2 * cells;
  }

  @Override
  public int mover() {
    return position.mover();
  }

  @Override
  public int winner() {
    return isOver() ? Objects.requireNonNull(position.outcome()).winner() : Position.NONE;
  }

  @Override
  public boolean isOver() {
    return position.isOver();
  }

  @Override
  public double lead(int player) {
    return position.largest(player) - position.largest(1 - player);
  }

  @Override
  public boolean hasPoints() {
    return true;
  }

  @Override
  public int moves(int[] into) {
    int count = 0;
    for (int number = 0; number <= cells; number++) {
      if (isLegal(number)) {
        into[count++] = number;
      }
    }
    return count;
  }

  @Override
  public int colourAt(int number) {
    return position.stoneAt(cellOf[number]);
  }

  @Override
  public void play(int number) {
    if (number < cells) {
      keys.place(position.turn().mover(), number);
    }
    played[ply++] = number;
    position.play(move(number));
  }

  @Override
  public void undo() {
    position.undo();
    int number = played[--ply];
    if (number < cells) {
      keys.remove(position.turn().mover(), number);
    }
  }

  @Override
  public int key1() {
    return keys.key1();
  }

  @Override
  public int key2() {
    return position.turn().number();
  }

  @Override
  public boolean isMonotone() {
    return false;
  }

  @Override
  public int[][] symmetries() {
    return NO_SYMMETRIES;
  }

  @Override
  public double mostStates() {
    return SwellTurn.NUMBERS * Math.pow(SwellSetup.PLAYERS + 1, cells);
  }
}
