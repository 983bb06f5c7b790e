package org.hexstones.web.embed;

import org.hexstones.parse.Reason;
import org.hexstones.web.analysis.tree.Marked;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.jspecify.annotations.Nullable;

/** What an embed shows. */
sealed interface Shown {
  /**
   * A game that is read.
   *
   * @param marked the marks of its address
   * @param playing whether one move after the other is shown
   */
  record Game(Study study, Marked marked, boolean playing) implements Shown {
    Game at(Study other, boolean plays) {
      return new Game(other, marked, plays);
    }
  }

  /**
   * A puzzle that is tried.
   *
   * @param refusal why the last stone was refused, or null
   */
  record Quiz(PuzzleSession session, @Nullable Reason refusal) implements Shown {}

  /**
   * An address that is refused.
   *
   * @param reason null if the kind says all that is said here
   */
  record Refused(Kind kind, @Nullable Reason reason) implements Shown {}

  /** Which part of the address is refused. */
  enum Kind {
    BAD_LINK,
    BAD_OPTION,
    BAD_SETUP,
    NO_PUZZLE
  }
}
