package org.hexstones.web.analysis.insight;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** What is to be asked of the worker about the position on the board. */
public sealed interface InsightEffect extends Effect {
  /** What is to be thought of a position, the line up to its cursor. */
  record Think(int question, Match line) implements InsightEffect {}

  /** Who wins whatever others do. */
  record Prove(int question, Match line) implements InsightEffect {}

  /** The worker need not answer any more. */
  record Stop(int question) implements InsightEffect {}

  /** Throw the worker away and take a new one. */
  record RestartWorker() implements InsightEffect {}
}
