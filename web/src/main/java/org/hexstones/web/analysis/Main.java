package org.hexstones.web.analysis;

/** The entry point that study.js calls. */
public final class Main {
  private Main() {}

  /**
   * Starts the analysis board.
   *
   * @param args the address of the search worker, and that of the service worker if there is one
   */
  public static void main(String[] args) {
    new AnalysisPage(args[0]).start(args.length > 1 ? args[1] : null);
  }
}
