package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexstones.game.Moves;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.omny.OmnySetup;

/**
 * Recounts facts from the stones before and after a turn.
 *
 * @param setup the set-up
 * @param history the moves before the turn
 * @param moves the moves of the turn
 */
record NaiveFacts(OmnySetup setup, List<Integer> history, List<Integer> moves) {
  /** Of more pairs than this some choices are tried, and not all. */
  private static final int MOST_PAIRS = 9;

  private NaiveStones before() {
    return new NaiveStones(setup, history);
  }

  private NaiveStones after() {
    return afterStones(moves.size());
  }

  private NaiveStones afterStones(int count) {
    List<Integer> all = new ArrayList<>(history);
    all.addAll(moves.subList(0, count));
    return new NaiveStones(setup, all);
  }

  /** The stones right after one of the turn. */
  private NaiveStones afterStone(int cell) {
    for (int i = 0; i < moves.size(); i++) {
      if (Moves.isPlace(moves.get(i)) && Moves.cell(moves.get(i)) == cell) {
        return afterStones(i + 1);
      }
    }
    throw new AssertionError("no stone of the turn: " + cell);
  }

  private List<Integer> placed() {
    return moves.stream().filter(Moves::isPlace).map(Moves::cell).toList();
  }

  private int mover() {
    return moves.stream().filter(Moves::isPlace).map(Moves::colour).findFirst().orElse(-1);
  }

  private boolean alternates() {
    return !setup.misere() && setup.balance().stonesPerTurn() == 1;
  }

  /**
   * Whether a fact is true of a turn that did little.
   *
   * @param later the moves of the game after the turn
   */
  boolean isTrueOfLittle(OmnyFact fact, List<Integer> later) {
    if (fact instanceof OmnyFact.SameCut same) {
      return same.colour() == mover()
          && same.stones().equals(placed())
          && before().worst(same.colour()) == same.stars()
          && after().worst(same.colour()) == same.stars();
    } else if (fact instanceof OmnyFact.StillNeeds still) {
      int other = 1 - still.colour();
      return isY()
          && still.colour() == mover()
          && still.stones().equals(placed())
          && NaiveNeeds.of(after(), still.colour()) == still.own()
          && NaiveNeeds.of(after(), other) == still.others()
          && NaiveNeeds.of(before(), still.colour()) <= still.own()
          && NaiveNeeds.of(before(), other) >= still.others();
    } else if (fact instanceof OmnyFact.Taken taken) {
      return later.stream()
          .anyMatch(
              move ->
                  Moves.isPlace(move)
                      && Moves.cell(move) == taken.cell()
                      && Moves.colour(move) == taken.colour()
                      && taken.colour() != mover());
    }
    return isTrue(fact);
  }

  /** Whether a fact about the turn is true. */
  boolean isTrue(OmnyFact fact) {
    if (fact instanceof OmnyFact.WorstCut cut) {
      return isTrue(cut);
    } else if (fact instanceof OmnyFact.Sides sides) {
      return isTrue(sides);
    } else if (fact instanceof OmnyFact.Connects connects) {
      return isTrue(connects);
    } else if (fact instanceof OmnyFact.WinsNow wins) {
      return !setup.misere() && isExactly(wins.cells(), after().winningCells(wins.colour()));
    } else if (fact instanceof OmnyFact.TwoWins two) {
      return alternates()
          && two.colour() == mover()
          && two.cells().size() > 1
          && isExactly(two.cells(), after().winningCells(two.colour()))
          && after().winningCells(1 - two.colour()).isEmpty();
    } else if (fact instanceof OmnyFact.MustAnswer must) {
      return alternates()
          && must.colour() == mover()
          && before().winningCells(1 - must.colour()).equals(Set.of(must.cell()))
          && before().winningCells(must.colour()).isEmpty()
          && placed().equals(List.of(must.cell()));
    } else if (fact instanceof OmnyFact.MissedWin missed) {
      return !setup.misere()
          && missed.colour() == mover()
          && isExactly(missed.cells(), before().winningCells(missed.colour()))
          && !after().hasWon(missed.colour());
    } else if (fact instanceof OmnyFact.PairedWin paired) {
      return isTrue(paired);
    } else if (fact instanceof OmnyFact.Needs needs) {
      return isTrue(needs);
    } else if (fact instanceof OmnyFact.Bridge bridge) {
      return isTrue(bridge);
    } else if (fact instanceof OmnyFact.CutsOff cut) {
      return isTrue(cut);
    } else if (fact instanceof OmnyFact.NoLongerReaches shut) {
      return isTrue(shut);
    }
    throw new AssertionError("no fact of a turn: " + fact);
  }

