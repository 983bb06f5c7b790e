package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.notation.link.Mark;

/** The marks of a link, and the place in the tree to which they belong. */
public record Marked(NodePath at, List<Mark> marks) {
  public static final Marked NONE = new Marked(NodePath.ROOT, List.of());

  public Marked {
    marks = List.copyOf(marks);
  }

  /** The marks of a link at the place of a study, as far as its board has their cells. */
  public static Marked of(Study study, List<Mark> marks) {
    Board board = study.record().setup().board();
    List<Mark> there = new ArrayList<>();
    for (Mark mark : marks) {
      boolean isArrow = mark.kind() == Mark.Kind.ARROW;
      if (has(board, mark.cell()) && (!isArrow || has(board, mark.more()))) {
        there.add(mark);
      }
    }
    return new Marked(study.at(), there);
  }

  private static boolean has(Board board, String cell) {
    return board.cellNamed(cell) != Board.NO_CELL;
  }

  /** The marks at a place. */
  public List<Mark> on(NodePath place) {
    return place.equals(at) ? marks : List.of();
  }
}
