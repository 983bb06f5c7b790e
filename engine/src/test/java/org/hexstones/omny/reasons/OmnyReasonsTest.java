package org.hexstones.omny.reasons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.registry.Games;
import org.hexstones.search.Bot;
import org.hexstones.search.Limits;
import org.hexstones.search.Player;
import org.hexstones.search.mcts.Level;
import org.hexstones.tools.novices.Novice;
import org.junit.jupiter.api.Test;

/**
 * Recounts every fact of random games and of games of novices. With {@code
 * -Dhexstones.sentences=10000} it goes on until there were so many facts of each kind.
 */
final class OmnyReasonsTest {
  /** How many facts of each kind are wanted; 0 for those of one game of each set-up. */
  private static final int WANTED = Integer.getInteger("hexstones.sentences", 0);

  private static final int ITERATIONS = 50;

  private static final List<Player> PLAYERS =
      List.of(
          Novice.RANDOM,
          Novice.CUT,
          Novice.PATH,
          Novice.BRIDGES,
          Novice.BLOCK,
          Level.all().get(0),
          Level.all().get(2));

  private static final List<String> USUAL =
      List.of(
          "y 4",
          "y 5 balance=pie",
          "y 7 balance=pie",
          "sunder 3",
          "sunder 5 balance=pie",
          "gyre 5 balance=pie",
          "free-y 4,4,4,5,3,5 balance=pie",
          "omny hexagon:4,5,4,5,4,5 balance=pie",
          "omny hexhex:3 misere=on");

  /** By kind: how many facts were true. */
  private final Map<String, Integer> counts = new TreeMap<>();

  private final List<String> wrong = new ArrayList<>();

  private static List<String> setups() {
    List<String> setups = new ArrayList<>(Games.ALL.list().get(1).samples());
    setups.addAll(USUAL);
    return setups;
  }

  /** A game of two players, recounted turn by turn. */
  private void game(String text, Player one, Player two, int seed) {
    Setup setup = Games.ALL.setup(text).orThrow();
    Play play = Play.begin(setup);
    List<Bot> bots = List.of(new Bot(one, () -> 0, seed), new Bot(two, () -> 0, seed + 1));
    List<List<Integer>> turns = new ArrayList<>();
    while (!play.isOver()) {
      List<Integer> turn = bots.get(play.mover()).turn(play, Limits.ofIterations(ITERATIONS));
      NaiveFacts naive = new NaiveFacts((OmnySetup) setup, play.moves(), turn);
      OmnyPosition position = (OmnyPosition) play.position();
      int hash = position.hash1();
      if (turn.stream().anyMatch(Moves::isPlace)) {
        for (OmnyFact fact : new TurnFacts(position).of(turn)) {
          count(naive.isTrue(fact), "turn", fact, text, naive);
        }
        OmnyFact little = OmnyReasons.littleDone(position, turn);
        if (little != null) {
          count(naive.isTrueOfLittle(little, List.of()), "little", little, text, naive);
        }
      }
      assertEquals(hash, position.hash1());
      turns.add(turn);
      turn.forEach(play::play);
    }
    countTaken(play, turns, text);
    for (InTurn reason : OmnyReasons.result(play)) {
      List<Integer> before = new ArrayList<>();
      turns.subList(0, reason.turn() - 1).forEach(before::addAll);
      List<Integer> moves = turns.get(reason.turn() - 1);
      List<Integer> next = reason.turn() == turns.size() ? List.of() : turns.get(reason.turn());
      NaiveFacts naive = new NaiveFacts((OmnySetup) setup, before, moves);
      count(naive.isTrueAtEnd(reason.fact(), next), "end", reason.fact(), text, naive);
    }
  }

  /** Cells of the turn after the next, as if they had been better ones. */
  private void countTaken(Play play, List<List<Integer>> turns, String text) {
    List<Integer> before = new ArrayList<>();
    for (int i = 0; i + 1 < turns.size(); i++) {
      List<Integer> turn = turns.get(i);
      List<Integer> later = play.moves().subList(before.size() + turn.size(), play.size());
      if (turn.stream().anyMatch(Moves::isPlace)) {
        int colour = Moves.colour(turn.stream().filter(Moves::isPlace).findFirst().orElseThrow());
        OmnyFact taken = OmnyReasons.takenLater(colour, turns.get(i + 1), later);
        if (taken != null) {
          NaiveFacts naive = new NaiveFacts((OmnySetup) play.setup(), before, turn);
          count(naive.isTrueOfLittle(taken, later), "taken", taken, text, naive);
        }
      }
      before.addAll(turn);
    }
  }

  private void count(boolean isTrue, String where, OmnyFact fact, String setup, NaiveFacts naive) {
    if (isTrue) {
      counts.merge(where + " " + fact.getClass().getSimpleName(), 1, Integer::sum);
    } else {
      wrong.add(where + " " + fact + " in " + setup + " after " + naive.history());
    }
  }

  @Test
  void everyFactIsTrue() {
    Rng rng = new Rng(5);
    do {
      for (String setup : setups()) {
        Player one = PLAYERS.get(rng.below(PLAYERS.size()));
        Player two = PLAYERS.get(rng.below(PLAYERS.size()));
        game(setup, one, two, rng.below(1 << 20));
      }
    } while (wrong.isEmpty() && counts.values().stream().anyMatch(count -> count < WANTED));
    if (WANTED > 0) {
      System.out.println(counts);
    }
    assertEquals(List.of(), wrong);
    assertTrue(counts.size() > 15, counts.toString());
  }
}
