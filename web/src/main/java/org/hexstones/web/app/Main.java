package org.hexstones.web.app;

import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.platform.Browser;

/** The entry point that page.js calls. */
public final class Main {
  private Main() {}

  /**
   * Starts the page.
   *
   * @param args the addresses of the search worker and of the worker that draws pictures; in a
   *     site, not in a single file, those of the service worker and of the worker that reads QR
   *     codes too
   */
  public static void main(String[] args) {
    // The start is done in several pieces, between which the browser may answer.
    GameForm offered = GameViews.offered();
    Browser.later(() -> begin(new Page(PageFiles.of(args), offered)));
  }

  private static void begin(Page page) {
    Browser.later(page::start);
  }
}
