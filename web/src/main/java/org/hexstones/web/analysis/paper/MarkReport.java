package org.hexstones.web.analysis.paper;

import org.hexstones.notation.link.Mark;

/** What the last press on a cell has done, for those who do not see it. */
public sealed interface MarkReport {
  MarkReport NOTHING = new Nothing();

  /** Nothing that is worth a word. */
  record Nothing() implements MarkReport {}

  /** There is one mark more. */
  record Added(Mark mark) implements MarkReport {}

  /** A cell has one mark less, or all of them. */
  record Removed(String cell) implements MarkReport {}

  /**
   * The board has no such cell.
   *
   * @param typed as a person typed it
   */
  record NoCell(String typed) implements MarkReport {}
}
