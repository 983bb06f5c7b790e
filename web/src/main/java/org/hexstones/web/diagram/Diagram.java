package org.hexstones.web.diagram;

import java.util.List;
import org.hexstones.notation.link.Mark;

/**
 * How a position is drawn.
 *
 * @param width in {@code unit}s; less where the height would be more than the greatest width
 * @param named whether the lines have their names at the rim
 * @param caption stands below the board; empty for none
 */
public record Diagram(
    int width, Unit unit, boolean named, Ink ink, String caption, List<Mark> marks) {
  public Diagram {
    marks = List.copyOf(marks);
  }

  /** The units of a width. The greatest are about as many pixels; browsers draw no larger ones. */
  public enum Unit {
    PX("", 100, 4000),
    MM("mm", 20, 338);

    private final String sign;
    private final int least;
    private final int most;

    Unit(String sign, int least, int most) {
      this.sign = sign;
      this.least = least;
      this.most = most;
    }

    /** As it stands behind a length in an SVG picture. */
    String sign() {
      return sign;
    }

    public int least() {
      return least;
    }

    public int most() {
      return most;
    }

    /** The number of pixels of a length; 300 of them are an inch on paper. */
    public int pixels(int width) {
      return this == PX ? width : (width * 3000 + 127) / 254;
    }
  }
}
