package org.hexstones.web.storage;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A text that is read in pieces, because it may be too long for memory. */
public interface TextSource {
  /** The maximum length of a piece. Reading a piece of line ends alone takes some 30 ms. */
  int PIECE = 1 << 17;

  /** Answers the next piece. It is empty at the end, and null if the text cannot be read. */
  void next(Consumer<@Nullable String> answer);

  /** The share of the text that was read, from 0 to 1. */
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
