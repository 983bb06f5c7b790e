package org.hexstones.web.raster;

/**
 * The measures of a drawn board, in thousandths of a cell's side: of the board on the page and of
 * all pictures. The style sheet has those of lines, too; a test compares them.
 */
public final class Proportions {
  /** A stone, up to the middle of its edge. */
  public static final int RADIUS = 720;

  /** The width of a stone's edge. */
  public static final int EDGE = 64;

  /** The width of the link between two stones of a group, without its edges. */
  public static final int BODY = 750;

  /** The same with its edges. */
  public static final int BOND = 880;

  /** The width of the line between cells. */
  public static final int LINE = 50;

  /** How far the slab reaches beyond the cells. */
  public static final int SLAB = 260;

  /** The light on a stone: its middle from that of the stone, to the left and up, and its reach. */
  public static final int LIGHT_X = RADIUS * 28 / 100;

  public static final int LIGHT_Y = RADIUS * 40 / 100;
  public static final int LIGHT_REACH = RADIUS * 170 / 100;

  /**
   * How much of white a stone has in the middle of its light, and of black where the light ends.
   */
  public static final int LIGHT = 16;

  public static final int SHADE = 10;

  /** How much the body of a group has of its edge's colour. */
  public static final int DARKER = 8;

  private Proportions() {}
}
