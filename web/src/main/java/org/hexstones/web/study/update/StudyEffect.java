package org.hexstones.web.study.update;

import org.hexstones.web.study.model.Study;
import org.hexstones.web.update.Effect;

/** Something to be done outside the model that only the analysis board asks for. */
public sealed interface StudyEffect extends Effect.Further {
  /** The address is to tell this study. */
  record Show(Study study) implements StudyEffect {}

  /** The move on the board is to be seen in the tree. */
  record ShowMove() implements StudyEffect {}

  /** Back to where one came from, once everything is kept. */
  record Leave() implements StudyEffect {}

  /** To the page at a fragment, once everything is kept. */
  record TurnTo(String fragment) implements StudyEffect {}
}
