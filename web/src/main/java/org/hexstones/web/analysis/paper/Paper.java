package org.hexstones.web.analysis.paper;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.diagram.Turns;
import org.jspecify.annotations.Nullable;

/**
 * What a person makes of a line of moves.
 *
 * @param line the moves to which the turns belong
 * @param captions those that were typed
 * @param ticked the turns whose diagrams are wanted together, in their order
 */
public record Paper(
    List<Integer> line,
    DiagramForm form,
    Marking marking,
    List<Caption> captions,
    List<Integer> ticked,
    FilmForm film,
    SheetForm sheet,
    Shown shown) {
  /** What the dialog for sharing shows. */
  public enum Shown {
    LINK,
    DIAGRAM,
    WORKSHEET
  }

  /** What stands below the diagram after a turn. */
  public record Caption(int turn, String text) {}

  public static final Paper NONE =
      new Paper(
          List.of(),
          DiagramForm.USUAL,
          Marking.NONE,
          List.of(),
          List.of(),
          FilmForm.NONE,
          SheetForm.NONE,
          Shown.LINK);

  private static final int LONGEST_CAPTION = 120;

  public Paper {
    line = List.copyOf(line);
    captions = List.copyOf(captions);
    ticked = List.copyOf(ticked);
  }

  /** Begins with the position on the board. What belongs to another line is forgotten. */
  Paper at(Turns turns, int plies) {
    List<Integer> moves = turns.line().record().mainLine();
    boolean same = moves.equals(line);
    int turn = turns.at(plies);
    return new Paper(
        moves,
        form.numberedFrom(0).after(turn),
        same ? marking : Marking.NONE,
        same ? captions : List.of(),
        same ? ticked : List.of(),
        same ? film : new FilmForm(1, turns.last(), film.pace(), film.side()),
        sheet,
        shown);
  }

  /** What the dialog shows once it is open; it begins with the link. */
  public Paper showing(Shown other) {
    return other == shown
        ? this
        : new Paper(line, form, marking, captions, ticked, film, sheet, other);
  }

  Paper with(DiagramForm other) {
    return new Paper(
        line, other, marking.with(marking.tool()), captions, ticked, film, sheet, shown);
  }

  Paper with(Marking other) {
    return new Paper(line, form, other, captions, ticked, film, sheet, shown);
  }

  Paper with(FilmForm other) {
    return new Paper(line, form, marking, captions, ticked, other, sheet, shown);
  }

  Paper with(SheetForm other) {
    return new Paper(line, form, marking, captions, ticked, film, other, shown);
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
    return new Paper(line, form, marking, all, ticked, film, sheet, shown);
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
    return new Paper(line, form, marking, captions, all, film, sheet, shown);
  }
}
