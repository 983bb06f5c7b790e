package org.hexstones.web.analysis.review;

import java.util.List;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.mvu.Event;

/** Events of the review of a game. */
public sealed interface ReviewEvent extends Event {
  // From the person.

  /** Review the main line. */
  record Begin() implements ReviewEvent {}

  /** Review the main line if it has no review yet. */
  record Open() implements ReviewEvent {}

  record Cancel() implements ReviewEvent {}

  /** Try to find a better turn than the one that begins after so many moves. */
  record Find(int begin) implements ReviewEvent {}

  /** Play the answer to the turn that ends after so many moves. */
  record Answer(int end) implements ReviewEvent {}

  /** Play the better turn for the one that begins after so many moves. */
  record Better(int begin) implements ReviewEvent {}

  /** Try another turn. */
  record TryAgain() implements ReviewEvent {}

  /** Show the better turn that the review knows. */
  record Reveal() implements ReviewEvent {}

  /** Stop trying. */
  record GiveUp() implements ReviewEvent {}

  // From the workers.

  /** A worker has reported on its question. */
  record Reported(int number, boolean done, int progress, List<ReviewedTurn> turns)
      implements ReviewEvent {
    public Reported {
      turns = List.copyOf(turns);
    }
  }

  /** A worker has failed, or refused to answer. */
  record Failed() implements ReviewEvent {}
}
