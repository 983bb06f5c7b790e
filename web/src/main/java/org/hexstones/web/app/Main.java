package org.hexstones.web.app;

import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.platform.Browser;
import org.jspecify.annotations.Nullable;

/** The entry point that page.js calls. */
public final class Main {
  private Main() {}

  /**
   * Starts the page.
   *
   * @param args the addresses of the search worker, of the worker that draws pictures, and of the
   *     service worker if there is one
   */
  public static void main(String[] args) {
    // The start is done in several pieces, between which the browser may answer.
    GameForm offered = GameViews.offered();
    Browser.later(
        () -> begin(new Page(args[0], args[1], offered), args.length > 2 ? args[2] : null));
  }

  private static void begin(Page page, @Nullable String serviceWorker) {
    Browser.later(() -> page.start(serviceWorker));
  }
}
