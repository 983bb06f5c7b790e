package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** What persons do who have a keyboard and nothing else. */
final class Keyboard {
  private static final int MOST_STOPS = 100;

  private Keyboard() {}

  static void type(GamePage page, CharSequence... keys) {
    new Actions(page.driver()).sendKeys(keys).perform();
  }

  static void control(GamePage page, CharSequence key) {
    new Actions(page.driver()).keyDown(Keys.CONTROL).sendKeys(key).keyUp(Keys.CONTROL).perform();
  }

  static void shift(GamePage page, CharSequence key) {
    new Actions(page.driver()).keyDown(Keys.SHIFT).sendKeys(key).keyUp(Keys.SHIFT).perform();
  }

  /** From where the keyboard is, from stop to stop. */
  static void tabTo(GamePage page, String css) {
    page.find(css);
    for (int stops = 0; !page.has(css + ":focus"); stops++) {
      assertTrue(stops < MOST_STOPS, css);
      type(page, Keys.TAB);
    }
  }

  static void tabToTheBoard(GamePage page) {
    tabTo(page, "[data-cell]");
  }

  /** The arrow that goes along a row, and at its end on to the next. */
  static Keys along(GamePage page) {
    return page.has(".board.flat") ? Keys.ARROW_DOWN : Keys.ARROW_RIGHT;
  }
}
