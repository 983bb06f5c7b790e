package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;

/**
 * What every game must keep of the contract in this package, shown by random games. A game's own
 * test calls these for its set-ups, and hands over a {@link Witness}: a naive recount, by the
 * simplest means, of what the position keeps incrementally (scores, wins), and what it hides.
 */
public final class GameContract {
  /** No game may take longer than this: boards have at most 400 cells. */
  private static final int MOST_PLIES = 1000;

  /** A little below the smallest and above the largest int that means a move. */
  private static final int FIRST_INT = -3;

  private static final int LAST_INT = Moves.komi(Moves.MAX_TWICE_KOMI) + 3;

  private static final int[] NONSENSE = {
    Integer.MIN_VALUE, Integer.MAX_VALUE, -512, 1 << 20, 1 << 30
  };

  private GameContract() {}

  /** What a game's own test knows of its positions. */
  @FunctionalInterface
  public interface Witness {
    /** Compares what a position keeps with a naive recount. */
    void recount(Position position);

    /**
     * What the future depends on beside all that a position says of itself: values that are equal
     * where it is the same. Without it two positions that look alike would have to have one hash.
     */
    default Object hidden(Position position) {
      return "";
    }
  }

  /** Everything below, from the empty board. */
  public static void check(Setup setup, int seed, Witness witness) {
    checkText(setup);
    checkFrom(setup, Start.EMPTY, seed, witness);
  }

  /** All that can be checked from a start. */
  public static void checkFrom(Setup setup, Start start, int seed, Witness witness) {
    checkGame(setup, start, seed, witness);
    checkTranspositions(setup, start, seed, witness);
    checkSupport(setup, start, seed);
  }

  /**
   * The set-up's text is read back by its game to an equal set-up with the same text, and links
   * have room for it.
   */
  public static void checkText(Setup setup) {
    assertTrue(setup.text().length() <= Setup.MAX_TEXT);
    for (char c : setup.text().toCharArray()) {
      assertTrue(Setup.TEXT_CHARACTERS.indexOf(c) >= 0, setup.text());
    }
    List<Word> words = Words.words(setup.text());
    assertTrue(setup.game().keywords().contains(words.get(0).text()));
    Options options = Options.parse(words.subList(2, words.size())).orThrow();
    Setup back = setup.game().setup(words.get(0).text(), words.get(1).text(), options).orThrow();
    assertEquals(setup, back);
    assertEquals(setup.hashCode(), back.hashCode());
    assertEquals(setup.text(), back.text());
  }

  /**
   * Plays a random game over all legal moves to its end and back: each ply can be taken back and
   * played again, refusals agree with the legal moves, and taking back the whole game restores
   * every moment of it.
   */
  public static void checkGame(Setup setup, Start start, int seed, Witness witness) {
    Rng rng = new Rng(seed);
    Position position = setup.position(start).orThrow();
    Deque<Snapshot> moments = new ArrayDeque<>();
    // Either hash alone tells the few positions of one game apart.
    Map<Integer, Snapshot.Content> byHash1 = new HashMap<>();
    Map<Integer, Snapshot.Content> byHash2 = new HashMap<>();
    while (true) {
      Snapshot now = snapshot(position, witness);
      witness.recount(position);
      checkMoment(position, now);
      Snapshot.Content same = byHash1.put(now.hash1(), now.content());
      assertTrue(same == null || same.equals(now.content()), "two positions have one hash");
      same = byHash2.put(now.hash2(), now.content());
      assertTrue(same == null || same.equals(now.content()), "two positions have one hash");
      if (position.plies() < 3 || rng.below(8) == 0) {
        checkRefusals(position, now, witness);
      }
      if (position.isOver()) {
        break;
      }
      int other = randomMove(now, rng);
      position.play(other);
      witness.recount(position);
      position.undo();
      assertEquals(now, snapshot(position, witness), "after taking back " + other);
      int move = randomMove(now, rng);
      position.play(move);
      assertEquals(move, position.moveAt(position.plies() - 1));
      assertTrue(position.plies() < MOST_PLIES, "the game does not end");
      moments.push(now);
    }
    checkRefusals(position, snapshot(position, witness), witness);
    while (!moments.isEmpty()) {
      position.undo();
      assertEquals(moments.pop(), snapshot(position, witness));
      witness.recount(position);
    }
    assertEquals(0, position.plies());
  }

  private static Snapshot snapshot(Position position, Witness witness) {
    return Snapshot.of(position, witness.hidden(position));
  }

  private static void checkMoment(Position position, Snapshot now) {
    Snapshot.Content content = now.content();
    int size = position.board().size();
    int players = position.setup().players();
    int stones = (int) content.stones().stream().filter(colour -> colour >= 0).count();
    assertEquals(size - stones, content.free());
    assertTrue(content.legal().size() <= position.maxLegalMoves());
    assertEquals(content.legal().size(), new HashSet<>(content.legal()).size(), "a move twice");
    assertEquals(content.over(), content.legal().isEmpty());
    assertEquals(content.over(), content.mover() == Position.NONE);
    Outcome outcome = content.outcome();
    assertEquals(content.over(), outcome != null);
    if (outcome != null) {
      assertEquals(players, new HashSet<>(outcome.ranking()).size());
    }
    for (int player = 0; player < players; player++) {
      assertEquals(player, position.playerOf(position.colourOf(player)));
    }
    List<Integer> placeable =
        content.legal().stream().filter(Moves::isPlace).map(Moves::colour).distinct().toList();
    assertEquals(
        placeable.isEmpty() ? Position.NONE : placeable.get(0),
        content.nextColour(),
        "the first colour of those that can be placed");
  }

