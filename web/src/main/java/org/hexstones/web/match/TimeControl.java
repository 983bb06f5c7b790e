package org.hexstones.web.match;

import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * The players' time.
 *
 * @param seconds for every turn, or the initial time for the whole game
 * @param increment the seconds that every turn adds
 */
public record TimeControl(Kind kind, int seconds, int increment) {
  /** Kinds of control. */
  public enum Kind {
    NONE("none"),
    /** A time for each turn; what is left of it is lost. */
    MOVE("move"),
    /** A time for the game, with an increment for every turn (Fischer). */
    FISCHER("fischer");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  public static final TimeControl NONE = new TimeControl(Kind.NONE, 0, 0);

  /** The maximum of either number: ten hours. */
  private static final int MOST = 36_000;

  public boolean isNone() {
    return kind == Kind.NONE;
  }

  public static TimeControl perMove(int seconds) {
    return new TimeControl(Kind.MOVE, seconds, 0);
  }

  public static TimeControl fischer(int seconds, int increment) {
    return new TimeControl(Kind.FISCHER, seconds, increment);
  }

  /** The control as text: {@code none}, {@code move:30}, {@code fischer:300:5}. */
  public String text() {
    return switch (kind) {
      case NONE -> kind.word;
      case MOVE -> kind.word + ":" + seconds;
      case FISCHER -> kind.word + ":" + seconds + ":" + increment;
    };
  }

  /** Reads a control; null if the text is of none. */
  public static @Nullable TimeControl read(String text) {
    Words.Word[] parts = Words.split(text, ':').toArray(new Words.Word[0]);
    String kind = parts[0].text();
    int seconds = parts.length < 2 ? -1 : Words.number(parts[1].text());
    int increment = parts.length < 3 ? -1 : Words.number(parts[2].text());
    if (parts.length == 1 && kind.equals(Kind.NONE.word)) {
      return NONE;
    }
    if (seconds < 1 || seconds > MOST) {
      return null;
    }
    if (parts.length == 2 && kind.equals(Kind.MOVE.word)) {
      return perMove(seconds);
    }
    boolean known = parts.length == 3 && kind.equals(Kind.FISCHER.word);
    return known && increment >= 0 && increment <= MOST ? fischer(seconds, increment) : null;
  }
}
