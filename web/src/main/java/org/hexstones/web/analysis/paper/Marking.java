package org.hexstones.web.analysis.paper;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.notation.link.Mark;
import org.jspecify.annotations.Nullable;

/**
 * The marks that a person has put on diagrams, each for the diagram of one turn.
 *
 * @param tool what a press puts, or null for the eraser
 * @param begun the cell at which an arrow begins that has no end yet; or empty
 * @param report what the last press has done
 */
public record Marking(
    Mark.@Nullable Kind tool, String begun, List<OfTurn> marks, MarkReport report) {
  /** A mark on the diagram after a turn. */
  public record OfTurn(int turn, Mark mark) {}

  static final Marking NONE = new Marking(Mark.Kind.RING, "", List.of(), MarkReport.NOTHING);

  private static final int LETTERS = 26;

  public Marking {
    marks = List.copyOf(marks);
  }

  Marking with(Mark.@Nullable Kind other) {
    return new Marking(other, "", marks, MarkReport.NOTHING);
  }

  Marking reporting(MarkReport other) {
    return new Marking(tool, begun, marks, other);
  }

  /** Those on the diagrams up to a turn. */
  Marking upTo(int turn) {
    List<OfTurn> kept = new ArrayList<>();
    for (OfTurn of : marks) {
      if (of.turn() <= turn) {
        kept.add(of);
      }
    }
    return new Marking(tool, "", kept, MarkReport.NOTHING);
  }

  /** With these marks on the diagram after a turn if it has none. */
  Marking beginning(int turn, List<Mark> given) {
    Marking begun = this;
    if (on(turn).isEmpty()) {
      for (Mark mark : given) {
        begun = begun.plus(turn, mark);
      }
    }
    return begun;
  }

  /** The marks on the diagram after a turn. */
  public List<Mark> on(int turn) {
    List<Mark> found = new ArrayList<>();
    for (OfTurn of : marks) {
      if (of.turn() == turn) {
        found.add(of.mark());
      }
    }
    return found;
  }

  /** The marks after a press on a cell: one more, or one less where there was the same. */
  Marking pressed(int turn, String cell) {
    Marking after = put(turn, cell);
    List<OfTurn> now = after.marks();
    boolean isMore = !now.isEmpty() && !marks.contains(now.get(now.size() - 1));
    return after.reporting(
        isMore
            ? new MarkReport.Added(now.get(now.size() - 1).mark())
            : now.size() < marks.size() ? new MarkReport.Removed(cell) : MarkReport.NOTHING);
  }

  private Marking put(int turn, String cell) {
    if (tool == null) {
      return without(turn, mark -> mark.touches(cell));
    }
    if (tool == Mark.Kind.ARROW) {
      return arrow(turn, cell);
    }
    Marking rest =
        without(turn, mark -> mark.kind() != Mark.Kind.ARROW && mark.cell().equals(cell));
    boolean same = has(turn, tool, cell);
    String letter = tool == Mark.Kind.LETTER ? rest.letter(turn) : "";
    boolean isFull = tool == Mark.Kind.LETTER && letter.isEmpty();
    return same || isFull ? rest : rest.plus(turn, new Mark(tool, cell, letter));
  }

  private boolean has(int turn, Mark.Kind kind, String cell) {
    for (Mark mark : on(turn)) {
      if (mark.kind() == kind && mark.cell().equals(cell)) {
        return true;
      }
    }
    return false;
  }

  private Marking arrow(int turn, String cell) {
    if (begun.isEmpty()) {
      return new Marking(tool, cell, marks, report);
    }
    Mark arrow = new Mark(Mark.Kind.ARROW, begun, cell);
    Marking ended = new Marking(tool, "", marks, report);
    if (begun.equals(cell)) {
      return ended;
    }
    return on(turn).contains(arrow) ? ended.without(turn, arrow::equals) : ended.plus(turn, arrow);
  }

  /** The first letter that no cell has; empty if all are taken. */
  private String letter(int turn) {
    for (int i = 0; i < LETTERS; i++) {
      String letter = String.valueOf((char) ('A' + i));
      boolean taken = false;
      for (Mark mark : on(turn)) {
        taken |= mark.kind() == Mark.Kind.LETTER && mark.more().equals(letter);
      }
      if (!taken) {
        return letter;
      }
    }
    return "";
  }

  private Marking plus(int turn, Mark mark) {
    List<OfTurn> more = new ArrayList<>(marks);
    more.add(new OfTurn(turn, mark));
    return new Marking(tool, begun, more, report);
  }

  private interface Test {
    boolean holds(Mark mark);
  }

  private Marking without(int turn, Test test) {
    List<OfTurn> rest = new ArrayList<>();
    for (OfTurn of : marks) {
      if (of.turn() != turn || !test.holds(of.mark())) {
        rest.add(of);
      }
    }
    return new Marking(tool, begun, rest, report);
  }
}
