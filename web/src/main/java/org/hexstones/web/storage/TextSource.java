package org.hexstones.web.storage;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A text that is read piece by piece, because it may be too long for memory. */
public interface TextSource {
  /** The most characters of a piece. One of line ends alone takes some 30 ms to read. */
  int PIECE = 1 << 17;

  /** Answers the next piece. It is empty at the end, and null where the text cannot be read. */
  void next(Consumer<@Nullable String> answer);

  /** The share of the text that was answered, from 0 to 1. */
  double share();

  /** A text in memory. */
  static TextSource of(String text) {
    return new TextSource() {
      private int at;

      @Override
      public void next(Consumer<@Nullable String> answer) {
        int from = at;
        at = Math.min(text.length(), from + PIECE);
        answer.accept(text.substring(from, at));
      }

      @Override
      public double share() {
        return text.isEmpty() ? 1 : (double) at / text.length();
      }
    };
  }
}