  /**
   * Whether a fact about a finished game is true that names this turn.
   *
   * @param next the moves of the turn that follows, if there is one
   */
  boolean isTrueAtEnd(OmnyFact fact, List<Integer> next) {
    if (fact instanceof OmnyFact.MissedAnswer missed) {
      int other = 1 - missed.colour();
      return alternates()
          && missed.colour() == mover()
          && before().winningCells(other).equals(Set.of(missed.cell()))
          && before().winningCells(missed.colour()).isEmpty()
          && !placed().contains(missed.cell())
          && new NaiveFacts(setup, joined(), next).after().hasWon(other);
    } else if (fact instanceof OmnyFact.MissedDefence missed) {
      NaiveFacts following = new NaiveFacts(setup, joined(), next);
      Set<Integer> ways = following.after().winningCells(1 - missed.colour());
      return alternates()
          && missed.colour() == mover()
          && following.mover() == 1 - missed.colour()
          && ways.size() > 1
          && following.after().winningCells(missed.colour()).isEmpty()
          && before().winningCells(missed.colour()).isEmpty()
          && isExactly(missed.cells(), defences(before(), missed.colour()));
    } else if (fact instanceof OmnyFact.SafeCells safe) {
      NaiveStones without = after().without(placed().get(placed().size() - 1));
      Set<Integer> cells = new HashSet<>();
      for (int cell = 0; cell < setup.board().size(); cell++) {
        if (without.at[cell] == NaiveStones.FREE) {
          cells.add(cell);
        }
      }
      cells.removeAll(without.winningCells(safe.colour()));
      return setup.misere()
          && next.isEmpty()
          && safe.colour() == mover()
          && after().hasWon(safe.colour())
          && isExactly(safe.cells(), cells);
    }
    return isTrue(fact);
  }

  /** Every stone of the colour against every next stone of the other one. */
  private static Set<Integer> defences(NaiveStones stones, int colour) {
    Set<Integer> defences = new HashSet<>();
    for (int cell = 0; cell < stones.at.length; cell++) {
      if (stones.at[cell] == NaiveStones.FREE) {
        NaiveStones then = stones.with(colour, cell);
        boolean holds = then.winningCells(1 - colour).isEmpty();
        for (int next = 0; next < stones.at.length && holds; next++) {
          if (then.at[next] == NaiveStones.FREE) {
            NaiveStones last = then.with(1 - colour, next);
            holds =
                last.winningCells(1 - colour).size() < 2 || !last.winningCells(colour).isEmpty();
          }
        }
        if (holds) {
          defences.add(cell);
        }
      }
    }
    return defences;
  }

  private List<Integer> joined() {
    List<Integer> all = new ArrayList<>(history);
    all.addAll(moves);
    return all;
  }

  private static boolean isSame(List<Integer> cells, Set<Integer> expected) {
    return cells.size() == expected.size() && expected.containsAll(cells);
  }

  private static boolean isExactly(List<Integer> cells, Set<Integer> expected) {
    return !cells.isEmpty() && isSame(cells, expected);
  }

  private boolean isTrue(OmnyFact.WorstCut cut) {
    return cut.colour() == mover()
        && cut.stones().equals(placed())
        && before().worst(cut.colour()) == cut.before()
        && after().worst(cut.colour()) == cut.after()
        && cut.after() < cut.before()
        && (int) Math.floor(after().limit(cut.colour())) == cut.goal()
        && after().hasWon(cut.colour()) == cut.after() <= cut.goal();
  }

  private static int touched(NaiveStones stones, Set<Integer> group) {
    return (int) stones.sides().stream().filter(s -> s.stream().anyMatch(group::contains)).count();
  }

  private boolean isTrue(OmnyFact.Sides sides) {
    NaiveStones then = afterStone(sides.stone());
    NaiveStones without = then.without(sides.stone());
    Set<Integer> around = then.neighbours(sides.stone());
    return setup.text().startsWith("omny triangle:")
        && !setup.misere()
        && sides.colour() == mover()
        && isSame(sides.group(), then.group(sides.stone()))
        && touched(then, then.group(sides.stone())) == sides.sides()
        && without.groups(sides.colour()).stream()
            .filter(group -> group.stream().anyMatch(around::contains))
            .allMatch(group -> touched(without, group) < sides.sides());
  }

  private boolean isTrue(OmnyFact.Connects connects) {
    NaiveStones then = afterStone(connects.stone()).without(connects.stone());
    Set<Integer> around = then.neighbours(connects.stone());
    List<Integer> sizes =
        then.groups(connects.colour()).stream()
            .filter(group -> group.stream().anyMatch(around::contains))
            .map(Set::size)
            .sorted(Comparator.reverseOrder())
            .toList();
    return connects.colour() == mover() && sizes.size() > 1 && sizes.equals(connects.sizes());
  }

