package org.hexstones.swell;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.game.Start;
import org.hexstones.game.Stones;
import org.hexstones.game.UnionFind;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** A game of Swell being played. Player A has the white stones, player B the black ones. */
public final class SwellPosition implements Position {
  private static final int USUAL = 2;
  private static final int WITH_BONUS = 3;

  private final SwellSetup setup;
  private final Board board;
  private final Stones stones;
  private final UnionFind groups;

  /** By colour, the size of the largest group. */
  private final int[] largest = new int[SwellSetup.PLAYERS];

  private SwellTurn turn;

  /** By ply: the move, the turn before it, and the size of the mover's largest group before it. */
  private final int[] moves;

  private final SwellTurn[] turnBefore;
  private final int[] largestBefore;
  private int plies;

  private SwellPosition(SwellSetup setup, SwellTurn turn) {
    this.setup = setup;
    this.turn = turn;
    board = setup.board();
    stones = new Stones(board);
    groups = new UnionFind(board.size());
    // Each stone may be the last of its turn.
    moves = new int[2 * board.size()];
    turnBefore = new SwellTurn[moves.length];
    largestBefore = new int[moves.length];
  }

  /** On stones placed by hand a turn has the usual number of stones. */
  static Parsed<Position> begin(SwellSetup setup, Start start) {
    if (start.isEmpty()) {
      return Parsed.ok(new SwellPosition(setup, new SwellTurn(0, 1, 0, false)));
    }
    Colour toMove = start.toMove() == null ? Colour.WHITE : start.toMove();
    if (toMove.index() >= SwellSetup.PLAYERS) {
      return Parsed.refused(MoveProblem.START_COLOUR, toMove.word());
    }
    SwellTurn turn = new SwellTurn(toMove.index(), USUAL, 0, false);
    SwellPosition position = new SwellPosition(setup, turn);
    for (int stone : start.stones()) {
      Reason problem = position.problemAtStart(stone);
      if (problem != null) {
        return Parsed.refused(problem);
      }
      position.place(Moves.colour(stone), Moves.cell(stone));
    }
    return position.isOver() ? Parsed.refused(MoveProblem.START_OVER) : Parsed.ok(position);
  }

  private @Nullable Reason problemAtStart(int stone) {
    if (!Moves.isPlace(stone) || Moves.cell(stone) >= board.size()) {
      return Reason.of(MoveProblem.NO_SUCH_CELL);
    }
    if (Moves.colour(stone) >= SwellSetup.PLAYERS) {
      return Reason.of(MoveProblem.START_COLOUR, Colour.of(Moves.colour(stone)).word());
    }
    return stones.at(Moves.cell(stone)) == NONE
        ? null
        : Reason.of(MoveProblem.START_CELL_TWICE, board.name(Moves.cell(stone)));
  }

  @Override
  public SwellSetup setup() {
    return setup;
  }

  @Override
  public int plies() {
    return plies;
  }

  @Override
  public int moveAt(int ply) {
    return moves[ply];
  }

  @Override
  public boolean isOver() {
    return stones.freeCells() == 0;
  }

  @Override
  public @Nullable Outcome outcome() {
    if (!isOver()) {
      return null;
    }
    int winner = largest[0] > largest[1] ? 0 : 1;
    return new Outcome(List.of(winner, 1 - winner));
  }

  @Override
  public String scoreText() {
    return "white " + largest[0] + " black " + largest[1];
  }

  /** The size of a player's largest group. */
  public int largest(int player) {
    return largest[player];
  }

  /** What is to be known of the turn that cannot be seen on the board. */
  public SwellTurn turn() {
    return turn;
  }

  @Override
  public int mover() {
    return isOver() ? NONE : turn.mover();
  }

  @Override
  public int colourOf(int player) {
    return player;
  }

  @Override
  public int playerOf(int colour) {
    return colour;
  }

  @Override
  public boolean isTurnStart() {
    return turn.placed() == 0;
  }

  @Override
  public int nextColour() {
    return mover();
  }

  @Override
  public int stoneAt(int cell) {
    return stones.at(cell);
  }

  @Override
  public int freeCells() {
    return stones.freeCells();
  }

  @Override
  public @Nullable Reason refusal(int move) {
    if (isOver()) {
      return Reason.of(MoveProblem.GAME_OVER);
    }
    if (!Moves.isPlace(move)) {
      boolean ends = move == Moves.END_TURN && !isTurnStart();
      return ends ? null : Reason.of(MoveProblem.NOT_NOW);
    }
    int cell = Moves.cell(move);
    if (cell >= board.size()) {
      return Reason.of(MoveProblem.NO_SUCH_CELL);
    }
    if (stones.at(cell) != NONE) {
      return Reason.of(MoveProblem.OCCUPIED, board.name(cell));
    }
    return Moves.colour(move) == turn.mover()
        ? null
        : Reason.of(MoveProblem.NOT_YOUR_COLOUR, Colour.of(Moves.colour(move)).word());
  }

  @Override
  public int maxLegalMoves() {
    return board.size() + 1;
  }

  @Override
  public int legalMoves(int[] into) {
    int count = 0;
    for (int i = 0; i < stones.freeCells(); i++) {
      into[count++] = Moves.place(turn.mover(), stones.free(i));
    }
    if (!isOver() && !isTurnStart()) {
      into[count++] = Moves.END_TURN;
    }
    return count;
  }

  @Override
  public void play(int move) {
    moves[plies] = move;
    turnBefore[plies] = turn;
    largestBefore[plies++] = largest[turn.mover()];
    if (move == Moves.END_TURN) {
      turn = next(turn);
      return;
    }
    int before = Math.max(largest[0], largest[1]);
    place(turn.mover(), Moves.cell(move));
    turn = turn.withStone(before > 0 && largest[turn.mover()] > before);
    if (turn.placed() == turn.most()) {
      turn = next(turn);
    }
  }

  private SwellTurn next(SwellTurn ended) {
    int most = setup.bonus() && ended.swelled() ? WITH_BONUS : USUAL;
    return new SwellTurn(1 - ended.mover(), most, 0, false);
  }

  private void place(int colour, int cell) {
    stones.place(colour, cell);
    groups.add(cell);
    int root = cell;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = board.neighbour(cell, d);
      if (next != Board.NO_CELL && stones.at(next) == colour) {
        int other = groups.find(next);
        root = groups.unite(root, other) == UnionFind.NONE ? root : groups.find(root);
      }
    }
    largest[colour] = Math.max(largest[colour], groups.size(root));
  }

  @Override
  public void undo() {
    int move = moves[--plies];
    turn = turnBefore[plies];
    largest[turn.mover()] = largestBefore[plies];
    if (Moves.isPlace(move)) {
      while (groups.lastHung() != UnionFind.NONE) {
        groups.part();
      }
      groups.remove();
      stones.remove(Moves.cell(move));
    }
  }

  @Override
  public int hash1() {
    return stones.hash1() ^ (turn.number() * 0x9E3779B9);
  }

  @Override
  public int hash2() {
    return stones.hash2() ^ (turn.number() * 0xC2B2AE35);
  }
}
