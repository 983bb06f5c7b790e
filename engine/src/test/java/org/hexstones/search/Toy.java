package org.hexstones.search;

import java.util.List;
import org.hexstones.game.Game;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Moves;
import org.hexstones.game.Options;
import org.hexstones.game.Outcome;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Stones;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A game small enough to see through: players place one stone of their colour each turn; three
 * stones in a row win, and on a full board the last player wins.
 */
public final class Toy implements Game {
  @Override
  public String id() {
    return "toy";
  }

  @Override
  public List<String> keywords() {
    return List.of("toy");
  }

  @Override
  public Parsed<Setup> setup(String keyword, String board, Options options) {
    int players = Integer.parseInt(options.take("players", "2"));
    return Shapes.parse(board).map(shape -> new Rules(Board.of(shape), players));
  }

  public static Setup setup(String board, int players) {
    return new Rules(Board.of(Shapes.parse(board).orThrow()), players);
  }

  @Override
  public List<String> samples() {
    return List.of("toy hexhex:3");
  }

  @Override
  public SearchSupport searchSupport(Setup setup) {
    return new Kit();
  }

  private record Rules(Board board, int players) implements Setup {
    @Override
    public Game game() {
      return new Toy();
    }

    @Override
    public String text() {
      return "toy " + board.shape().text() + (players == 2 ? "" : " players=" + players);
    }

    @Override
    public Parsed<Position> position(Start start) {
      return Parsed.ok(new Row(this));
    }
  }

  private record Kit() implements SearchSupport {
    @Override
    public Playouts playouts(Position position) {
      return new RandomRest(position);
    }

    @Override
    public int candidates(Position position, int[] into) {
      return position.legalMoves(into);
    }
  }

  private static final class RandomRest implements Playouts {
    private final Position position;
    private final int[] colours;
    private final int[] legal;
    private int winner;

    RandomRest(Position position) {
      this.position = position;
      colours = new int[position.board().size()];
      legal = new int[position.maxLegalMoves()];
    }

    @Override
    public void run(Rng rng) {
      int played = 0;
      while (!position.isOver()) {
        position.play(legal[rng.below(position.legalMoves(legal))]);
        played++;
      }
      for (int cell = 0; cell < colours.length; cell++) {
        colours[cell] = position.stoneAt(cell);
      }
      Outcome outcome = position.outcome();
      winner = outcome == null ? Position.NONE : outcome.winner();
      for (int i = 0; i < played; i++) {
        position.undo();
      }
    }

    @Override
    public double reward(int player) {
      return player == winner ? 1 : 0;
    }

    @Override
    public int colourAt(int cell) {
      return colours[cell];
    }

    @Override
    public int[] colours() {
      return colours;
    }
  }

  private static final class Row implements Position {
    private final Rules rules;
    private final Stones stones;
    private final int[] moves;
    private int plies;

    Row(Rules rules) {
      this.rules = rules;
      stones = new Stones(rules.board());
      moves = new int[rules.board().size()];
    }

    @Override
    public Setup setup() {
      return rules;
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
      return stones.freeCells() == 0 || lastMadeARow();
    }

    private boolean lastMadeARow() {
      if (plies == 0) {
        return false;
      }
      int cell = Moves.cell(moves[plies - 1]);
      for (int d = 0; d < 3; d++) {
        if (alike(cell, d) + alike(cell, d + 3) >= 2) {
          return true;
        }
      }
      return false;
    }

    private int alike(int cell, int d) {
      int next = board().neighbour(cell, d);
      boolean same = next != Board.NO_CELL && stones.at(next) == stones.at(cell);
      return same ? 1 + alike(next, d) : 0;
    }

    @Override
    public @Nullable Outcome outcome() {
      if (!isOver()) {
        return null;
      }
      int players = rules.players();
      int winner = lastMadeARow() ? (plies - 1) % players : players - 1;
      return new Outcome(
          List.of(winner, (winner + 1) % players, (winner + 2) % players, (winner + 3) % players)
              .subList(0, players));
    }

    @Override
    public int mover() {
      return isOver() ? NONE : plies % rules.players();
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
      return true;
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
      boolean legal =
          !isOver()
              && Moves.isPlace(move)
              && Moves.colour(move) == mover()
              && Moves.cell(move) < board().size()
              && stones.at(Moves.cell(move)) == NONE;
      return legal ? null : Reason.of(MoveProblem.NOT_NOW);
    }

    @Override
    public int legalMoves(int[] into) {
      int count = 0;
      for (int cell = 0; cell < board().size() && !isOver(); cell++) {
        if (stones.at(cell) == NONE) {
          into[count++] = Moves.place(mover(), cell);
        }
      }
      return count;
    }

    @Override
    public void play(int move) {
      stones.place(Moves.colour(move), Moves.cell(move));
      moves[plies++] = move;
    }

    @Override
    public void undo() {
      stones.remove(Moves.cell(moves[--plies]));
    }

    @Override
    public int hash1() {
      return stones.hash1();
    }

    @Override
    public int hash2() {
      return stones.hash2();
    }
  }
}
