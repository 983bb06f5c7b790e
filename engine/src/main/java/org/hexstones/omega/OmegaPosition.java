package org.hexstones.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.game.Start;
import org.hexstones.game.Stones;
import org.hexstones.parse.Lists;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A game of OMEGA in progress. Within a turn the colours may be placed in any order. With the pie
 * rule, a player of the first round may take the marker of an earlier player instead of placing
 * stones.
 */
public final class OmegaPosition implements Position {
  private final OmegaSetup setup;
  private final int players;
  private final Stones stones;
  private final Groups groups;

  /** The moves so far, and the {@link Turn} before each. */
  private final int[] moves;

  private final int[] turns;
  private int plies;
  private int turn;

  /**
   * The number of plies whose stones are in the groups. The groups are updated only on demand,
   * because a search does not need them at most positions.
   */
  private int grouped;

  /** The set-up must have checked the start. */
  OmegaPosition(OmegaSetup setup, Start start) {
    this.setup = setup;
    players = setup.players();
    stones = new Stones(setup.board());
    groups = new Groups(setup.board(), players);
    int most = setup.board().size() + players;
    moves = new int[most];
    turns = new int[most];
    for (int stone : start.stones()) {
      stones.place(Moves.colour(stone), Moves.cell(stone));
      groups.place(Moves.colour(stone), Moves.cell(stone));
    }
    int colour = start.toMove() == null ? 0 : start.toMove().index();
    turn = Turn.first(setup.pie() && start.isEmpty(), colour);
  }

  /** The groups, updated to all stones. */
  private Groups groups() {
    for (; grouped < plies; grouped++) {
      int move = moves[grouped];
      if (Moves.isPlace(move)) {
        groups.place(Moves.colour(move), Moves.cell(move));
      }
    }
    return groups;
  }

  @Override
  public OmegaSetup setup() {
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
    return Turn.colour(turn) == 0
        && Turn.isStart(turn)
        && stones.freeCells() < setup.stonesOfRound();
  }

  /** The players by their scores. Of equal scores the later colour's ranks first. */
  @Override
  public @Nullable Outcome outcome() {
    if (!isOver()) {
      return null;
    }
    List<Product> scores = new ArrayList<>();
    List<Integer> colours = new ArrayList<>();
    for (int colour = 0; colour < players; colour++) {
      scores.add(score(colour));
      colours.add(colour);
    }
    colours.sort(
        (a, b) -> {
          int byScore = scores.get(b).compareTo(scores.get(a));
          return byScore != 0 ? byScore : b - a;
        });
    return new Outcome(Lists.map(colours, this::playerOf));
  }

  /** Every colour in play and its score: {@code white 48 black 28}. */
  @Override
  public String scoreText() {
    StringBuilder text = new StringBuilder();
    for (int colour = 0; colour < players; colour++) {
      text.append(colour == 0 ? "" : " ").append(Colour.of(colour).word());
      text.append(' ').append(score(colour));
    }
    return text.toString();
  }

  @Override
  public int mover() {
    return isOver() ? NONE : Turn.mover(turn);
  }

  @Override
  public int colourOf(int player) {
    return Turn.colourOf(turn, player);
  }

  @Override
  public int playerOf(int colour) {
    return Turn.playerOf(turn, colour);
  }

  @Override
  public boolean isTurnStart() {
    return Turn.isStart(turn);
  }

  @Override
  public int nextColour() {
    return isOver() ? NONE : Turn.nextColour(turn, players);
  }

  @Override
  public int stoneAt(int cell) {
    return stones.at(cell);
  }

  @Override
  public int freeCells() {
    return stones.freeCells();
  }

  /** A colour's score as the stones lie now, exact: the product of its groups' sizes. */
  public Product score(int colour) {
    return groups().score(colour);
  }

  /** The natural logarithm of {@link #score}, apart from rounding, at less cost. */
  public double logScore(int colour) {
    return groups().logScore(colour);
  }

  /** The sizes of a colour's groups, in ascending order. */
  public int[] groupSizes(int colour) {
    return groups().groupSizes(colour);
  }

