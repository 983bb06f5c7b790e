package org.hexstones.web.analysis;

/** The entry point that study.js calls. */
public final class Main {
  private Main() {}

  /**
   * Starts the analysis board.
   *
   * @param args the addresses of the search worker, of the worker that draws pictures, and of the
   *     service worker if there is one
   */
  public static void main(String[] args) {
    new AnalysisPage(args[0], args[1]).start(args.length > 2 ? args[2] : null);
  }
}
