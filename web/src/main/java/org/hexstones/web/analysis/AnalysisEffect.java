package org.hexstones.web.analysis;

import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** Something to be done outside the model that only the analysis board asks for. */
public sealed interface AnalysisEffect extends Effect {
  /** The address is to tell this study. */
  record Show(Study study) implements AnalysisEffect {}

  /** Ask the worker what is to be thought of a position, the line up to its cursor. */
  record Think(int question, Match line) implements AnalysisEffect {}

  /** Ask the worker who wins whatever others do. */
  record Prove(int question, Match line) implements AnalysisEffect {}

  /** The worker need not answer any more. */
  record Stop(int question) implements AnalysisEffect {}

  /** Throw the worker away and take a new one. */
  record RestartWorker() implements AnalysisEffect {}

  /** The move on the board is to be seen in the tree, also after the program is loaded anew. */
  record ShowMove(Study study) implements AnalysisEffect {}

  /** Let the new version take over, once everything is kept, which loads the program anew. */
  record TakeVersion() implements AnalysisEffect {}

  /** Back to where one came from, once everything is kept that can be. */
  record Leave() implements AnalysisEffect {}

  /** To the page at a fragment, once everything is kept that can be. */
  record TurnTo(String fragment) implements AnalysisEffect {}
}
