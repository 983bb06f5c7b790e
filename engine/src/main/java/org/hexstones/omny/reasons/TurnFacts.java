package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.parse.Lists;
import org.jspecify.annotations.Nullable;

/** The facts of one turn, those of most weight first. */
final class TurnFacts {
  /** Fewer stones are no group worth a word. */
  private static final int LEAST_GROUP = 2;

  /** A way that needs more stones is not near its end. */
  private static final int NEAR = 3;

  /** A cut that loses a smaller part of its stars is no news. */
  private static final int PART = 8;

  private final OmnyPosition position;
  private final int colour;
  private final int other;
  private final int goal;
  private final boolean alternates;
  private final boolean isPlainY;
  private final boolean isMisere;
  private final List<OmnyFact> facts = new ArrayList<>();

  /** What the single stones did, which weighs less than what the turn did. */
  private final List<OmnyFact> ofStones = new ArrayList<>();

  private final List<Integer> stones = new ArrayList<>();

  // Before the turn.
  private final List<Integer> wins;
  private final List<Integer> otherWins;
  private final int worst;

  /**
   * @param position the position before the turn
   */
  TurnFacts(OmnyPosition position) {
    this.position = position;
    colour = position.turns().colour();
    other = 1 - colour;
    goal = Setting.goal(position, colour);
    isMisere = position.setup().misere();
    alternates = Setting.alternates(position);
    isPlainY = position.isPlainY();
    wins = isMisere ? List.of() : WinningCells.of(position, colour);
    otherWins = isMisere ? List.of() : WinningCells.of(position, other);
    worst = position.standing(colour).worst();
  }

  /** Plays the moves, collects the facts, and takes the moves back. */
  List<OmnyFact> of(List<Integer> moves) {
    OmnyFact.Needs needs = isPlainY ? needs(moves) : null;
    boolean canPair = alternates && Setting.isExclusive(position);
    OmnyFact paired = null;
    for (int move : moves) {
      position.play(move);
      if (Moves.isPlace(move)) {
        stones.add(Moves.cell(move));
        addOfStone(Moves.cell(move));
      }
    }
    if (!stones.isEmpty()) {
      int after = position.standing(colour).worst();
      OmnyFact cut = new OmnyFact.WorstCut(colour, stones, worst, after, goal);
      if (position.isOver()) {
        facts.add(cut);
      } else {
        addThreats();
        // Two ways to win are often a pair, and easier to see.
        paired = canPair && !hasTwoWins() ? Pairing.of(position, colour) : null;
        add(paired);
        boolean isMuch = needs != null && needs.gain() > 1;
        add(isMuch ? needs : null);
        facts.addAll(ofStones);
        boolean isNear = needs != null && Math.min(needs.after(), needs.otherAfter()) <= NEAR;
        add(isNear && !isMuch ? needs : null);
        // Each stone takes its own star from the cut.
        int lost = worst - after;
        if (lost > stones.size() && PART * lost >= worst && !isPlainY) {
          facts.add(cut);
        }
      }
    }
    for (int i = 0; i < moves.size(); i++) {
      position.undo();
    }
    // A win by pairs is news only once. Before the turn it is looked for as seldom as possible.
    if (paired != null && Pairing.of(position, colour) != null) {
      facts.remove(paired);
    }
    return facts;
  }

  /** How the colour stands after a turn that did little for that; null after any other. */
  @Nullable OmnyFact littleDone(List<Integer> moves) {
    List<Integer> placed = OmnyReasons.stones(moves);
    if (isPlainY) {
      OmnyFact.Needs needs = counted(moves);
      return needs.gain() == 0 && needs.after() < Ways.NONE && needs.otherAfter() < Ways.NONE
          ? new OmnyFact.StillNeeds(colour, placed, needs.after(), needs.otherAfter())
          : null;
    }
    moves.forEach(position::play);
    int after = position.standing(colour).worst();
    moves.forEach(move -> position.undo());
    return after == worst
        ? new OmnyFact.SameCut(colour, placed, worst)
        : new OmnyFact.WorstCut(colour, placed, worst, after, goal);
  }

  /** What the turn did to the ways of both colours, or null if it made them no better. */
  private OmnyFact.@Nullable Needs needs(List<Integer> moves) {
    OmnyFact.Needs needs = counted(moves);
    return needs.gain() > 0 && needs.otherAfter() < Ways.NONE && needs.before() < Ways.NONE
        ? needs
        : null;
  }

