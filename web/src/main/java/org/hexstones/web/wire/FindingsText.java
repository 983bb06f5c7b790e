package org.hexstones.web.wire;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.Findings;
import org.jspecify.annotations.Nullable;

/** What a search has found, a line of numbers a move: see {@link Findings.OfMove}. */
final class FindingsText {
  /** The numbers of a line beside those of the wins, of which each player has one. */
  private static final int OTHERS = 5;

  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 4;

  /** Nobody finds out more of a move between two messages. */
  private static final int MOST_VISITS = 1_000_000;

  private FindingsText() {}

  static String write(Findings findings) {
    List<String> lines = new ArrayList<>();
    for (Findings.OfMove of : findings.moves()) {
      List<Integer> numbers = new ArrayList<>();
      numbers.add(of.move());
      numbers.add(of.visits());
      numbers.add(of.reward());
      numbers.add(of.rapidVisits());
      numbers.add(of.rapidReward());
      numbers.addAll(of.wins());
      lines.add(Lines.numbers(numbers));
    }
    return Lines.join(lines);
  }

  /** The lines from that one on, or null where one of them is not of the form. */
  static @Nullable Findings read(List<String> lines, int from) {
    List<Findings.OfMove> moves = new ArrayList<>();
    for (int i = from; i < lines.size(); i++) {
      List<Integer> numbers = Lines.readNumbers(lines.get(i));
      Findings.OfMove move = numbers == null ? null : move(numbers);
      if (move == null) {
        return null;
      }
      moves.add(move);
    }
    return moves.isEmpty() ? null : new Findings(moves);
  }

  private static Findings.@Nullable OfMove move(List<Integer> numbers) {
    int players = numbers.size() - OTHERS;
    if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
      return null;
    }
    List<Integer> wins = numbers.subList(OTHERS, numbers.size());
    int visits = numbers.get(1);
    int rapid = numbers.get(3);
    double won = 0;
    for (int one : wins) {
      won += one;
    }
    // Each reward is at most one; sums are rounded.
    boolean whole =
        visits <= MOST_VISITS
            && rapid <= MOST_VISITS
            && won <= visits
            && numbers.get(2) <= Findings.PARTS * (visits + 1)
            && numbers.get(4) <= Findings.PARTS * (rapid + 1);
    return whole
        ? new Findings.OfMove(numbers.get(0), visits, wins, numbers.get(2), rapid, numbers.get(4))
        : null;
  }
}
