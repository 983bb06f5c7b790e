package org.hexstones.search.endgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.parse.Words;

/**
 * The same answers from the contract alone: every legal move of every position is tried, of many
 * those in the order of colours.
 */
final class BruteForce {
  private static final int MANY = 11;

  private final Position position;
  private final int players;
  private final Map<Long, Boolean> forced = new HashMap<>();
  private final Map<Long, Value> values = new HashMap<>();

  /** How a game ends: who wins, and each player's lead over the best of the others. */
  record Value(int winner, List<Double> leads) {}

  BruteForce(Position position) {
    this.position = position;
    players = position.setup().players();
  }

  private long state() {
    return ((long) position.hash1() << 32) | (position.hash2() & 0xFFFFFFFFL);
  }

  private List<Integer> legal() {
    int[] into = new int[position.maxLegalMoves()];
    int count = position.legalMoves(into);
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean inOrder = !Moves.isPlace(into[i]) || Moves.colour(into[i]) == position.nextColour();
      if (count < MANY || inOrder) {
        legal.add(into[i]);
      }
    }
    return legal;
  }

  /** The stones of the next colour, by cell, and then the moves that place none. */
  private List<Integer> inOrder() {
    int[] into = new int[position.maxLegalMoves()];
    int count = position.legalMoves(into);
    return IntStream.of(Arrays.copyOf(into, count))
        .filter(move -> !Moves.isPlace(move) || Moves.colour(move) == position.nextColour())
        .sorted()
        .boxed()
        .toList();
  }

  /** The player who can force a win, or nobody. */
  int winner() {
    for (int player = 0; player < players; player++) {
      forced.clear();
      if (canForce(player)) {
        return player;
      }
    }
    return Position.NONE;
  }

  boolean canForce(int player) {
    long state = state();
    Boolean known = forced.get(state);
    if (known != null) {
      return known;
    }
    if (position.isOver()) {
      boolean won = Objects.requireNonNull(position.outcome()).winner() == player;
      forced.put(state, won);
      return won;
    }
    boolean own = position.mover() == player;
    boolean found = false;
    for (int move : legal()) {
      position.play(move);
      found = canForce(player) == own;
      position.undo();
      if (found) {
        break;
      }
    }
    forced.put(state, found == own);
    return found == own;
  }

  /**
   * The end when each plays for the largest lead, then for a win, then for the first cell; stones
   * of a turn come in the order of colours.
   */
  Value maxN() {
    if (position.isOver()) {
      return end();
    }
    long state = state();
    Value known = values.get(state);
    if (known != null) {
      return known;
    }
    int mover = position.mover();
    Value best = null;
    for (int move : inOrder()) {
      position.play(move);
      Value value = maxN();
      position.undo();
      if (best == null || isBetter(mover, value, best)) {
        best = value;
      }
    }
    values.put(state, Objects.requireNonNull(best));
    return best;
  }

  private static boolean isBetter(int mover, Value value, Value best) {
    int byLead = Double.compare(value.leads().get(mover), best.leads().get(mover));
    return byLead > 0 || (byLead == 0 && value.winner() == mover && best.winner() != mover);
  }

  /** From the score as it is printed: {@code white 48 black 28}. */
  private Value end() {
    int winner = Objects.requireNonNull(position.outcome()).winner();
    List<Double> leads = new ArrayList<>();
    List<Words.Word> words = Words.words(position.scoreText());
    for (int player = 0; player < players; player++) {
      if (words.size() < 2 * players) {
        leads.add(player == winner ? 1.0 : -1.0);
        continue;
      }
      double own = score(words, player);
      double rival = 0;
      for (int other = 0; other < players; other++) {
        rival = other == player ? rival : Math.max(rival, score(words, other));
      }
      leads.add(own - rival);
    }
    return new Value(winner, leads);
  }

  private double score(List<Words.Word> words, int player) {
    return Double.parseDouble(words.get(2 * position.colourOf(player) + 1).text());
  }
}
