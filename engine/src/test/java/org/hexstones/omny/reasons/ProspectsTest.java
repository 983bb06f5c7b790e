package org.hexstones.omny.reasons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.registry.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recounts the prospects of random positions by the rules alone. */
final class ProspectsTest {
  private final List<Integer> history = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sunder 3",
        "sunder 4",
        "gyre 4",
        "free-y 3,3,3,4,2,4",
        "omny triangle:5 stars=all komi=2.5",
        "omny hexhex:3 stars=corners+centre balance=pie"
      })
  void oneAndTwoStonesAreRecounted(String command) {
    OmnySetup setup = (OmnySetup) Games.ALL.setup(command).orThrow();
    Rng rng = new Rng(5);
    int[] met = new int[4];
    for (int game = 0; game < 6; game++) {
      Play play = Play.begin(setup);
      history.clear();
      while (!play.isOver()) {
        OmnyPosition position = (OmnyPosition) play.position();
        for (int colour = 0; colour < 2 && position.nextColour() != Position.NONE; colour++) {
          Prospects prospects = OmnyReasons.prospects(position, colour);
          Naive naive = naive(new NaiveStones(setup, history), colour);
          assertEquals(naive.needs(), prospects.needs());
          assertEquals(List.copyOf(naive.critical()), prospects.critical());
          met[Math.min(3, naive.needs())]++;
        }
        int[] moves = new int[play.position().maxLegalMoves()];
        int move = moves[rng.below(play.position().legalMoves(moves))];
        play.play(move);
        history.add(move);
      }
    }
    assertTrue(met[1] > 0 && met[2] > 0 && met[3] > 0, Arrays.toString(met));
  }

  private record Naive(int needs, Set<Integer> critical) {}

  /** By all stones and all pairs, and again after each stone of the other colour. */
  private static Naive naive(NaiveStones stones, int colour) {
    int needs = needs(stones, colour);
    Set<Integer> critical = new TreeSet<>();
    for (int cell = 0; cell < stones.at.length && needs < Prospects.MANY; cell++) {
      if (stones.at[cell] == NaiveStones.FREE
          && needs(stones.with(1 - colour, cell), colour) > needs) {
        critical.add(cell);
      }
    }
    return new Naive(needs, critical);
  }

  private static int needs(NaiveStones stones, int colour) {
    if (!stones.winningCells(colour).isEmpty()) {
      return 1;
    }
    for (int cell = 0; cell < stones.at.length; cell++) {
      if (stones.at[cell] == NaiveStones.FREE
          && !stones.with(colour, cell).winningCells(colour).isEmpty()) {
        return 2;
      }
    }
    return Prospects.MANY;
  }

  @ParameterizedTest
  @ValueSource(strings = {"y 4", "y 5", "y 6"})
  void prospectsAreRecounted(String command) {
    OmnySetup setup = (OmnySetup) Games.ALL.setup(command).orThrow();
    Rng rng = new Rng(7);
    int critical = 0;
    for (int game = 0; game < 12; game++) {
      Play play = Play.begin(setup);
      history.clear();
      while (!play.isOver()) {
        for (int colour = 0; colour < 2; colour++) {
          critical += check(setup, (OmnyPosition) play.position(), colour);
        }
        int[] moves = new int[play.position().maxLegalMoves()];
        int move = moves[rng.below(play.position().legalMoves(moves))];
        if (Moves.isPlace(move)) {
          play.play(move);
          history.add(move);
        }
      }
    }
    assertTrue(critical > 0);
  }

  private int check(OmnySetup setup, OmnyPosition position, int colour) {
    NaiveStones stones = new NaiveStones(setup, history);
    Prospects prospects = OmnyReasons.prospects(position, colour);
    int needs = NaiveNeeds.byTrees(stones, colour);
    assertEquals(Math.min(needs, Prospects.NEVER), prospects.needs());
    Set<Integer> critical = new TreeSet<>();
    for (int cell = 0; cell < setup.board().size() && needs < Prospects.NEVER; cell++) {
      if (stones.at[cell] == NaiveStones.FREE
          && NaiveNeeds.byTrees(stones.with(1 - colour, cell), colour) > needs) {
        critical.add(cell);
      }
    }
    assertEquals(List.copyOf(critical), prospects.critical());
    checkGroup(stones, prospects, colour);
    assertEquals(
        position.sidesReached(colour),
        prospects.sides().stream().filter(side -> side.away() == 0).count());
    assertEquals(
        List.copyOf(stones.winningCells(colour)), OmnyReasons.winningCells(position, colour));
    return critical.size();
  }

  private static void checkGroup(NaiveStones stones, Prospects prospects, int colour) {
    List<Set<Integer>> sides = stones.sides();
    Comparator<Set<Integer>> order =
        Comparator.comparingLong((Set<Integer> group) -> -touched(sides, group))
            .thenComparing(group -> -group.size())
            .thenComparing(group -> group.iterator().next());
    List<Set<Integer>> groups = stones.groups(colour).stream().sorted(order).toList();
    Set<Integer> best = groups.isEmpty() ? Set.of() : groups.get(0);
    assertEquals(List.copyOf(best), prospects.group());
    assertEquals(3, prospects.sides().size());
    for (Prospects.Side side : prospects.sides()) {
      Set<Integer> cells =
          sides.stream()
              .filter(one -> one.contains(side.first()) && one.contains(side.last()))
              .findFirst()
              .orElseThrow();
      assertTrue(stones.setup.stars().containsAll(Set.of(side.first(), side.last())), "corners");
      assertEquals(away(stones, colour, best, cells), side.away());
    }
  }

  private static long touched(List<Set<Integer>> sides, Set<Integer> group) {
    return sides.stream().filter(side -> side.stream().anyMatch(group::contains)).count();
  }

  /** Stone by stone: what the group reaches with none, one, two more. */
  private static int away(NaiveStones stones, int colour, Set<Integer> group, Set<Integer> side) {
    Set<Integer> reached = new TreeSet<>(group);
    for (int more = 0; more <= stones.board.size(); more++) {
      if (side.stream().anyMatch(reached::contains)) {
        return more;
      }
      Set<Integer> next = new TreeSet<>(reached);
      for (int cell : reached) {
        for (int beside : stones.neighbours(cell)) {
          if (stones.at[beside] == NaiveStones.FREE) {
            next.add(beside);
            stones.neighbours(beside).stream()
                .filter(one -> stones.at[one] == colour)
                .forEach(one -> next.addAll(stones.group(one)));
          }
        }
      }
      reached = next;
    }
    return Prospects.NEVER;
  }
}
