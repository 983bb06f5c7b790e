package org.hexstones.web.analysis.paper;

/**
 * What a person has chosen for an animated picture.
 *
 * @param from one end of the turns that are played, from 1, as it was typed
 * @param to the other end
 * @param side of the board's square, in pixels
 */
public record FilmForm(int from, int to, Pace pace, int side) {
  /** The sides that are offered. */
  static final int[] SIDES = {320, 480, 640, 800};

  /** How long a turn is shown. */
  public enum Pace {
    SLOW(150),
    MEDIUM(80),
    FAST(40);

    private final int hundredths;

    Pace(int hundredths) {
      this.hundredths = hundredths;
    }

    /** In hundredths of a second. */
    int hundredths() {
      return hundredths;
    }
  }

  public FilmForm {
    from = Math.max(1, from);
    to = Math.max(1, to);
  }

  static final FilmForm NONE = new FilmForm(1, 1, Pace.MEDIUM, 480);

  /** The first turn that is played. */
  int first() {
    return Math.min(from, to);
  }

  /** The last turn that is played. */
  int last() {
    return Math.max(from, to);
  }

  FilmForm from(int turn) {
    return new FilmForm(turn, to, pace, side);
  }

  FilmForm to(int turn) {
    return new FilmForm(from, turn, pace, side);
  }

  FilmForm at(Pace other) {
    return new FilmForm(from, to, other, side);
  }

  FilmForm sized(int other) {
    return new FilmForm(from, to, pace, other);
  }
}
