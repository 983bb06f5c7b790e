package org.hexstones.web.analysis.review;

import java.util.List;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.mvu.Event;

/** What happens round the review of a game. */
public sealed interface ReviewEvent extends Event {
  // The person.

  /** Review the main line. */
  record Begin() implements ReviewEvent {}

  record Cancel() implements ReviewEvent {}

  /** Look for a better turn than the one that begins after so many moves. */
  record Find(int begin) implements ReviewEvent {}

  /** Try another turn. */
  record TryAgain() implements ReviewEvent {}

  /** Show the better turn that the review knows. */
  record Reveal() implements ReviewEvent {}

  /** Look for none any more. */
  record GiveUp() implements ReviewEvent {}

  // The workers.

  /** A worker has told of its question. */
  record Told(int number, boolean done, int progress, List<ReviewedTurn> turns)
      implements ReviewEvent {
    public Told {
      turns = List.copyOf(turns);
    }
  }

  /** A worker has failed, or refused to answer. */
  record Failed() implements ReviewEvent {}
}
