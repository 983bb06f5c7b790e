package org.hexstones.search.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.hexstones.game.Game;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.PuzzlePosition;
import org.hexstones.registry.Games;
import org.hexstones.search.Search;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;

/**
 * How many positions of games can be judged: one turn wins, several, or none. {@code
 * -Dhexstones.positions=200 -Dhexstones.millis=10000} measures what the composer can do.
 */
final class AnswerSearchTest {
  private static final int POSITIONS = Integer.getInteger("hexstones.positions", 24);
  private static final int MILLIS = Integer.getInteger("hexstones.millis", 300);
  private static final int LEAST_FREE = 4;
  private static final int MOST_FREE = 30;
  private static final int ITERATIONS = 40;
  private static final int STEPS = 100;

  /** What is known of a position after the time. */
  private enum Verdict {
    ONE,
    SEVERAL,
    NONE,
    OPEN
  }

  private static List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (Game game : Games.ALL.list()) {
      for (String text : game.samples()) {
        Setup setup = Games.ALL.setup(text).orThrow();
        if (setup.players() == 2) {
          setups.add(setup);
        }
      }
    }
    return setups;
  }

  /** A position of a quick game at the beginning of a turn, with at most so many free cells. */
  private static Play position(Setup setup, int free, int seed) {
    Play play = Play.begin(setup);
    Search search = Players.byName("hexstones:exact=0,nodes=4096").orThrow().search(play, seed);
    while (!play.isOver()) {
      Play asked =
          play.position().freeCells() <= free && play.position().isTurnStart()
              ? PuzzlePosition.fromStones(play)
              : null;
      if (asked != null && AnswerSearch.of(asked, Integer.MAX_VALUE, 2) != null) {
        return asked;
      }
      search.run(ITERATIONS);
      int move = search.bestMove();
      search.advance(move);
      play.play(move);
    }
    return play;
  }

  private static Verdict judge(Play play) {
    AnswerSearch search = Objects.requireNonNull(AnswerSearch.of(play, Integer.MAX_VALUE, 2));
    double end = System.nanoTime() / 1e6 + MILLIS;
    boolean open = true;
    while (open && System.nanoTime() / 1e6 < end) {
      open = search.run(STEPS);
    }
    if (search.found().size() > 1) {
      return Verdict.SEVERAL;
    }
    if (open) {
      return Verdict.OPEN;
    }
    return search.wins() ? Verdict.ONE : Verdict.NONE;
  }

  @Test
  void mostPositionsOfGamesAreJudged() {
    List<Setup> setups = setups();
    Map<String, List<Verdict>> tally = new TreeMap<>();
    Rng rng = new Rng(11);
    int judged = 0;
    int seed = 0;
    for (int i = 0; i < POSITIONS; seed++) {
      Setup setup = setups.get(seed % setups.size());
      Play play = position(setup, LEAST_FREE + rng.below(MOST_FREE - LEAST_FREE + 1), seed);
      if (play.isOver()) {
        continue;
      }
      i++;
      Verdict verdict = judge(play);
      judged += verdict == Verdict.OPEN ? 0 : 1;
      int from = play.position().freeCells() / 5 * 5;
      String row = setup.game().id() + (from < 10 ? "  " : " ") + from + "+";
      tally.computeIfAbsent(row, key -> new ArrayList<>()).add(verdict);
      tally.computeIfAbsent(setup.text(), key -> new ArrayList<>()).add(verdict);
    }
    StringBuilder table = new StringBuilder();
    tally.forEach(
        (row, verdicts) -> {
          table.append(row).append(':');
          for (Verdict verdict : Verdict.values()) {
            int times = Collections.frequency(verdicts, verdict);
            table.append(' ').append(verdict).append(' ').append(times);
          }
          table.append('\n');
        });
    System.out.println(table + "judged " + judged + " of " + POSITIONS);
    assertTrue(judged >= POSITIONS / 2);
  }

  /** The search in steps finds what a search for all answers finds. */
  @Test
  void foundAreAllAnswersOrEnough() {
    Rng rng = new Rng(3);
    for (int i = 0; i < 20; i++) {
      Setup setup = setups().get(i % setups().size());
      Play play = position(setup, 6, 100 + i);
      if (play.isOver()) {
        continue;
      }
      List<List<Integer>> all =
          Objects.requireNonNull(Answers.winning(play, Integer.MAX_VALUE, 999, 5_000_000));
      AnswerSearch search = Objects.requireNonNull(AnswerSearch.of(play, Integer.MAX_VALUE, 2));
      while (search.run(1 + rng.below(50))) {}
      assertEquals(!all.isEmpty(), search.wins());
      assertEquals(Math.min(2, all.size()), search.found().size());
      assertTrue(all.containsAll(search.found()));
    }
  }
}
