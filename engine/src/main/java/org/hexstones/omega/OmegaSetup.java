package org.hexstones.omega;

import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The set-up of a game of OMEGA. Any board with room for one round is possible, connected or not.
 *
 * @param game the game that made it
 * @param players 2 to 4; as many colours are in play
 * @param pie whether the pie rule applies to the first round
 */
public record OmegaSetup(OmegaGame game, Board board, int players, boolean pie) implements Setup {
  public static final int MIN_PLAYERS = 2;
  public static final int MAX_PLAYERS = 4;

  public OmegaSetup {
    if (players < MIN_PLAYERS || players > MAX_PLAYERS || board.size() < players * players) {
      throw new IllegalArgumentException(board + " for " + players);
    }
  }

  /**
   * A set-up, or a refusal if the board is too small.
   *
   * @param players 2 to 4
   */
  public static Parsed<OmegaSetup> of(OmegaGame game, Board board, int players, boolean pie) {
    int needed = players * players;
    return board.size() < needed
        ? Parsed.refused(OmegaProblem.TOO_FEW_CELLS, players, needed, board.size())
        : Parsed.ok(new OmegaSetup(game, board, players, pie));
  }

  @Override
  public boolean hasTournament() {
    return hasTournament(players, pie);
  }

  /**
   * Whether set-ups with these options can make a tournament: those for two, and without the pie
   * rule, which exchanges colours too.
   */
  public static boolean hasTournament(int players, boolean pie) {
    return players == 2 && !pie;
  }

  /** The number of stones of a full round. Without room for them white's turn does not begin. */
  public int stonesOfRound() {
    return players * players;
  }

  @Override
  public String text() {
    return game().id()
        + " "
        + board.shape().text()
        + (players == MIN_PLAYERS ? "" : " players=" + players)
        + (pie ? " pie=on" : "");
  }

  /**
   * A position at a start. If it has stones or a colour to move, the pie rule does not apply: it
   * belongs to the first round of an empty board.
   */
  @Override
  public Parsed<Position> position(Start start) {
    Reason problem = problem(start);
    return problem == null ? Parsed.ok(new OmegaPosition(this, start)) : Parsed.refused(problem);
  }

  private @Nullable Reason problem(Start start) {
    boolean[] taken = new boolean[board.size()];
    for (int stone : start.stones()) {
      if (!Moves.isPlace(stone)) {
        return Reason.of(MoveProblem.NOT_A_MOVE, stone);
      }
      int colour = Moves.colour(stone);
      int cell = Moves.cell(stone);
      if (colour >= players) {
        return Reason.of(MoveProblem.START_COLOUR, Colour.of(colour).word());
      }
      if (cell >= board.size()) {
        return Reason.of(MoveProblem.NO_SUCH_CELL);
      }
      if (taken[cell]) {
        return Reason.of(MoveProblem.START_CELL_TWICE, board.name(cell));
      }
      taken[cell] = true;
    }
    Colour toMove = start.toMove() == null ? Colour.WHITE : start.toMove();
    if (toMove.index() >= players) {
      return Reason.of(MoveProblem.START_COLOUR, toMove.word());
    }
    int free = board.size() - start.stones().size();
    int needed = (players - toMove.index()) * players;
    if (free >= needed) {
      return null;
    }
    return toMove == Colour.WHITE
        ? Reason.of(MoveProblem.START_OVER)
        : Reason.of(OmegaProblem.START_TOO_FULL, needed, free);
  }
}
