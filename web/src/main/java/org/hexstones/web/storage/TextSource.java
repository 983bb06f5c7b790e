package org.hexstones.web.storage;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A text that is read piece by piece, for it may be too long to be held at once. */
public interface TextSource {
  /** The most characters of a piece: one of line ends alone is looked through in some 30 ms. */
  int PIECE = 1 << 17;

  /**
   * Answers the next piece, which is empty once the text is read, or null where it cannot be read.
   */
  void next(Consumer<@Nullable String> answer);

  /** How much of the text was answered, from 0 to 1. */
  double share();

  /** A text that is here already. */
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