  /** What both colours need before and after the turn, whether it helped or not. */
  private OmnyFact.Needs counted(List<Integer> moves) {
    Ways ways = new Ways(position.board());
    int before = ways.needs(position::stoneAt, colour);
    int otherBefore = ways.needs(position::stoneAt, other);
    moves.forEach(position::play);
    int after = ways.needs(position::stoneAt, colour);
    int otherAfter = ways.needs(position::stoneAt, other);
    for (int i = 0; i < moves.size(); i++) {
      position.undo();
    }
    return new OmnyFact.Needs(
        colour, OmnyReasons.stones(moves), before, after, otherBefore, otherAfter);
  }

  private boolean hasTwoWins() {
    for (OmnyFact fact : facts) {
      if (fact instanceof OmnyFact.TwoWins) {
        return true;
      }
    }
    return false;
  }

  private void add(@Nullable OmnyFact fact) {
    if (fact != null) {
      facts.add(fact);
    }
  }

  private void addThreats() {
    if (isMisere) {
      return;
    }
    if (!wins.isEmpty()) {
      facts.add(new OmnyFact.MissedWin(colour, wins));
    }
    List<Integer> now = WinningCells.of(position, colour);
    List<Integer> otherNow = WinningCells.of(position, other);
    if (alternates && wins.isEmpty() && otherWins.size() == 1 && otherNow.isEmpty()) {
      facts.add(new OmnyFact.MustAnswer(colour, otherWins.get(0)));
    }
    if (!otherNow.isEmpty() && position.isTurnStart()) {
      facts.add(new OmnyFact.WinsNow(other, otherNow));
    } else if (alternates && now.size() > 1) {
      facts.add(new OmnyFact.TwoWins(colour, now));
    } else if (!now.isEmpty()) {
      facts.add(new OmnyFact.WinsNow(colour, now));
    }
  }

  private void addOfStone(int stone) {
    if (isMisere || position.isOver()) {
      return;
    }
    ofStones.addAll(new Partings(position, stone).facts(LEAST_GROUP));
    if (isPlainY) {
      addSides(stone);
    }
    List<Integer> sizes = Lists.map(joined(stone), group -> group.length);
    int joined = 0;
    for (int i = 1; i < sizes.size(); i++) {
      joined += sizes.get(i);
    }
    if (joined >= LEAST_GROUP) {
      ofStones.add(new OmnyFact.Connects(colour, stone, sizes));
    }
    if (alternates) {
      addBridge(stone);
    }
  }

  private void addSides(int stone) {
    Ways ways = new Ways(position.board());
    List<Integer> group = Region.group(position, stone);
    int most = 0;
    for (int[] part : joined(stone)) {
      List<Integer> cells = new ArrayList<>();
      for (int cell : part) {
        cells.add(cell);
      }
      most = Math.max(most, ways.touched(cells));
    }
    int sides = ways.touched(group);
    if (sides > Math.max(1, most)) {
      ofStones.add(new OmnyFact.Sides(colour, stone, group, sides));
    }
  }

  /** The groups that a stone has joined, largest first. */
  private List<int[]> joined(int stone) {
    Board board = position.board();
    boolean[] seen = new boolean[board.size()];
    seen[stone] = true;
    List<int[]> groups = new ArrayList<>();
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = board.neighbour(stone, d);
      if (next != Board.NO_CELL && !seen[next] && position.stoneAt(next) == colour) {
        groups.add(Region.from(board, next, seen, cell -> position.stoneAt(cell) == colour));
      }
    }
    groups.sort((a, b) -> b.length - a.length);
    return groups;
  }

  /** The first bridge of a stone to another group, else in Y to a side. */
  private void addBridge(int stone) {
    Board board = position.board();
    OmnyFact toSide = null;
    for (int d = 0; d < Direction.COUNT; d++) {
      int one = board.neighbour(stone, d);
      int next = board.neighbour(stone, (d + 1) % Direction.COUNT);
      if (one == Board.NO_CELL || next == Board.NO_CELL || !isFree(one) || !isFree(next)) {
        continue;
      }
      int end = board.neighbour(one, (d + 1) % Direction.COUNT);
      OmnyFact bridge = new OmnyFact.Bridge(colour, stone, end, one, next);
      if (end == Board.NO_CELL) {
        toSide = isPlainY && leadsToNewSide(stone, one, next) ? bridge : toSide;
      } else if (position.stoneAt(end) == colour
          && position.groupAt(end) != position.groupAt(stone)) {
        ofStones.add(bridge);
        return;
      }
    }
    if (toSide != null) {
      ofStones.add(toSide);
    }
  }

  private boolean leadsToNewSide(int stone, int one, int next) {
    List<Integer> group = Region.group(position, stone);
    return new Ways(position.board()).isNewSide(List.of(one, next), group);
  }

  private boolean isFree(int cell) {
    return position.stoneAt(cell) == Position.NONE;
  }
}
