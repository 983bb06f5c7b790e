package org.hexstones.web.diagram;

import org.hexstones.web.raster.Colours;
import org.hexstones.web.ui.MarkColours;
import org.jspecify.annotations.Nullable;

/** The colours of a diagram. */
public enum Ink implements MarkColours {
  /** As the page has them by day. */
  COLOURS {
    @Override
    public String paper() {
      return Colours.PAPER;
    }

    @Override
    String text() {
      return Colours.INK;
    }

    @Override
    String slab() {
      return Colours.SLAB;
    }

    @Override
    public String arrow() {
      return Colours.ACCENT;
    }
  },
  /** Black, white and two greys: for printers without colours, and for copies of copies. */
  BLACK {
    @Override
    public String paper() {
      return "#fff";
    }

    @Override
    String text() {
      return "#000";
    }

    @Override
    public String line() {
      return "#555";
    }

    @Override
    public String cell(boolean star) {
      return "#fff";
    }

    @Override
    @Nullable String slab() {
      return null;
    }

    @Override
    public String stone(int colour) {
      return GREYS[colour];
    }

    @Override
    public String edge(int colour) {
      return "#000";
    }

    @Override
    public String body(int colour) {
      return GREYS[colour];
    }

    @Override
    public String sign(int colour) {
      return colour == 1 || colour == 2 ? "#fff" : "#000";
    }

    @Override
    public boolean hasHalo(int colour) {
      return false;
    }

    @Override
    public String mark(int colour) {
      return sign(colour);
    }

    @Override
    public String star(int stone) {
      return sign(stone);
    }

    @Override
    public String arrow() {
      return "#000";
    }
  };

  /** White, black, and what stands for red and blue. */
  private static final String[] GREYS = {"#fff", "#000", "#666", "#ccc"};

  abstract String text();

  /** The rim round all cells, or null for none. */
  abstract @Nullable String slab();
}
