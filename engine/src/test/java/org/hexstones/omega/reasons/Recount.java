package org.hexstones.omega.reasons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.omega.NaiveOmega;
import org.hexstones.omega.OmegaSetup;

/**
 * A finished game, counted anew.
 *
 * @param winner the player who won
 * @param loser the player who is compared with it
 */
record Recount(NaiveOmega end, List<NaiveStone> stones, int winner, int loser, OmegaSetup setup) {

  /** The stones of the player who holds a colour at the end. */
  Predicate<NaiveStone> by(int placer) {
    return stone -> stone.placer() == end.holder(placer);
  }

  /** The natural logarithm of what some stones of a colour multiplied its score by. */
  double log(int colour, Predicate<NaiveStone> fits) {
    return stones.stream()
        .filter(stone -> stone.colour() == colour)
        .filter(fits)
        .mapToDouble(NaiveStone::log)
        .sum();
  }

  List<Integer> cells(int colour, Predicate<NaiveStone> fits) {
    return stones.stream()
        .filter(stone -> stone.colour() == colour)
        .filter(fits)
        .map(NaiveStone::cell)
        .toList();
  }

  void assertHolders(int winnersColour, int losersColour) {
    assertEquals(winner, end.holder(winnersColour));
    assertEquals(loser, end.holder(losersColour));
  }

  void assertSingles(ResultFact.Singles of) {
    assertEquals(loser, end.holder(of.colour()));
    List<Set<Integer>> groups = end.groups(of.colour());
    assertEquals(groups.size(), of.all());
    List<Integer> cells =
        groups.stream().filter(group -> group.size() == 1).flatMap(Set::stream).sorted().toList();
    assertEquals(cells, of.cells());
  }

  void assertLargest(ResultFact.Largest of) {
    assertHolders(of.winner(), of.colour());
    List<Set<Integer>> groups = end.groups(of.colour());
    assertEquals(groups.stream().mapToInt(Set::size).max().orElseThrow(), of.size());
    assertEquals(groups.stream().mapToInt(Set::size).sum(), of.all());
    assertTrue(groups.contains(Set.copyOf(of.cells())));
    assertEquals(groups.stream().map(Set::size).sorted().toList(), of.sizes());
    assertEquals(end.groups(of.winner()).stream().map(Set::size).sorted().toList(), of.winners());
  }

  void assertJoined(ResultFact.Joined of) {
    List<NaiveStone> joins =
        stones.stream()
            .filter(by(of.placer()))
            .filter(stone -> stone.colour() == of.colour())
            .filter(NaiveStone::isCostly)
            .toList();
    assertEquals(
        joins.stream().map(NaiveStone::cell).sorted().toList(),
        of.cells().stream().sorted().toList());
    NaiveStone worst =
        joins.stream().filter(stone -> stone.cell() == of.cells().get(0)).findAny().orElseThrow();
    assertEquals(worst.turn(), of.turn());
    double least = joins.stream().map(NaiveStone::log).min(Comparator.naturalOrder()).orElseThrow();
    assertEquals(least, worst.log(), 1e-9);
    assertEquals(worst.before().toString(), of.effect().before().toString());
    assertEquals(worst.after().toString(), of.effect().after().toString());
    assertEquals(worst.joined(), of.effect().joined());
    assertTrue(worst.joined().size() > 1);
  }

  /**
   * Recounts what happened in a game after a turn and cannot happen after a better one.
   *
   * @param moves the number of moves before the turn
   */
  static void assertAvoids(TurnFact.Avoids of, Play ended, int moves, List<Integer> better) {
    int mover = NaiveStone.board(ended, moves).mover();
    int colour = of.effect().colour();
    assertEquals(mover, NaiveStone.board(ended, moves).holder(colour));
    Play until = Play.begin(ended.setup(), ended.start()).orThrow();
    boolean found = false;
    for (int i = 0; i < ended.size(); i++) {
      int player = NaiveStone.board(ended, i).mover();
      if (i >= moves && ended.moveAt(i) == Moves.place(colour, of.cell())) {
        NaiveStone stone = NaiveStone.next(until, ended.moveAt(i));
        assertTrue(stone.isCostly() && player == of.by() && player != mover);
        assertEquals(stone.joined(), of.effect().joined());
        assertEquals(stone.before().toString(), of.effect().before().toString());
        assertEquals(stone.after().toString(), of.effect().after().toString());
        found = true;
        break;
      }
      until.play(ended.moveAt(i));
    }
    assertTrue(found);
    Play other = Play.begin(ended.setup(), ended.start()).orThrow();
    ended.moves().subList(0, moves).forEach(other::play);
    better.forEach(other::play);
    assertTrue(
        better.stream().anyMatch(move -> Moves.isPlace(move) && Moves.cell(move) == of.cell())
            || !NaiveStone.next(other, Moves.place(colour, of.cell())).isCostly());
  }
}
