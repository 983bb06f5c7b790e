package org.hexstones.web.ui.board;

/**
 * The number of new elements that a drawing of the page may still make. The others are left to the
 * next drawings, so that none takes long however large the board and the game are.
 */
public final class DrawingBudget {
  /** The board that newcomers are offered has fewer cells. */
  private static final int USUAL = 64;

  private final int most;
  private int left;
  private boolean unfinished;

  public DrawingBudget() {
    this(USUAL);
  }

  /**
   * @param most the number of new elements of a drawing
   */
  public DrawingBudget(int most) {
    this.most = most;
    left = most;
  }

  /** Starts another drawing. */
  public void begin() {
    left = most;
    unfinished = false;
  }

  /** Takes one element from the budget, or returns false if it has to wait. */
  public boolean take() {
    unfinished |= left == 0;
    left = Math.max(0, left - 1);
    return !unfinished;
  }

  /** Whether elements were left to the next drawing. */
  public boolean isUnfinished() {
    return unfinished;
  }
}
