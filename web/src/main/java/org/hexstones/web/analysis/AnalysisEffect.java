package org.hexstones.web.analysis;

import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.StudyTask;

/** Effects of the analysis board as a whole. */
public sealed interface AnalysisEffect extends Effect {
  /** Shows this study in the address. */
  record ShowAddress(Study study) implements AnalysisEffect {}

  /** Scrolls the tree to the move on the board, and notes the move for a reload. */
  record ShowMove(Study study) implements AnalysisEffect {}

  /** Notes what a reload begins with. */
  record NoteTask(StudyTask task) implements AnalysisEffect {}

  /** Lets the new version take over once everything is saved. The program then reloads. */
  record TakeVersion() implements AnalysisEffect {}

  /** Goes back to where the person came from, once everything possible is saved. */
  record Leave() implements AnalysisEffect {}

  /** Goes to the page at a fragment, once everything possible is saved. */
  record TurnTo(String fragment) implements AnalysisEffect {}
}