  /** Whatever int is asked about: it is refused exactly when it is not among the legal moves. */
  private static void checkRefusals(Position position, Snapshot now, Witness witness) {
    HashSet<Integer> legal = new HashSet<>(now.content().legal());
    for (int move = FIRST_INT; move <= LAST_INT; move++) {
      assertEquals(legal.contains(move), position.refusal(move) == null, "move " + move);
    }
    for (int move : NONSENSE) {
      assertNotNull(position.refusal(move));
    }
    assertEquals(now, snapshot(position, witness), "asking changes nothing");
  }

  /**
   * Plays random games and, at each moment, the next few moves in another order as well: where that
   * leads to the same position its hash must be the same, and where not, another.
   *
   * @return how many transpositions were met
   */
  public static int checkTranspositions(Setup setup, Start start, int seed) {
    return checkTranspositions(setup, start, seed, position -> {});
  }

  private static int checkTranspositions(Setup setup, Start start, int seed, Witness witness) {
    Rng rng = new Rng(seed);
    Position position = setup.position(start).orThrow();
    int met = 0;
    while (!position.isOver()) {
      List<Integer> line = new ArrayList<>();
      int length = 2 + rng.below(5);
      while (line.size() < length && !position.isOver()) {
        int move = randomMove(snapshot(position, witness), rng);
        line.add(move);
        position.play(move);
      }
      Snapshot first = snapshot(position, witness);
      undo(position, line.size());
      List<Integer> shuffled = new ArrayList<>(line);
      for (int i = shuffled.size() - 1; i > 0; i--) {
        int j = rng.below(i + 1);
        shuffled.set(i, shuffled.set(j, shuffled.get(i)));
      }
      int played = 0;
      while (played < shuffled.size() && position.refusal(shuffled.get(played)) == null) {
        position.play(shuffled.get(played++));
      }
      if (played == shuffled.size()) {
        Snapshot second = snapshot(position, witness);
        List<Integer> hashes = List.of(first.hash1(), first.hash2());
        if (first.content().equals(second.content())) {
          assertEquals(hashes, List.of(second.hash1(), second.hash2()));
          met += line.equals(shuffled) ? 0 : 1;
        } else {
          assertNotEquals(hashes, List.of(second.hash1(), second.hash2()));
        }
      }
      undo(position, played);
      position.play(line.get(0));
    }
    return met;
  }

  /**
   * The game's support along a random game over its candidates: they are legal, a random playout
   * changes nothing and keeps the stones that are there, and rewards lie between 0 and 1.
   */
  public static void checkSupport(Setup setup, Start start, int seed) {
    Rng rng = new Rng(seed);
    Position position = setup.position(start).orThrow();
    SearchSupport support = setup.game().searchSupport(setup);
    Playouts playouts = support.playouts(position);
    int[] moves = new int[position.maxLegalMoves()];
    while (!position.isOver()) {
      Snapshot before = Snapshot.of(position, "");
      playouts.run(rng);
      checkPlayout(position, playouts);
      int count = support.candidates(position, moves);
      assertEquals(before, Snapshot.of(position, ""), "the support changes nothing");
      assertTrue(count > 0);
      HashSet<Integer> seen = new HashSet<>();
      for (int i = 0; i < count; i++) {
        assertNull(position.refusal(moves[i]));
        assertTrue(seen.add(moves[i]), "a candidate twice");
      }
      position.play(moves[rng.below(count)]);
    }
    playouts.run(rng);
    checkPlayout(position, playouts);
    Outcome outcome = position.outcome();
    assertNotNull(outcome);
    for (int player = 0; player < setup.players(); player++) {
      assertTrue(
          playouts.reward(outcome.winner()) >= playouts.reward(player),
          "no one is better rewarded than the winner");
    }
  }

  private static void checkPlayout(Position position, Playouts playouts) {
    for (int cell = 0; cell < position.board().size(); cell++) {
      int stone = position.stoneAt(cell);
      int end = playouts.colourAt(cell);
      assertTrue(stone == Position.NONE || stone == end);
      int reported = playouts.colours()[cell];
      assertTrue(
          end == reported || (end == Position.NONE && reported >= position.setup().players()));
    }
    for (int player = 0; player < position.setup().players(); player++) {
      double reward = playouts.reward(player);
      assertTrue(reward >= 0 && reward <= 1, "reward " + reward);
    }
  }

  private static void undo(Position position, int plies) {
    for (int i = 0; i < plies; i++) {
      position.undo();
    }
  }

  /** A random legal move; where there are others than stones, one of those half the time. */
  private static int randomMove(Snapshot now, Rng rng) {
    List<Integer> legal = now.content().legal();
    List<Integer> special = legal.stream().filter(move -> !Moves.isPlace(move)).toList();
    boolean rare = !special.isEmpty() && rng.below(2) == 0;
    List<Integer> from = rare ? special : legal;
    return from.get(rng.below(from.size()));
  }
}
