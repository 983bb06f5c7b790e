package org.hexstones.web.raster;

import java.util.Arrays;

/**
 * Pixels, and shapes drawn over them with smooth edges. A pixel at an edge is mixed by how much of
 * it the shape covers, in a few steps only, so that a picture has few colours.
 */
public final class Canvas {
  private final int width;
  private final int height;
  private final int steps;
  private final int[] pixels;

  /** A shape, by the distance of points from its edge, in pixels and negative inside. */
  @FunctionalInterface
  interface Shape {
    double distance(double x, double y);
  }

  /**
   * @param steps in how many steps an edge is mixed, from 1
   */
  public Canvas(int width, int height, int steps) {
    this.width = width;
    this.height = height;
    this.steps = steps;
    pixels = new int[width * height];
    clear();
  }

  int steps() {
    return steps;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The pixels row by row, with eight bits each of red, green and blue. Not a copy. */
  public int[] pixels() {
    return pixels;
  }

  public void clear() {
    Arrays.fill(pixels, Colours.rgb(Colours.PAPER));
  }

  public void rectangle(int left, int top, int right, int bottom, String colour) {
    for (int y = top; y < bottom; y++) {
      Arrays.fill(pixels, y * width + left, y * width + right, Colours.rgb(colour));
    }
  }

  /**
   * Mixes a colour into a field.
   *
   * @param covered how far each pixel is covered, row by row, as digits up to the number of steps;
   *     what lies outside of the canvas is left out
   */
  public void stamp(String covered, int top, String colour) {
    int rgb = Colours.rgb(colour);
    int most = Math.min(covered.length(), pixels.length - top * width);
    for (int i = 0; i < most; i++) {
      int steps = Math.min(this.steps, Character.digit(covered.charAt(i), 10));
      if (steps > 0) {
        int at = top * width + i;
        pixels[at] = mixed(pixels[at], rgb, steps);
      }
    }
  }

  public void disc(double x, double y, double radius, String colour) {
    fill(x, y, radius, colour, (dx, dy) -> Math.sqrt(dx * dx + dy * dy) - radius);
  }

  void ring(double x, double y, double radius, double thickness, String colour) {
    fill(
        x,
        y,
        radius + thickness,
        colour,
        (dx, dy) -> Math.abs(Math.sqrt(dx * dx + dy * dy) - radius) - thickness / 2);
  }

  /** A line with round ends. */
  void line(double x, double y, double toX, double toY, double thickness, String colour) {
    double halfX = (toX - x) / 2;
    double halfY = (toY - y) / 2;
    double square = halfX * halfX + halfY * halfY;
    fill(
        x + halfX,
        y + halfY,
        Math.max(Math.abs(halfX), Math.abs(halfY)) + thickness,
        colour,
        (dx, dy) -> {
          double along = square == 0 ? 0 : (dx * halfX + dy * halfY) / square;
          double at = Math.max(-1, Math.min(1, along));
          double offX = dx - at * halfX;
          double offY = dy - at * halfY;
          return Math.sqrt(offX * offX + offY * offY) - thickness / 2;
        });
  }

  /**
   * Fills a shape.
   *
   * @param shape takes offsets from the middle
   * @param reach how far it reaches from the middle at most
   */
  void fill(double middleX, double middleY, double reach, String colour, Shape shape) {
    int rgb = Colours.rgb(colour);
    int bottom = Math.min(height, (int) Math.ceil(middleY + reach) + 1);
    int right = Math.min(width, (int) Math.ceil(middleX + reach) + 1);
    for (int y = Math.max(0, (int) Math.floor(middleY - reach) - 1); y < bottom; y++) {
      for (int x = Math.max(0, (int) Math.floor(middleX - reach) - 1); x < right; x++) {
        double inside = 0.5 - shape.distance(x + 0.5 - middleX, y + 0.5 - middleY);
        int covered = (int) Math.floor(Math.max(0, Math.min(1, inside)) * steps + 0.5);
        if (covered > 0) {
          int at = y * width + x;
          pixels[at] = mixed(pixels[at], rgb, covered);
        }
      }
    }
  }

  /** Draws again what another canvas of this size has inside of a shape, without a smooth edge. */
  void restore(Canvas other, double middleX, double middleY, double reach, Shape shape) {
    int bottom = Math.min(height, (int) Math.ceil(middleY + reach) + 1);
    int right = Math.min(width, (int) Math.ceil(middleX + reach) + 1);
    for (int y = Math.max(0, (int) Math.floor(middleY - reach) - 1); y < bottom; y++) {
      for (int x = Math.max(0, (int) Math.floor(middleX - reach) - 1); x < right; x++) {
        if (shape.distance(x + 0.5 - middleX, y + 0.5 - middleY) <= 0) {
          pixels[y * width + x] = other.pixels[y * width + x];
        }
      }
    }
  }

  private int mixed(int under, int over, int covered) {
    if (covered == steps) {
      return over;
    }
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int from = (under >> shift) & 255;
      int to = (over >> shift) & 255;
      mixed |= (from + (to - from) * covered / steps) << shift;
    }
    return mixed;
  }
}
