package org.hexstones.web.study.update;

import org.hexstones.web.model.Match;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.update.Effect;

/** Something to be done outside the model that only the analysis board asks for. */
public sealed interface StudyEffect extends Effect.Further {
  /** The address is to tell this study. */
  record Show(Study study) implements StudyEffect {}

  /** Ask the worker what is to be thought of a position, the line up to its cursor. */
  record Think(int question, Match line) implements StudyEffect {}

  /** Ask the worker who wins whatever others do. */
  record Prove(int question, Match line) implements StudyEffect {}

  /** The worker need not answer any more. */
  record Stop(int question) implements StudyEffect {}

  /** Throw the worker away and take a new one. */
  record RestartWorker() implements StudyEffect {}

  /** The move on the board is to be seen in the tree, also after the program is loaded anew. */
  record ShowMove(Study study) implements StudyEffect {}

  /** Let the new version take over, once everything is kept, which loads the program anew. */
  record TakeVersion() implements StudyEffect {}

  /** Back to where one came from, once everything is kept that can be. */
  record Leave() implements StudyEffect {}

  /** To the page at a fragment, once everything is kept that can be. */
  record TurnTo(String fragment) implements StudyEffect {}
}
