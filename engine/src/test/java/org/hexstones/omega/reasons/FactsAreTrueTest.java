package org.hexstones.omega.reasons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.omega.NaiveOmega;
import org.hexstones.omega.Omega;
import org.hexstones.omega.OmegaSetup;
import org.hexstones.registry.Games;
import org.hexstones.search.Search;
import org.hexstones.tools.novices.Novice;
import org.junit.jupiter.api.Test;

/**
 * Recounts the facts of many games. The property {@code hexstones.sentences} is the number of facts
 * of each kind that are wanted; then the test prints how many it has seen.
 */
final class FactsAreTrueTest {
  private static final int WANTED = Integer.getInteger("hexstones.sentences", 0);
  private static final int GAMES = 100;
  private static final List<Novice> NOVICES =
      List.of(Novice.RANDOM, Novice.GREEDY, Novice.APART, Novice.CAREFUL);
  private static final List<String> KINDS =
      List.of(
          "Avoids",
          "Joined",
          "Largest",
          "NewGroups",
          "OntoLargest",
          "OthersStones",
          "OwnStones",
          "Placed",
          "Prevents",
          "Singles");

  private final Map<String, Integer> seen = new TreeMap<>();

  @Test
  void everyFactIsRecounted() {
    List<Setup> setups = new ArrayList<>(Omega.setups());
    for (String sample : Games.ALL.list().get(0).samples()) {
      setups.add(Games.ALL.setup(sample).orThrow());
    }
    Rng rng = new Rng(7);
    for (int game = 0; game < GAMES || fewest() < WANTED; game++) {
      play(setups.get(rng.below(setups.size())), rng);
    }
    assertEquals(KINDS, List.copyOf(seen.keySet()));
    if (WANTED > 0) {
      System.out.println(seen);
    }
  }

  private int fewest() {
    return seen.size() < KINDS.size() ? 0 : seen.values().stream().min(Integer::compare).orElse(0);
  }

  private void play(Setup setup, Rng rng) {
    Play play = Play.begin(setup);
    List<Novice> seats = new ArrayList<>();
    for (int player = 0; player < setup.players(); player++) {
      seats.add(NOVICES.get(rng.below(NOVICES.size())));
    }
    int[] legal = new int[play.position().maxLegalMoves()];
    while (!play.isOver()) {
      int move = legal[rng.below(play.position().legalMoves(legal))];
      if (Moves.isPlace(move) && rng.below(4) > 0) {
        Search search = seats.get(play.mover()).search(play, rng.below(1 << 20));
        while (search.run(1)) {
          // Until it has chosen.
        }
        move = search.bestMove();
      }
      if (rng.below(3) == 0) {
        turn(play, move);
      }
      play.play(move);
    }
    result(play);
    for (int begin = 0; begin < play.size(); begin += 1 + rng.below(play.size())) {
      avoided(play, begin, rng);
    }
  }

  /** A random turn is compared with one of the game. */
  private void avoided(Play ended, int moves, Rng rng) {
    Play play = Play.begin(ended.setup(), ended.start()).orThrow();
    ended.moves().subList(0, moves).forEach(play::play);
    if (!play.position().isTurnStart()) {
      return;
    }
    List<Integer> better = new ArrayList<>();
    int[] legal = new int[play.position().maxLegalMoves()];
    do {
      better.add(legal[rng.below(play.position().legalMoves(legal))]);
      play.play(better.get(better.size() - 1));
    } while (!play.position().isTurnStart());
    better.forEach(move -> play.undo());
    TurnFact.Avoids fact =
        TurnFacts.avoided(play, better, ended.moves().subList(moves, ended.size()));
    assertEquals(moves, play.size());
    if (fact != null) {
      count(fact);
      Recount.assertAvoids(fact, ended, moves, better);
    }
  }

  private void turn(Play play, int move) {
    for (TurnFact fact : TurnFacts.of(play, List.of(move))) {
      count(fact);
      int colour = fact.effect().colour();
      NaiveStone stone = NaiveStone.next(play, Moves.place(colour, fact.cell()));
      assertEquals(stone.cell(), fact.cell());
      assertEquals(stone.before().toString(), fact.effect().before().toString());
      assertEquals(stone.after().toString(), fact.effect().after().toString());
      assertEquals(stone.joined(), fact.effect().joined());
      boolean prevents = fact instanceof TurnFact.Prevents;
      assertEquals(prevents, Moves.colour(move) != colour);
      assertTrue(!prevents || (stone.isCostly() && stone.joined().size() > 1));
    }
  }

  private void result(Play play) {
    NaiveOmega end = NaiveStone.board(play, play.size());
    List<NaiveStone> stones = NaiveStone.of(play);
    for (int player = Position.NONE; player < play.setup().players(); player++) {
      List<ResultFact> facts = OmegaReasons.of(play, player);
      assertTrue(facts.size() <= 2);
      int winner = end.ranking().get(0);
      int loser = player == Position.NONE || player == winner ? end.ranking().get(1) : player;
      for (ResultFact fact : facts) {
        count(fact);
        check(fact, new Recount(end, stones, winner, loser, (OmegaSetup) play.setup()));
      }
    }
  }

  private void count(Object fact) {
    seen.merge(fact.getClass().getSimpleName(), 1, Integer::sum);
  }

  private static void check(ResultFact fact, Recount naive) {
    if (fact instanceof ResultFact.OwnStones of) {
      naive.assertHolders(of.winner(), of.loser());
      assertEquals(naive.log(of.winner(), naive.by(of.winner())), of.winners(), 1e-9);
      assertEquals(naive.log(of.loser(), naive.by(of.loser())), of.losers(), 1e-9);
      assertEquals(naive.cells(of.loser(), naive.by(of.loser())), of.cells());
    } else if (fact instanceof ResultFact.OthersStones of) {
      naive.assertHolders(of.winner(), of.loser());
      Predicate<NaiveStone> others = naive.by(of.winner()).negate();
      assertEquals(naive.log(of.winner(), others), of.winners(), 1e-9);
      assertEquals(naive.log(of.loser(), naive.by(of.loser()).negate()), of.losers(), 1e-9);
      assertEquals(naive.cells(of.winner(), others), of.cells());
    } else if (fact instanceof ResultFact.OntoLargest of) {
      Predicate<NaiveStone> placed = naive.by(of.placer());
      assertEquals(naive.cells(of.colour(), placed).size(), of.all());
      assertEquals(naive.cells(of.colour(), placed.and(NaiveStone::onLargest)), of.cells());
      assertTrue(2 * of.cells().size() >= of.all());
    } else if (fact instanceof ResultFact.NewGroups of) {
      Predicate<NaiveStone> placed = naive.by(of.placer());
      assertEquals(naive.cells(of.colour(), placed).size(), of.all());
      assertEquals(
          naive.cells(of.colour(), placed.and(stone -> stone.joined().isEmpty())), of.cells());
    } else if (fact instanceof ResultFact.Singles of) {
      naive.assertSingles(of);
    } else if (fact instanceof ResultFact.Largest of) {
      naive.assertLargest(of);
    } else {
      naive.assertJoined((ResultFact.Joined) fact);
    }
  }
}
