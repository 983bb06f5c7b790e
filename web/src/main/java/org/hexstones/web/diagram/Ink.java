package org.hexstones.web.diagram;

import org.hexstones.game.Position;
import org.hexstones.web.raster.Colours;
import org.jspecify.annotations.Nullable;

/** The colours of a diagram. */
public enum Ink {
  /** As the page has them by day. */
  COLOURS {
    @Override
    String paper() {
      return Colours.PAPER;
    }

    @Override
    String text() {
      return Colours.INK;
    }

    @Override
    String line() {
      return Colours.LINE;
    }

    @Override
    String cell(boolean star) {
      return star ? Colours.STAR_CELL : Colours.CELL;
    }

    @Override
    String slab() {
      return Colours.SLAB;
    }

    @Override
    String stone(int colour) {
      return Colours.stone(colour);
    }

    @Override
    String edge(int colour) {
      return Colours.edge(colour);
    }

    @Override
    String body(int colour) {
      return Colours.body(colour);
    }

    @Override
    String sign(int colour) {
      return colour == Position.NONE ? Colours.edge(1) : Colours.number(colour);
    }

    @Override
    String star(int stone) {
      return stone == Position.NONE ? Colours.STAR : Colours.starOn(stone);
    }

    @Override
    String arrow() {
      return Colours.ACCENT;
    }
  },
  /** Black, white and two greys: for printers without colours, and for copies of copies. */
  BLACK {
    @Override
    String paper() {
      return "#fff";
    }

    @Override
    String text() {
      return "#000";
    }

    @Override
    String line() {
      return "#555";
    }

    @Override
    String cell(boolean star) {
      return "#fff";
    }

    @Override
    @Nullable String slab() {
      return null;
    }

    @Override
    String stone(int colour) {
      return GREYS[colour];
    }

    @Override
    String edge(int colour) {
      return "#000";
    }

    @Override
    String body(int colour) {
      return GREYS[colour];
    }

    @Override
    String sign(int colour) {
      return colour == 1 || colour == 2 ? "#fff" : "#000";
    }

    @Override
    String star(int stone) {
      return sign(stone);
    }

    @Override
    String arrow() {
      return "#000";
    }
  };

  /** White, black, and what stands for red and blue. */
  private static final String[] GREYS = {"#fff", "#000", "#666", "#ccc"};

  abstract String paper();

  abstract String text();

  /** The border of a cell. */
  abstract String line();

  abstract String cell(boolean star);

  /** The rim round all cells, or null for none. */
  abstract @Nullable String slab();

  abstract String stone(int colour);

  abstract String edge(int colour);

  /** The body of a group, below its stones. */
  abstract String body(int colour);

  /**
   * Numbers and marks.
   *
   * @param colour the colour of the stone below them, or {@link Position#NONE}
   */
  abstract String sign(int colour);

  /** The sign of a star cell. */
  abstract String star(int stone);

  abstract String arrow();
}