  /** The number of stones of the group on a cell; 0 for a free cell. */
  public int groupSizeAt(int cell) {
    return groups().groupSizeAt(cell);
  }

  /** A cell that identifies a group until the next move; {@link #NONE} for a free cell. */
  public int groupAt(int cell) {
    return stones.at(cell) == NONE ? NONE : groups().root(cell);
  }

  @Override
  public @Nullable Reason refusal(int move) {
    return Refusals.of(this, move);
  }

  @Override
  public int legalMoves(int[] into) {
    int count = swaps(into);
    if (!isOver()) {
      for (int colour = 0; colour < players; colour++) {
        if (!Turn.isPlaced(turn, colour)) {
          count = placements(colour, into, count);
        }
      }
    }
    return count;
  }

  /** The legal moves, but only those placements that have {@link #nextColour}. */
  public int movesInColourOrder(int[] into) {
    int count = swaps(into);
    return isOver() ? count : placements(nextColour(), into, count);
  }

  private int swaps(int[] into) {
    int count = Turn.maySwap(turn) ? Turn.mover(turn) : 0;
    for (int player = 0; player < count; player++) {
      into[player] = Moves.swap(player);
    }
    return count;
  }

  private int placements(int colour, int[] into, int from) {
    int free = stones.freeCells();
    for (int i = 0; i < free; i++) {
      into[from + i] = Moves.place(colour, stones.free(i));
    }
    return from + free;
  }

  @Override
  public int maxLegalMoves() {
    return players * board().size() + players;
  }

  @Override
  public void play(int move) {
    moves[plies] = move;
    turns[plies++] = turn;
    if (Moves.isSwap(move)) {
      turn = Turn.afterSwapping(turn, players, Moves.player(move));
    } else {
      stones.place(Moves.colour(move), Moves.cell(move));
      turn = Turn.afterPlacing(turn, players, Moves.colour(move));
    }
  }

  @Override
  public void undo() {
    int move = moves[--plies];
    turn = turns[plies];
    if (Moves.isPlace(move)) {
      if (grouped > plies) {
        groups.remove(Moves.colour(move), Moves.cell(move));
      }
      stones.remove(Moves.cell(move));
    }
    grouped = Math.min(grouped, plies);
  }

  /**
   * The numbers of stones that will still be placed if nobody swaps any more.
   *
   * @param into receives them by colour
   */
  public void stonesToCome(int[] into) {
    int turnsToCome = Turn.turnsUntilWhite(turn, players);
    int left = stones.freeCells() - turnsToCome * players;
    for (int colour = 0; colour < players; colour++) {
      into[colour] = Turn.isPlaced(turn, colour) ? 0 : 1;
      left -= into[colour];
    }
    turnsToCome += (left / setup.stonesOfRound()) * players;
    for (int colour = 0; colour < players; colour++) {
      into[colour] = isOver() ? 0 : into[colour] + turnsToCome;
    }
  }

  /** The number of rounds still to play, including the present one; 0 if the game is over. */
  public int roundsLeft() {
    int[] toCome = new int[players];
    stonesToCome(toCome);
    int turnsLeft = 0;
    for (int stones : toCome) {
      turnsLeft = Math.max(turnsLeft, stones);
    }
    return (turnsLeft + players - 1) / players;
  }

  /** The present {@link Turn}. */
  public int turn() {
    return turn;
  }

  public Stones stones() {
    return stones;
  }

  @Override
  public int hash1() {
    return stones.hash1() ^ mixed(turn * 0x9E3779B1);
  }

  @Override
  public int hash2() {
    return stones.hash2() ^ mixed(turn * 0x85EBCA77);
  }

  /** Spreads every bit over all (the finaliser of Austin Appleby's MurmurHash3). */
  private static int mixed(int bits) {
    int mixed = (bits ^ (bits >>> 16)) * 0x85EBCA6B;
    mixed = (mixed ^ (mixed >>> 13)) * 0xC2B2AE35;
    return mixed ^ (mixed >>> 16);
  }
}
