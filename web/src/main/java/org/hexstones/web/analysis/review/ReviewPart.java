package org.hexstones.web.analysis.review;

import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.StudyState;
import org.hexstones.web.analysis.tree.TreeUpdate;
import org.hexstones.web.session.Part;
import org.jspecify.annotations.Nullable;

/**
 * The input and result of updates of reviews: the study, whose tree stores a review, and their own
 * state.
 */
public record ReviewPart(Part<StudyState> tree, ReviewState state) {
  Study study() {
    return tree.state().study();
  }

  ReviewPart with(ReviewState other) {
    return new ReviewPart(tree, other);
  }

  ReviewPart withRun(ReviewState.@Nullable Run run) {
    return with(state.with(run));
  }

  ReviewPart withTrial(ReviewState.@Nullable Trial trial) {
    return with(state.trying(trial));
  }

  /** The study after a change that can be undone, or a notice that there is no room for it. */
  ReviewPart changed(Study now) {
    return new ReviewPart(TreeUpdate.orFull(tree, now), state);
  }
}
