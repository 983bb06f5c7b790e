package org.hexstones.omny;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.game.Start;
import org.hexstones.game.Stones;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A game of OMNY in progress. After a stone, only its own group can have become a winning group:
 * the cells of every other group's cuts stay the same, no matter whose stones are on them.
 */
public final class OmnyPosition implements Position {
  static final int COLOURS = 2;
  private static final Outcome[] WON_BY = {new Outcome(List.of(0, 1)), new Outcome(List.of(1, 0))};

  private final OmnySetup setup;
  private final int size;
  private final Stones stones;
  private final Groups groups;
  private final Cuts cuts;
  private final Turns turns;
  // Room for every cell, a komi, a choice of side or a swap, and one spare element.
  private final int[] moves;
  private int plies;
  private int maker = NONE;

  /**
   * The number of plies at the last check whether the game is over. The check is made only on
   * demand, because a search plays many moves that cannot end the game.
   */
  private int judged;

  private OmnyPosition(OmnySetup setup, Turns turns) {
    this.setup = setup;
    this.turns = turns;
    Board board = setup.board();
    size = board.size();
    int[] starOf = new int[size];
    for (int star : setup.stars()) {
      starOf[star] = 1;
    }
    stones = new Stones(board);
    groups = new Groups(board, stones, starOf);
    cuts = new Cuts(board, stones, starOf);
    moves = new int[size + 3];
  }

  /**
   * A position at a start. If it has stones or a colour to move, no komi is named and no swap is
   * possible. A fixed komi still applies, black moves first by default, and every turn has its full
   * number of stones.
   */
  static Parsed<Position> begin(OmnySetup setup, Start start) {
    if (start.isEmpty()) {
      return Parsed.ok(new OmnyPosition(setup, new Turns(setup)));
    }
    Colour toMove = start.toMove() == null ? Colour.BLACK : start.toMove();
    if (toMove.index() >= COLOURS) {
      return Parsed.refused(MoveProblem.START_COLOUR, toMove.word());
    }
    OmnyPosition position = new OmnyPosition(setup, new Turns(setup, toMove.index()));
    for (int stone : start.stones()) {
      Reason problem = Refusals.atStart(position, stone);
      if (problem != null) {
        return Parsed.refused(problem);
      }
      position.stones.place(Moves.colour(stone), Moves.cell(stone));
      position.groups.add(Moves.cell(stone));
    }
    for (int stone : start.stones()) {
      if (position.wins(position.groups.find(Moves.cell(stone)))) {
        return Parsed.refused(MoveProblem.START_OVER);
      }
    }
    return Parsed.ok(position);
  }

  @Override
  public OmnySetup setup() {
    return setup;
  }

  @Override
  public Board board() {
    return setup.board();
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
    return maker() != NONE;
  }

  /** The colour that has made a winning group, or {@link #NONE}. In misère this colour has lost. */
  public int maker() {
    if (judged != plies) {
      judged = plies;
      int move = moves[plies - 1];
      if (Moves.isPlace(move) && wins(groups.find(Moves.cell(move)))) {
        maker = Moves.colour(move);
      }
    }
    return maker;
  }

  @Override
  public @Nullable Outcome outcome() {
    return isOver() ? WON_BY[winnerFor(maker)] : null;
  }

  /** The player who wins when a colour makes a winning group. */
  public int winnerFor(int colour) {
    return turns.playerOf(setup.misere() ? 1 - colour : colour);
  }

  /**
   * The stars of each colour's worst cut and the limit for a winning group, while the game goes on:
   * {@code white 12/9.5 black 10/8.5}. Empty when a group has won.
   */
  @Override
  public String scoreText() {
    StringBuilder text = new StringBuilder();
    for (int colour = 0; colour < COLOURS && !isOver(); colour++) {
      Standing standing = standing(colour);
      text.append(colour == 0 ? "" : " ").append(Colour.of(colour).word()).append(' ');
      text.append(standing.worst()).append('/').append(MoveText.komi(standing.limitInHalves()));
    }
    return text.toString();
  }

  @Override
  public int mover() {
    return isOver() ? NONE : turns.mover();
  }

  @Override
  public int colourOf(int player) {
    return turns.colourOf(player);
  }

  @Override
  public int playerOf(int colour) {
    return turns.playerOf(colour);
  }

  @Override
  public boolean isTurnStart() {
    return turns.left() == turns.stonesPerTurn();
  }

  @Override
  public int nextColour() {
    return isOver() || !turns.isPlacing() ? NONE : turns.colour();
  }

  @Override
  public int stoneAt(int cell) {
    return stones.at(cell);
  }

  @Override
  public int freeCells() {
    return stones.freeCells();
  }

  /** The present komi in halves; 0 until it is named. */
  public int twiceKomi() {
    return turns.twiceKomi();
  }

  /** Whether the mover may swap now. */
  public boolean maySwap() {
    return !isOver() && turns.maySwap();
  }

  /** Whether the mover must choose a side. */
  public boolean mustChooseSide() {
    return !isOver() && turns.isChoosing();
  }

  /** Whether the mover must name the komi. */
  public boolean mustNameKomi() {
    return !isOver() && turns.isNaming();
  }

  @Override
  public @Nullable Reason refusal(int move) {
    return Refusals.of(this, move);
  }

