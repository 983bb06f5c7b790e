package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;

/**
 * A fact about a position, or about the stones that led to it. Each is true by the rules alone, and
 * tests recount it. Facts are about colours and stones, not about players, so that they hold
 * whoever has swapped.
 */
public sealed interface OmnyFact {
  /** The colour that it is about. */
  int colour();

  /** The cells that it speaks of. */
  List<Integer> cells();

  /**
   * The turn made the worst cut of the colour's best group smaller. If it is at most the goal, the
   * colour has made a winning group with it.
   *
   * @param stones the stones of the turn
   * @param before the stars of the worst cut before the turn; all stars if there was no group
   * @param after the stars of the worst cut after it
   * @param goal the maximum number of stars in a cut of a winning group
   */
  record WorstCut(int colour, List<Integer> stones, int before, int after, int goal)
      implements OmnyFact {
    public WorstCut {
      stones = List.copyOf(stones);
    }

    @Override
    public List<Integer> cells() {
      return stones;
    }
  }

  /**
   * The turn left the worst cut of the colour's best group as it was.
   *
   * @param stones the stones of the turn
   * @param stars the stars of the worst cut; all stars if there was no group
   */
  record SameCut(int colour, List<Integer> stones, int stars) implements OmnyFact {
    public SameCut {
      stones = List.copyOf(stones);
    }

    @Override
    public List<Integer> cells() {
      return stones;
    }
  }

  /**
   * In Y: how many stones each colour needs to join all three sides, if the other only passes. The
   * colour's turn neither lowered its own number nor raised the other one.
   *
   * @param stones the stones of the turn
   */
  record StillNeeds(int colour, List<Integer> stones, int own, int others) implements OmnyFact {
    public StillNeeds {
      stones = List.copyOf(stones);
    }

    @Override
    public List<Integer> cells() {
      return stones;
    }
  }

  /** The colour's stone lies on this cell later in the game. */
  record Taken(int colour, int cell) implements OmnyFact {
    @Override
    public List<Integer> cells() {
      return List.of(cell);
    }
  }

  /**
   * In Y: the group of the stone touches more sides than each of the groups that the stone joined,
   * or that it is one of.
   *
   * @param sides the number of sides that it touches
   */
  record Sides(int colour, int stone, List<Integer> group, int sides) implements OmnyFact {
    public Sides {
      group = List.copyOf(group);
    }

    @Override
    public List<Integer> cells() {
      return group;
    }
  }

  /**
   * The stone joined two or more groups of its colour.
   *
   * @param sizes their numbers of stones, largest first
   */
  record Connects(int colour, int stone, List<Integer> sizes) implements OmnyFact {
    public Connects {
      sizes = List.copyOf(sizes);
    }

    @Override
    public List<Integer> cells() {
      return List.of(stone);
    }
  }

  /**
   * After the turn one stone of the colour on any of these free cells makes a winning group, and
   * with no other cell one stone does. Not in misère.
   */
  record WinsNow(int colour, List<Integer> cells) implements OmnyFact {
    public WinsNow {
      cells = List.copyOf(cells);
    }
  }

  /**
   * After the turn the other colour is to move. One stone of the colour wins on each of these two
   * or more cells, and the other colour has no such cell. So the colour wins with its next stone.
   * Only where turns have one stone, and not in misère.
   */
  record TwoWins(int colour, List<Integer> cells) implements OmnyFact {
    public TwoWins {
      cells = List.copyOf(cells);
    }
  }

  /**
   * The colour placed its stone on the only cell with which the other colour would have won at
   * once, and it could not win itself. Only where turns have one stone, and not in misère.
   */
  record MustAnswer(int colour, int cell) implements OmnyFact {
    @Override
    public List<Integer> cells() {
      return List.of(cell);
    }
  }

  /**
   * The other colour could win with one stone on this cell alone. The colour could not win itself,
   * placed its stone elsewhere, and the other colour won with its next stone. Only where turns have
   * one stone, and not in misère.
   */
  record MissedAnswer(int colour, int cell) implements OmnyFact {
    @Override
    public List<Integer> cells() {
      return List.of(cell);
    }
  }

  /**
   * The colour was to move and could not win at once, and its turn was followed by one that gave
   * the other colour two ways to win ({@link TwoWins}). With a stone on one of these cells, and on
   * no other, the other colour could not have won at once, nor had two ways to win after any next
   * stone. Only where turns have one stone, and not in misère.
   */
  record MissedDefence(int colour, List<Integer> cells) implements OmnyFact {
    public MissedDefence {
      cells = List.copyOf(cells);
    }
  }

