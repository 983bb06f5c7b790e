package org.hexstones.web.analysis;

/** Where study.js starts. */
public final class Main {
  private Main() {}

  /**
   * Starts the analysis board.
   *
   * @param args the address of the worker that thinks, and that of the service worker where there
   *     is one
   */
  public static void main(String[] args) {
    new AnalysisPage(args[0]).start(args.length > 1 ? args[1] : null);
  }
}
