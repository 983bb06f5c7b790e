package org.hexstones.web.view;

import org.hexstones.game.Colour;
import org.hexstones.web.markup.Element;
import org.jspecify.annotations.Nullable;

/**
 * Stones. Each colour bears a mark of its own, so that no one has to tell colours apart: white a
 * ring, black a cross, red a triangle, blue a square.
 */
public final class Stone {
  static final int RADIUS = 720;

  private Stone() {}

  /** A stone round the origin, a cell's side being {@link Layout#SIDE}. */
  public static Element of(int colour, String more, @Nullable String number) {
    Element stone = Element.of("g", "stone " + Colour.of(colour).word() + more);
    stone.add(Element.of("circle").with("r", RADIUS));
    if (number == null) {
      return stone.add(Element.of("path", "mark").with("d", mark(colour)));
    }
    // A group of one has no other stone to show the mark: it is the frame of the number.
    return stone.add(
        Element.of("path", "mark frame").with("d", frame(colour)),
        Element.of("text", number.length() > 2 ? "size long" : "size")
            .with("y", Colour.of(colour) == Colour.RED ? 240 : 180)
            .text(number));
  }

  /** A stone as a picture of its own, beside a text that says the same. */
  public static Element icon(int colour) {
    return Element.of("svg", "icon stone-icon")
        .with("viewBox", "-800 -800 1600 1600")
        .with("aria-hidden", "true")
        .add(of(colour, "", null));
  }

  static String mark(int colour) {
    return switch (Colour.of(colour)) {
      case WHITE -> "M-270 0A270 270 0 1 0 270 0A270 270 0 1 0 -270 0Z";
      case BLACK -> "M-220 -220L220 220M220 -220L-220 220";
      case RED -> "M0 -320L277 180H-277Z";
      case BLUE -> "M-230 -230H230V230H-230Z";
    };
  }

  /** A colour's mark, so wide that a number has room in it. */
  private static String frame(int colour) {
    return switch (Colour.of(colour)) {
      case WHITE -> "M-540 0A540 540 0 1 0 540 0A540 540 0 1 0 -540 0Z";
      case BLACK -> "M-500 -500L-340 -340M340 340L500 500M500 -500L340 -340M-340 340L-500 500";
      case RED -> "M0 -630L560 330H-560Z";
      case BLUE -> "M-440 -440H440V440H-440Z";
    };
  }
}
