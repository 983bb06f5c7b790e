package org.hexstones.web.analysis.paper;

import java.util.List;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** Events of diagrams, films and worksheets. */
public sealed interface PaperEvent extends Event {
  /** Open the dialog of diagrams, for the position on the board. */
  record OpenDiagram() implements PaperEvent {}

  /**
   * Open the dialog of worksheets.
   *
   * @param puzzle the number of a puzzle that becomes a task, or 0 for the position on the board
   */
  record OpenSheet(int puzzle) implements PaperEvent {}

  /** Draw the diagram in another way. */
  record Draw(DiagramForm form) implements PaperEvent {}

  /** Put a caption below the diagram. */
  record Caption(String text) implements PaperEvent {}

  /**
   * Choose what a press puts on a cell.
   *
   * @param tool null for the eraser
   */
  record Take(Mark.@Nullable Kind tool) implements PaperEvent {}

  /** Type in a field: what stands there now, after each letter. */
  record Type(Field field, String text) implements PaperEvent {}

  /** Be done with a field: leave it, or press Enter. */
  record Settle(Field field, String text) implements PaperEvent {}

  /** Put a mark on a cell. */
  record Put(String cell) implements PaperEvent {}

  /** Want the diagram after a turn together with others, or no longer. */
  record Tick(int turn, boolean on) implements PaperEvent {}

  /** Make the animated picture in another way. */
  record Film(FilmForm form) implements PaperEvent {}

  /** Make the worksheet in another way. */
  record Sheet(SheetForm form) implements PaperEvent {}

  /** Save pictures: one as a file, several in an archive. */
  record Save(boolean png, List<Picture> pictures) implements PaperEvent {
    public Save {
      pictures = List.copyOf(pictures);
    }
  }

  /** Copy the link of the position with the marks of its diagram. */
  record CopyLink() implements PaperEvent {}

  /**
   * Copy the text that shows the same on a page of another site.
   *
   * @param name what the link is called there
   */
  record CopyCode(String name) implements PaperEvent {}

  /**
   * Save the animated picture.
   *
   * @param turn how the board is turned
   * @param caption stands below it
   */
  record SaveFilm(int turn, String caption) implements PaperEvent {}

  /**
   * Print sheets.
   *
   * @param sheets each the text of an SVG picture
   */
  record Print(List<String> sheets) implements PaperEvent {
    public Print {
      sheets = List.copyOf(sheets);
    }
  }

  /**
   * The puzzles have come.
   *
   * @param list null if they could not be fetched
   */
  record Came(@Nullable String list) implements PaperEvent {}
}