  /** Whatever cells of the pairs the colour gets, with these and the stones alone it wins. */
  private boolean isTrue(OmnyFact.PairedWin paired) {
    NaiveStones after = after();
    int pairs = paired.pairs().size() / 2;
    boolean known =
        alternates()
            && (setup.stars().size() + (int) (2 * after.komi)) % 2 == 1
            && new HashSet<>(paired.pairs()).size() == 2 * pairs
            && paired.pairs().stream().allMatch(cell -> after.at[cell] == NaiveStones.FREE)
            && paired.stones().stream().allMatch(cell -> after.at[cell] == paired.colour());
    Rng rng = new Rng(1);
    int choices = 1 << Math.min(MOST_PAIRS, pairs);
    for (int choice = 0; known && choice < choices; choice++) {
      Set<Integer> cells = new HashSet<>(paired.stones());
      for (int pair = 0; pair < pairs; pair++) {
        int side = pairs > MOST_PAIRS ? rng.below(2) : choice >> pair & 1;
        cells.add(paired.pairs().get(2 * pair + side));
      }
      Set<Integer> reached = after.piece(paired.stones().get(0), cells::contains);
      known = reached.equals(cells) && after.wins(paired.colour(), cells);
    }
    return known;
  }

  private boolean isY() {
    return !setup.misere()
        && setup.text().startsWith("omny triangle:")
        && setup.text().contains("stars=corners")
        && before().komi == 0;
  }

  private boolean isTrue(OmnyFact.Needs needs) {
    int other = 1 - needs.colour();
    return isY()
        && needs.colour() == mover()
        && needs.stones().equals(placed())
        && NaiveNeeds.of(before(), needs.colour()) == needs.before()
        && NaiveNeeds.of(after(), needs.colour()) == needs.after()
        && NaiveNeeds.of(before(), other) == needs.otherBefore()
        && NaiveNeeds.of(after(), other) == needs.otherAfter()
        && (needs.after() < needs.before() || needs.otherAfter() > needs.otherBefore());
  }

  private boolean isTrue(OmnyFact.Bridge bridge) {
    NaiveStones then = afterStone(bridge.stone());
    Set<Integer> common = then.neighbours(bridge.one());
    common.retainAll(then.neighbours(bridge.other()));
    boolean free =
        then.at[bridge.one()] == NaiveStones.FREE
            && then.at[bridge.other()] == NaiveStones.FREE
            && then.neighbours(bridge.one()).contains(bridge.other());
    boolean own = alternates() && bridge.colour() == mover() && common.contains(bridge.stone());
    Set<Integer> group = then.group(bridge.stone());
    if (bridge.end() == Board.NO_CELL) {
      boolean leads =
          then.sides().stream()
              .anyMatch(
                  side ->
                      side.contains(bridge.one())
                          && side.contains(bridge.other())
                          && side.stream().noneMatch(group::contains));
      return free && own && leads && setup.text().startsWith("omny triangle:");
    }
    return free
        && own
        && common.contains(bridge.end())
        && then.at[bridge.end()] == bridge.colour()
        && !group.contains(bridge.end());
  }

  private static boolean areJoined(NaiveStones stones, int colour, int one, int other) {
    return stones
        .piece(one, cell -> stones.at[cell] == colour || stones.at[cell] == NaiveStones.FREE)
        .contains(other);
  }

  private boolean isTrue(OmnyFact.CutsOff cut) {
    NaiveStones then = afterStone(cut.stone());
    int one = cut.one().get(0);
    int other = cut.other().get(0);
    return !setup.misere()
        && cut.colour() == 1 - mover()
        && cut.one().size() >= cut.other().size()
        && then.at[one] == cut.colour()
        && then.at[other] == cut.colour()
        && isSame(cut.one(), then.group(one))
        && isSame(cut.other(), then.group(other))
        && areJoined(then.without(cut.stone()), cut.colour(), one, other)
        && !areJoined(then, cut.colour(), one, other);
  }

  private boolean canWin(NaiveStones stones, int colour, int stone) {
    return stones.wins(
        colour,
        stones.piece(
            stone, cell -> stones.at[cell] == colour || stones.at[cell] == NaiveStones.FREE));
  }

  private boolean isTrue(OmnyFact.NoLongerReaches shut) {
    NaiveStones then = afterStone(shut.stone());
    int stone = shut.group().get(0);
    return !setup.misere()
        && shut.colour() == 1 - mover()
        && then.at[stone] == shut.colour()
        && isSame(shut.group(), then.group(stone))
        && canWin(then.without(shut.stone()), shut.colour(), stone)
        && !canWin(then, shut.colour(), stone);
  }
}
