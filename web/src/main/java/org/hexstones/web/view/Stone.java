package org.hexstones.web.view;

import org.hexstones.game.Colour;
import org.hexstones.web.markup.Element;
import org.jspecify.annotations.Nullable;

/**
 * Stones. Each colour bears a mark of its own, so that no one has to tell colours apart: white a
 * ring, black a cross, red a triangle, blue a square.
 */
final class Stone {
  static final int RADIUS = 720;

  private Stone() {}

  /** A stone round the origin, a cell's side being {@link Layout#SIDE}. */
  static Element of(int colour, String more, @Nullable String number) {
    Element stone = Element.of("g", "stone " + Colour.of(colour).word() + more);
    stone.add(Element.of("circle").with("r", RADIUS));
    if (number == null) {
      stone.add(Element.of("path", "mark").with("d", mark(colour)));
    } else {
      stone.add(
          Element.of("text", number.length() > 2 ? "size long" : "size")
              .with("y", 250)
              .text(number));
    }
    return stone;
  }

  /** A stone as a picture of its own, beside a text that says the same. */
  static Element icon(int colour) {
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
}
