package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.review.ReviewedTurn;
import org.jspecify.annotations.Nullable;

/** A reviewed turn as a line of numbers: the single values, the chances, the better moves. */
final class TurnCodec {
  /** The maximum number of moves of a line of play. */
  static final int MOST_MOVES = 100;

  private static final int BEFORE_CHANCES = 6;

  private TurnCodec() {}

  static String write(ReviewedTurn turn) {
    List<Integer> numbers = new ArrayList<>();
    numbers.add(turn.begin());
    numbers.add(turn.end());
    numbers.add(turn.player());
    numbers.add(Fractions.write(turn.loss()));
    numbers.add(turn.proved() ? 1 : 0);
    numbers.add(turn.chances().size());
    for (double chance : turn.chances()) {
      numbers.add(Fractions.write(chance));
    }
    numbers.addAll(turn.better().subList(0, Math.min(MOST_MOVES, turn.better().size())));
    return Lines.numbers(numbers);
  }

  static @Nullable ReviewedTurn read(String line) {
    List<Integer> numbers = Lines.readNumbers(line);
    if (numbers == null || numbers.size() < BEFORE_CHANCES) {
      return null;
    }
    int players = numbers.get(BEFORE_CHANCES - 1);
    int player = numbers.get(2);
    int proved = numbers.get(4);
    boolean whole =
        players >= 2
            && players <= 4
            && numbers.size() > BEFORE_CHANCES + players
            && numbers.size() <= BEFORE_CHANCES + players + MOST_MOVES
            && numbers.get(0) < numbers.get(1)
            && player < players
            && proved <= 1;
    if (!whole) {
      return null;
    }
    List<Double> loss = Fractions.read(numbers, 3, 4);
    List<Double> chances = Fractions.read(numbers, BEFORE_CHANCES, BEFORE_CHANCES + players);
    List<Integer> better = numbers.subList(BEFORE_CHANCES + players, numbers.size());
    return loss == null || chances == null || !Lines.areSearched(better)
        ? null
        : new ReviewedTurn(
            numbers.get(0), numbers.get(1), player, chances, better, loss.get(0), proved == 1);
  }
}