  @Override
  public int legalMoves(int[] into) {
    if (isOver()) {
      return 0;
    }
    int count = 0;
    switch (turns.phase()) {
      case NAME_KOMI -> {
        for (int twice = 0; twice < setup.stars().size(); twice++) {
          into[count++] = Moves.komi(twice);
        }
      }
      case CHOOSE_SIDE -> into[count++] = Moves.KEEP;
      case PLACE -> {
        int free = stones.freeCells();
        while (count < free) {
          into[count] = Moves.place(turns.colour(), stones.free(count));
          count++;
        }
      }
    }
    if (turns.maySwap()) {
      into[count++] = Moves.swap(0);
    }
    return count;
  }

  @Override
  public void play(int move) {
    moves[plies++] = move;
    if (Moves.isPlace(move)) {
      place(Moves.cell(move));
    } else if (Moves.isKomi(move)) {
      turns.nameKomi(Moves.twiceKomi(move));
    } else if (move == Moves.KEEP) {
      turns.keep();
    } else {
      turns.swap();
    }
  }

  private void place(int cell) {
    stones.place(turns.colour(), cell);
    groups.add(cell);
    turns.place();
  }

  @Override
  public void undo() {
    int move = moves[--plies];
    // The game was not over before the last move.
    maker = NONE;
    judged = plies;
    turns.undo();
    if (Moves.isPlace(move)) {
      groups.remove();
      stones.remove(Moves.cell(move));
    }
  }

  /** Whether the group of a root is a winning group. */
  private boolean wins(int root) {
    int outside = setup.stars().size() - groups.stars(root);
    int limit = limit(stones.at(root));
    // The first two tests are cheap. If few stars are outside the group, no cut is too large. If
    // many are outside, the group needs many cuts.
    return outside <= limit
        || (groups.cuts(root) * limit >= outside && cuts.allWithin(root, outside, limit));
  }

  /** The maximum number of stars in a cut of a winning group of this colour. */
  private int limit(int colour) {
    return setup.limitInHalves(colour, turns.twiceKomi()) / 2;
  }

  /** The root cell of a cell's group, or {@link #NONE} for a free cell. */
  public int groupAt(int cell) {
    return stones.at(cell) == NONE ? NONE : groups.find(cell);
  }

  /** A colour's best group and how near it is to winning. It is too slow for hot code. */
  public Standing standing(int colour) {
    int limit = setup.limitInHalves(colour, turns.twiceKomi());
    return Standing.of(this, colour, limit, groups, cuts);
  }

  /** Whether whoever joins all three sides wins: Y without a komi. */
  public boolean isPlainY() {
    return !setup.misere()
        && Preset.of(board(), setup.starSet()) == Preset.Y
        && setup.stars().size() == 3
        && twiceKomi() == 0;
  }

  /** The most sides of the triangle of Y that one group of a colour touches. */
  public int sidesReached(int colour) {
    return Integer.bitCount(directionsOff(colour)) / 2;
  }

  /**
   * The directions in which the {@link #nearestGroup} of a colour touches the edge, a bit each. At
   * each side of the triangle of Y two directions lead off the board, and no two sides share one.
   */
  public int directionsOff(int colour) {
    int nearest = nearestGroup(colour);
    return nearest == NONE ? 0 : directionsOff()[nearest];
  }

  /**
   * The root cell of a colour's group that touches most sides of the triangle of Y, of those the
   * largest, of those the one with the first cell; {@link #NONE} without a stone.
   */
  public int nearestGroup(int colour) {
    int[] off = directionsOff();
    int nearest = NONE;
    for (int cell = 0; cell < size; cell++) {
      if (stones.at(cell) == colour) {
        int group = groups.find(cell);
        nearest = nearest == NONE || isNearer(off, group, nearest) ? group : nearest;
      }
    }
    return nearest;
  }

  /** By root cell: the directions in which a group touches the edge. */
  private int[] directionsOff() {
    int[] off = new int[size];
    for (int cell = 0; cell < size; cell++) {
      if (stones.at(cell) != NONE) {
        off[groups.find(cell)] |= board().directionsOff(cell);
      }
    }
    return off;
  }

  private boolean isNearer(int[] off, int group, int other) {
    int more = Integer.bitCount(off[group]) - Integer.bitCount(off[other]);
    return more > 0 || (more == 0 && groups.size(group) > groups.size(other));
  }

  /**
   * Whether a stone of a colour on a free cell would make a winning group, whoever is to move. The
   * game is not over.
   */
  public boolean winsWith(int colour, int cell) {
    stones.place(colour, cell);
    boolean wins = wins(groups.add(cell));
    groups.remove();
    stones.remove(cell);
    return wins;
  }

  /** The same for a stone after another one of the colour. */
  public boolean winsWith(int colour, int earlier, int cell) {
    stones.place(colour, earlier);
    groups.add(earlier);
    boolean wins = winsWith(colour, cell);
    groups.remove();
    stones.remove(earlier);
    return wins;
  }

  /** The number of stars on a cell: 1 or 0. */
  int starsOn(int cell) {
    return setup.stars().contains(cell) ? 1 : 0;
  }

  /** The cuts of the group of a stone, if it were placed on a free cell. */
  List<Cut> cutsWith(int colour, int cell) {
    stones.place(colour, cell);
    List<Cut> left = cuts.of(cell);
    stones.remove(cell);
    return left;
  }

  @Override
  public int hash1() {
    return stones.hash1() ^ turns.hash(0x9E3779B9);
  }

  @Override
  public int hash2() {
    return stones.hash2() ^ turns.hash(0xC2B2AE35);
  }

  public Stones stones() {
    return stones;
  }

  public Turns turns() {
    return turns;
  }
}
