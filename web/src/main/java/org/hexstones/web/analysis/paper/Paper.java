package org.hexstones.web.analysis.paper;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.diagram.Turns;
import org.jspecify.annotations.Nullable;

/**
 * What a person makes of a line of moves.
 *
 * @param line the line to which the turns belong; null before there is one
 * @param captions those that were typed
 * @param ticked the turns whose diagrams are wanted together, in their order
 * @param draft the field in which the person types; null if there is none
 */
public record Paper(
    @Nullable Turns line,
    DiagramForm form,
    Marking marking,
    List<Caption> captions,
    List<Integer> ticked,
    FilmForm film,
    SheetForm sheet,
    Shown shown,
    @Nullable Draft draft) {
  /** What the dialog for sharing shows. */
  public enum Shown {
    LINK,
    DIAGRAM,
    WORKSHEET
  }

  /** What stands below the diagram after a turn. */
  public record Caption(int turn, String text) {}

  /** What stands in a field in which a person types. */
  public record Draft(Field field, String text) {}

  public static final Paper NONE =
      new Paper(
          null,
          DiagramForm.USUAL,
          Marking.NONE,
          List.of(),
          List.of(),
          FilmForm.NONE,
          SheetForm.NONE,
          Shown.LINK,
          null);

  static final int LONGEST_CAPTION = 120;

  public Paper {
    captions = List.copyOf(captions);
    ticked = List.copyOf(ticked);
  }

  /** Whether it belongs to that line, and to all of it. */
  boolean isOf(Turns turns) {
    return line != null && line.last() == turns.last() && line.shared(turns) == turns.last();
  }

  /**
   * Begins with the position on the board. What belongs to turns that the line does not have is
   * forgotten.
   */
  Paper at(Turns turns, int plies) {
    int kept = line == null ? -1 : line.shared(turns);
    List<Caption> captionsKept = new ArrayList<>();
    for (Caption caption : captions) {
      if (caption.turn() <= kept) {
        captionsKept.add(caption);
      }
    }
    List<Integer> ticksKept = new ArrayList<>();
    for (int turn : ticked) {
      if (turn <= kept) {
        ticksKept.add(turn);
      }
    }
    return new Paper(
        turns,
        form.numberedFrom(form.from() <= kept ? form.from() : 0).after(turns.at(plies)),
        marking.upTo(kept),
        captionsKept,
        ticksKept,
        film.last() <= kept ? film : film.from(1).to(turns.last()),
        sheet,
        shown,
        null);
  }

  /** What the dialog shows once it is open; it begins with the link. */
  public Paper showing(Shown other) {
    return other == shown
        ? this
        : new Paper(line, form, marking, captions, ticked, film, sheet, other, null);
  }

  Paper with(DiagramForm other) {
    return new Paper(
        line, other, marking.with(marking.tool()), captions, ticked, film, sheet, shown, draft);
  }

  Paper with(Marking other) {
    return new Paper(line, form, other, captions, ticked, film, sheet, shown, draft);
  }

  Paper with(FilmForm other) {
    return new Paper(line, form, marking, captions, ticked, other, sheet, shown, draft);
  }

  Paper with(SheetForm other) {
    return new Paper(line, form, marking, captions, ticked, film, other, shown, draft);
  }

  Paper with(@Nullable Draft other) {
    return new Paper(line, form, marking, captions, ticked, film, sheet, shown, other);
  }

  /** What stands in a field: what is typed there, or else its value. */
  String text(Field field, String value) {
    return draft != null && draft.field() == field ? draft.text() : value;
  }

  /** The caption that was typed for the diagram after a turn, or null. */
  @Nullable String caption(int turn) {
    for (Caption caption : captions) {
      if (caption.turn() == turn) {
        return caption.text();
      }
    }
    return null;
  }

  Paper captioned(String text) {
    List<Caption> all = new ArrayList<>();
    for (Caption caption : captions) {
      if (caption.turn() != form.turn()) {
        all.add(caption);
      }
    }
    String bounded = text.substring(0, Math.min(LONGEST_CAPTION, text.length()));
    all.add(new Caption(form.turn(), bounded));
    return new Paper(line, form, marking, all, ticked, film, sheet, shown, draft);
  }

  Paper ticked(int turn, boolean on) {
    List<Integer> all = new ArrayList<>(ticked);
    all.remove(Integer.valueOf(turn));
    if (on) {
      int at = 0;
      while (at < all.size() && all.get(at) < turn) {
        at++;
      }
      all.add(at, turn);
    }
    return new Paper(line, form, marking, captions, all, film, sheet, shown, draft);
  }
}
