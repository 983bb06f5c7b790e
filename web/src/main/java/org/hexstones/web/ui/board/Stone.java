package org.hexstones.web.ui.board;

import org.hexstones.game.Colour;
import org.hexstones.web.raster.Proportions;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * Draws stones. Each colour has a mark of its own, so that nobody has to distinguish colours: white
 * a ring, black a cross, red a triangle, blue a square. The style sheet shows those that are
 * needed.
 */
public final class Stone {
  public static final int RADIUS = Proportions.RADIUS;

  private Stone() {}

  /** A stone round the origin, for cells with the side {@link Layout#SIDE}. */
  public static Element of(int colour, String more, @Nullable String number) {
    return at(0, 0, colour, more, number);
  }

  /** A stone on a cell. */
  public static Element at(
      Layout layout, int cell, int colour, String more, @Nullable String number) {
    return at(layout.x(cell), layout.y(cell), colour, more, number);
  }

  /** It uses no transform, because browsers spend time on each transform at every paint. */
  private static Element at(int x, int y, int colour, String more, @Nullable String number) {
    Element stone = Element.of("g", "stone " + Colour.of(colour).word() + more);
    stone.add(Element.of("circle").with("cx", x).with("cy", y).with("r", RADIUS));
    String centre = "M" + x + " " + y;
    if (number == null) {
      return stone.add(Element.of("path", "mark").with("d", centre + mark(colour)));
    }
    // Shown where every stone is to bear its mark: see style.css.
    return stone.add(
        Element.of("path", "mark frame").with("d", centre + frame(colour)),
        // The name of the cell says it, and nothing else is to lie under a finger that explores.
        Element.of("text", number.length() > 2 ? "size long" : "size")
            .with("aria-hidden", "true")
            .with("x", x)
            .with("y", y + (Colour.of(colour) == Colour.RED ? 240 : 210))
            .text(number));
  }

  /** A stone as a separate picture, beside a text that says the same. */
  public static Element icon(int colour) {
    return Element.of("svg", "icon stone-icon")
        .with("viewBox", "-800 -800 1600 1600")
        .with("aria-hidden", "true")
        .add(of(colour, "", null));
  }

  /** A colour's mark, as a path relative to the stone's centre. */
  public static String mark(int colour) {
    return switch (Colour.of(colour)) {
      case WHITE -> "m-270 0a270 270 0 1 0 540 0a270 270 0 1 0 -540 0z";
      case BLACK -> "m-220 -220l440 440m0 -440l-440 440";
      case RED -> "m0 -320l277 500h-554z";
      case BLUE -> "m-230 -230h460v460h-460z";
    };
  }

  /** A colour's mark, wide enough for a number inside. */
  public static String frame(int colour) {
    return switch (Colour.of(colour)) {
      case WHITE -> "m-540 0a540 540 0 1 0 1080 0a540 540 0 1 0 -1080 0z";
      case BLACK -> "m-500 -500l160 160m680 680l160 160m0 -1000l-160 160m-680 680l-160 160";
      case RED -> "m0 -630l560 960h-1120z";
      case BLUE -> "m-440 -440h880v880h-880z";
    };
  }
}
