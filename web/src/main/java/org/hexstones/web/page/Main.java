package org.hexstones.web.page;

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
    new Page(args[0]).start(args.length > 1 ? args[1] : null);
  }
}