  /**
   * Before the turn one stone of the colour, which was to move, would have won on each of these
   * cells, and the turn did not win. Not in misère.
   */
  record MissedWin(int colour, List<Integer> cells) implements OmnyFact {
    public MissedWin {
      cells = List.copyOf(cells);
    }
  }

  /**
   * After the turn each gap between these stones, and between them and the edge, is a pair of free
   * cells, no two pairs share a cell, and the stones with one cell of each pair, whichever it is,
   * are a winning group. So the colour wins by answering in each pair. Only where turns have one
   * stone, only one colour can have a winning group on a full board, and not in misère.
   *
   * @param stones stones of the colour
   * @param pairs the cells of the first pair, of the second, and so on; none of them is needless
   */
  record PairedWin(int colour, List<Integer> stones, List<Integer> pairs) implements OmnyFact {
    public PairedWin {
      stones = List.copyOf(stones);
      pairs = List.copyOf(pairs);
    }

    @Override
    public List<Integer> cells() {
      return both(stones, pairs);
    }
  }

  /**
   * In Y: how many stones each colour needs to join all three sides, if the other only passes,
   * before and after the colour's turn. The turn lowered its own number or raised the other one.
   *
   * @param stones the stones of the turn
   */
  record Needs(
      int colour, List<Integer> stones, int before, int after, int otherBefore, int otherAfter)
      implements OmnyFact {
    public Needs {
      stones = List.copyOf(stones);
    }

    @Override
    public List<Integer> cells() {
      return stones;
    }

    /** By how much the turn changed the two numbers for its colour. */
    int gain() {
      return before - after + otherAfter - otherBefore;
    }
  }

  /**
   * The stone and another one of its colour, in a group of its own, have two free neighbours in
   * common, which are neighbours of each other. So if the other colour takes one of them, a stone
   * on the other joins the groups. In Y also towards a side that the stone's group does not touch.
   * Only where turns have one stone, and not in misère.
   *
   * @param end the other stone, or {@link org.hexstones.hex.Board#NO_CELL} towards a side
   * @param one the first of the two free cells
   * @param other the second of them
   */
  record Bridge(int colour, int stone, int end, int one, int other) implements OmnyFact {
    @Override
    public List<Integer> cells() {
      List<Integer> cells = new ArrayList<>(List.of(stone, one, other));
      if (end >= 0) {
        cells.add(end);
      }
      return List.copyOf(cells);
    }
  }

  /**
   * The stone of the other colour closed the last path of free cells and stones of the colour
   * between two of its groups. They will never be one group. Not in misère.
   *
   * @param stone the stone of the other colour
   * @param one the cells of the larger group
   * @param other the cells of the smaller group
   */
  record CutsOff(int colour, int stone, List<Integer> one, List<Integer> other)
      implements OmnyFact {
    public CutsOff {
      one = List.copyOf(one);
      other = List.copyOf(other);
    }

    @Override
    public List<Integer> cells() {
      List<Integer> cells = new ArrayList<>(both(one, other));
      cells.add(stone);
      return List.copyOf(cells);
    }
  }

  /**
   * With all free cells that it reached, and the groups on its way, this group of the colour would
   * have been a winning group before the stone of the other colour. It is not any more after it.
   * Not in misère.
   *
   * @param stone the stone of the other colour
   * @param group the cells of the group
   */
  record NoLongerReaches(int colour, int stone, List<Integer> group) implements OmnyFact {
    public NoLongerReaches {
      group = List.copyOf(group);
    }

    @Override
    public List<Integer> cells() {
      List<Integer> cells = new ArrayList<>(group);
      cells.add(stone);
      return List.copyOf(cells);
    }
  }

  /**
   * In misère: the colour's last stone made a winning group, by which it lost. On these free cells
   * it would not have.
   */
  record SafeCells(int colour, List<Integer> cells) implements OmnyFact {
    public SafeCells {
      cells = List.copyOf(cells);
    }
  }

  private static List<Integer> both(List<Integer> one, List<Integer> other) {
    List<Integer> cells = new ArrayList<>(one);
    cells.addAll(other);
    return List.copyOf(cells);
  }
}
