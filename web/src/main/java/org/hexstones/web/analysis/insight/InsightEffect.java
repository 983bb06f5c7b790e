package org.hexstones.web.analysis.insight;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** Effects on the worker that analyses the position on the board. */
public sealed interface InsightEffect extends Effect {
  /** Analyses the position at the cursor of a line. */
  record Think(int question, Match line) implements InsightEffect {}

  /** Searches for a proof of who wins, whatever the others play. */
  record Prove(int question, Match line) implements InsightEffect {}

  /** Cancels a question. */
  record Stop(int question) implements InsightEffect {}

  /** Terminates the worker and starts a new one. */
  record RestartWorker() implements InsightEffect {}
}
