package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;

/** The rule of OMNY in its own words: sets of cells, flooded anew each time. */
public final class Naive {
  private Naive() {}

  /** The sets into which the wanted cells of a board fall. */
  public static List<Set<Integer>> pieces(Board board, IntPredicate wanted) {
    boolean[] left = new boolean[board.size()];
    for (int cell = 0; cell < left.length; cell++) {
      left[cell] = wanted.test(cell);
    }
    List<Set<Integer>> pieces = new ArrayList<>();
    for (int first = 0; first < left.length; first++) {
      if (left[first]) {
        left[first] = false;
        List<Integer> piece = new ArrayList<>(List.of(first));
        for (int i = 0; i < piece.size(); i++) {
          for (int d = 0; d < 6; d++) {
            int next = board.neighbour(piece.get(i), d);
            if (next != Board.NO_CELL && left[next]) {
              left[next] = false;
              piece.add(next);
            }
          }
        }
        pieces.add(new HashSet<>(piece));
      }
    }
    return pieces;
  }

  static List<Set<Integer>> groups(Position position, int colour) {
    return pieces(position.board(), cell -> position.stoneAt(cell) == colour);
  }

  static List<Set<Integer>> cuts(Board board, Set<Integer> group) {
    return pieces(board, cell -> !group.contains(cell));
  }

  static int stars(OmnySetup setup, Set<Integer> cells) {
    return (int) setup.stars().stream().filter(cells::contains).count();
  }

  /** The most stars in a cut of this group. */
  static int worst(OmnySetup setup, Set<Integer> group) {
    return cuts(setup.board(), group).stream().mapToInt(cut -> stars(setup, cut)).max().orElse(0);
  }

  public static boolean wins(OmnySetup setup, int colour, int twiceKomi, Set<Integer> group) {
    double komi = twiceKomi / 2.0;
    double half = setup.stars().size() / 2.0;
    return worst(setup, group) <= (colour == 1 ? half - komi : half + komi);
  }

  /** The colours that have a winning group. */
  static Set<Integer> winners(OmnyPosition position) {
    OmnySetup setup = position.setup();
    Set<Integer> winners = new HashSet<>();
    for (int colour = 0; colour < 2; colour++) {
      for (Set<Integer> group : groups(position, colour)) {
        if (wins(setup, colour, position.twiceKomi(), group)) {
          winners.add(colour);
        }
      }
    }
    return winners;
  }

  /**
   * The legal moves after these, from the empty board and not over, found from the whole history.
   */
  static Set<Integer> legalMoves(OmnySetup setup, List<Integer> history) {
    Balance balance = setup.balance();
    boolean named = history.stream().anyMatch(Moves::isKomi);
    boolean swapped = history.contains(Moves.swap(0));
    List<Integer> places = history.stream().filter(Moves::isPlace).map(Moves::cell).toList();
    Set<Integer> legal = new HashSet<>();
    if ((balance == Balance.KOMI || balance == Balance.KOMI_PIE) && !named) {
      IntStream.range(0, setup.stars().size()).forEach(twice -> legal.add(Moves.komi(twice)));
      return legal;
    }
    if (balance == Balance.KOMI && history.size() == 1) {
      return Set.of(Moves.KEEP, Moves.swap(0));
    }
    for (int cell = 0; cell < setup.board().size(); cell++) {
      if (!places.contains(cell)) {
        legal.add(Moves.place(colour(setup, places.size()), cell));
      }
    }
    boolean pie = balance == Balance.PIE || balance == Balance.KOMI_PIE;
    if (pie && places.size() == 1 && !swapped) {
      legal.add(Moves.swap(0));
    }
    return legal;
  }

  /** Who moves then. */
  static int mover(OmnySetup setup, List<Integer> history) {
    boolean named = history.stream().anyMatch(Moves::isKomi);
    int stones = (int) history.stream().filter(Moves::isPlace).count();
    if (setup.balance().namesKomi() && !named) {
      return 0;
    }
    if (setup.balance() == Balance.KOMI && history.size() == 1) {
      return 1;
    }
    int blacks = history.contains(Moves.swap(0)) ? 1 : 0;
    return colour(setup, stones) == 1 ? blacks : 1 - blacks;
  }

