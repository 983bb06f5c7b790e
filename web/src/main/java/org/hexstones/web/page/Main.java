package org.hexstones.web.page;

import org.hexstones.web.dom.Browser;

/** Where page.js starts. */
public final class Main {
  private Main() {}

  /**
   * Starts the page.
   *
   * @param args the address of the worker that thinks, and that of the service worker where there
   *     is one
   */
  public static void main(String[] args) {
    Page page = new Page(args[0]);
    // What the start does is done in several pieces, between which the browser may answer.
    Browser.later(() -> page.start(args.length > 1 ? args[1] : null));
  }
}
