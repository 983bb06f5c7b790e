package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** A board with marks over it: what lies over the cells, and what their names say of it. */
public final class MarkedBoard {
  private final Messages messages;
  private final Position position;
  private final List<Mark> marks;

  /**
   * @param marks on cells of the board
   */
  public MarkedBoard(Messages messages, Position position, List<Mark> marks) {
    this.messages = messages;
    this.position = position;
    this.marks = marks;
  }

  /** The same cells; those with a letter or a triangle show no size and no sign of their own. */
  public CellMarks without(CellMarks cells) {
    for (Mark mark : marks) {
      if (isInPlaceOfSigns(mark)) {
        cells.add(position.board().cellNamed(mark.cell()), "marked");
      }
    }
    return cells;
  }

  private static boolean isInPlaceOfSigns(Mark mark) {
    return mark.kind() == Mark.Kind.LETTER || mark.kind() == Mark.Kind.TRIANGLE;
  }

  /** Notes that also name the marks of each cell. */
  public CellNotes and(CellNotes others) {
    return marks.isEmpty() ? others : cell -> note(position.board().name(cell), others.at(cell));
  }

  private CellNotes.@Nullable Note note(String cell, CellNotes.@Nullable Note other) {
    List<String> words = new ArrayList<>();
    for (Mark mark : marks) {
      if (mark.touches(cell)) {
        words.add(new MarkWords(messages).here(mark));
      }
    }
    if (words.isEmpty()) {
      return other;
    }
    String said = messages.list(words);
    return other == null
        ? new CellNotes.Note(said, said, List.of(), List.of())
        : new CellNotes.Note(
            other.id() + said,
            messages.list(List.of(other.said(), said)),
            other.under(),
            other.over());
  }

  /** Draws the marks over a board. */
  public Element over(Element board, Layout layout) {
    if (marks.isEmpty()) {
      return board;
    }
    MarkPicture picture = new MarkPicture(layout, position, new Paint());
    Element over = Element.of("g").key("marks").with("aria-hidden", "true");
    for (Mark mark : marks) {
      over.add(drawn(picture, layout, mark));
    }
    return board.add(over);
  }

  private Element drawn(MarkPicture picture, Layout layout, Mark mark) {
    int cell = position.board().cellNamed(mark.cell());
    int stone = position.stoneAt(cell);
    if (stone == Position.NONE) {
      return Element.of("g").add(picture.draw(mark));
    }
    // As round a number: where stones are to have their marks, this one has it, too.
    Element frame =
        isInPlaceOfSigns(mark)
            ? Element.of("g", "stone")
                .add(
                    Element.of("path", "mark frame")
                        .with("d", layout.to(cell) + Stone.frame(stone)))
            : null;
    return Element.of("g", Colour.of(stone).word()).add(frame, picture.draw(mark));
  }

  /** The style sheet has the colours. */
  private static final class Paint implements MarkColours {
    @Override
    public String sign(int stone) {
      return stone == Position.NONE ? "var(--ink)" : "var(--number)";
    }

    @Override
    public boolean hasHalo(int stone) {
      return stone != Position.NONE;
    }

    @Override
    public String edge(int stone) {
      return "var(--halo, none)";
    }

    @Override
    public String paper() {
      return "var(--panel)";
    }

    @Override
    public String arrow() {
      return "var(--accent)";
    }
  }
}