  /** The colour of the stone after so many, black being 1. */
  private static int colour(OmnySetup setup, int stones) {
    int turn = setup.balance() == Balance.TWELVE ? (stones + 1) / 2 : stones;
    return turn % 2 == 0 ? 1 : 0;
  }

  /** How many sequences of so many legal moves go on from here. */
  static int perft(OmnySetup setup, List<Integer> history, int plies) {
    if (isOver(setup, history)) {
      return plies == 0 ? 1 : 0;
    }
    if (plies <= 1) {
      return plies == 0 ? 1 : legalMoves(setup, history).size();
    }
    int all = 0;
    for (int move : legalMoves(setup, history)) {
      history.add(move);
      all += perft(setup, history, plies - 1);
      history.remove(history.size() - 1);
    }
    return all;
  }

  private static boolean isOver(OmnySetup setup, List<Integer> history) {
    int twiceKomi =
        history.stream()
            .filter(Moves::isKomi)
            .map(Moves::twiceKomi)
            .findAny()
            .orElse(setup.twiceKomi());
    for (int colour = 0; colour < 2; colour++) {
      int wanted = colour;
      for (Set<Integer> group :
          pieces(setup.board(), cell -> history.contains(Moves.place(wanted, cell)))) {
        if (wins(setup, colour, twiceKomi, group)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Everything a position keeps or tells of groups and wins, against a recount. */
  static void recountGroups(Position asked) {
    OmnyPosition position = (OmnyPosition) asked;
    OmnySetup setup = position.setup();
    Set<Integer> winners = winners(position);
    assertEquals(position.isOver() ? Set.of(position.maker()) : Set.of(), winners);
    if (position.isOver()) {
      int winner = setup.misere() ? 1 - position.maker() : position.maker();
      Outcome outcome = position.outcome();
      assertNotNull(outcome);
      assertEquals(position.playerOf(winner), outcome.winner());
    }
    for (int colour = 0; colour < 2; colour++) {
      int best = setup.stars().size() + 1;
      for (Set<Integer> group : groups(position, colour)) {
        best = Math.min(best, worst(setup, group));
        assertEquals(1, group.stream().map(position::groupAt).distinct().count());
        assertEquals(true, group.contains(position.groupAt(group.iterator().next())));
      }
      Standing standing = position.standing(colour);
      assertEquals(winners.contains(colour), standing.wins());
      assertEquals(standing.group() == Position.NONE, standing.cells().isEmpty());
      if (standing.group() == Position.NONE) {
        assertEquals(setup.stars().size() + 1, best);
        assertEquals(setup.stars().size(), standing.worst());
      } else {
        assertEquals(best, standing.worst());
        Set<Integer> group = new TreeSet<>(standing.cells());
        assertEquals(true, groups(position, colour).contains(group));
        Set<Set<Integer>> reported = new HashSet<>();
        standing.cuts().forEach(cut -> reported.add(new TreeSet<>(cut.cells())));
        assertEquals(new HashSet<>(cuts(setup.board(), group)), reported);
      }
    }
  }

  /** The same, and who may move what, of a game from the empty board. */
  static void recount(Position position) {
    recountGroups(position);
    if (!position.isOver()) {
      OmnySetup setup = (OmnySetup) position.setup();
      List<Integer> history =
          IntStream.range(0, position.plies()).mapToObj(position::moveAt).toList();
      int[] moves = new int[position.maxLegalMoves()];
      int count = position.legalMoves(moves);
      Set<Integer> reported = new HashSet<>(IntStream.of(moves).limit(count).boxed().toList());
      assertEquals(legalMoves(setup, history), reported);
      assertEquals(mover(setup, history), position.mover());
    }
  }
}
