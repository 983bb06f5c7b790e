package org.hexstones.web.analysis;

import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.mvu.Effect;

/** Something to be done outside the model that the analysis board as a whole asks for. */
public sealed interface AnalysisEffect extends Effect {
  /** The address is to tell this study. */
  record ShowAddress(Study study) implements AnalysisEffect {}

  /** The move on the board is to be seen in the tree, also after the program is loaded anew. */
  record ShowMove(Study study) implements AnalysisEffect {}

  /** Let the new version take over, once everything is kept, which loads the program anew. */
  record TakeVersion() implements AnalysisEffect {}

  /** Back to where one came from, once everything is kept that can be. */
  record Leave() implements AnalysisEffect {}

  /** To the page at a fragment, once everything is kept that can be. */
  record TurnTo(String fragment) implements AnalysisEffect {}
}
