package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * Moves that were made on the board of the first program, before the page's own was there.
 *
 * @param from the number of moves before them
 */
public record EarlyMoves(int from, List<Integer> moves) {
  public EarlyMoves {
    moves = List.copyOf(moves);
  }

  public String text() {
    StringBuilder text = new StringBuilder().append(from);
    for (int move : moves) {
      text.append(' ').append(move);
    }
    return text.toString();
  }

  /** Reads such a text; null if it is none. */
  public static @Nullable EarlyMoves read(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (Words.Word word : Words.words(text)) {
      numbers.add(Words.number(word.text()));
    }
    return numbers.isEmpty() || numbers.contains(-1)
        ? null
        : new EarlyMoves(numbers.get(0), numbers.subList(1, numbers.size()));
  }
}
