package org.hexstones.web.diagram;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * Sheets of paper (A4) with a task for each board, and after them the solutions. Lengths are tenths
 * of a millimetre.
 */
public final class Worksheet {
  /** The maximum number of tasks. */
  public static final int MOST = 60;

  private static final int WIDTH = 2100;
  private static final int HEIGHT = 2970;
  private static final int MARGIN = 150;

  /** Where the first row of boards begins. */
  private static final int TOP = 300;

  /** The height of the letters of a title, and that of a very long one. */
  private static final int TITLE = 56;

  private static final int LEAST = 20;

  /** Between two columns or rows. */
  private static final int GAP = 70;

  private final Words words;
  private final List<Task> tasks;
  private final List<Element> pages = new ArrayList<>();

  /**
   * The words of all sheets.
   *
   * @param title stands at the top; may be empty
   * @param name stands before the line for the name of who solves them
   */
  public record Words(String title, String name, String solutions) {}

  /**
   * A task.
   *
   * @param name such as its number
   * @param text what is to be done
   * @param marks those on the position, not on that of the solution
   * @param solution the position with the solution, or null if there is none
   * @param solved the solution in words; may be empty
   */
  public record Task(
      GameView game,
      String name,
      String text,
      Moment moment,
      List<Mark> marks,
      @Nullable Moment solution,
      String solved) {
    public Task {
      marks = List.copyOf(marks);
    }
  }

  private record Solved(Task task, Moment solution) {}

  /** How many boards stand side by side and below each other. */
  private record Grid(int columns, int rows, int letters) {
    int boards() {
      return columns * rows;
    }
  }

  private static final Grid SOLUTIONS = new Grid(3, 4, 34);

  private Worksheet(Words words, List<Task> tasks) {
    this.words = words;
    this.tasks = tasks;
  }

  /**
   * The sheets, each an SVG picture.
   *
   * @param perSheet 2, 4 or 6
   */
  public static List<Element> sheets(Words words, List<Task> tasks, int perSheet) {
    Worksheet worksheet = new Worksheet(words, tasks);
    Grid grid = new Grid(perSheet == 2 ? 1 : 2, perSheet == 6 ? 3 : 2, perSheet == 6 ? 38 : 44);
    worksheet.tasks(grid);
    worksheet.solutions();
    return worksheet.pages;
  }

  private void tasks(Grid grid) {
    for (int first = 0; first < tasks.size(); first += grid.boards()) {
      Element sheet = sheet(words.title());
      text(sheet, "name", WIDTH / 2 + 100, 200, 44, words.name());
      sheet.add(
          Element.of("path")
              .with("d", "M" + (WIDTH / 2 + 290) + " 205H" + (WIDTH - MARGIN))
              .with("stroke", "#000")
              .with("stroke-width", 3));
      for (int i = 0; i < grid.boards() && first + i < tasks.size(); i++) {
        Task task = tasks.get(first + i);
        task(sheet, grid, i, task.game(), task.name(), task.text(), task.moment(), task.marks());
      }
      pages.add(sheet);
    }
  }

  private void solutions() {
    List<Solved> solved = new ArrayList<>();
    for (Task task : tasks) {
      Moment solution = task.solution();
      if (solution != null) {
        solved.add(new Solved(task, solution));
      }
    }
    for (int first = 0; first < solved.size(); first += SOLUTIONS.boards()) {
      Element sheet = sheet(words.solutions());
      for (int i = 0; i < SOLUTIONS.boards() && first + i < solved.size(); i++) {
        Task task = solved.get(first + i).task();
        Moment solution = solved.get(first + i).solution();
        task(sheet, SOLUTIONS, i, task.game(), task.name(), task.solved(), solution, List.of());
      }
      pages.add(sheet);
    }
  }

  private static Element sheet(String title) {
    Element sheet =
        Element.of("svg")
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("viewBox", "0 0 " + WIDTH + " " + HEIGHT)
            .with("font-family", "system-ui, sans-serif");
    int letters = TITLE;
    while (letters > LEAST && !fits(title, letters)) {
      letters -= 2;
    }
    int y = 200;
    for (String line : titleLines(title, letters)) {
      text(sheet, "title", MARGIN, y, letters, line).with("font-weight", 700);
      y += letters * 8 / 7;
    }
    return sheet;
  }

  /** As wide as the room beside the line for the name. */
  private static List<String> titleLines(String title, int letters) {
    return Wrapped.lines(title, titleWidth(letters));
  }

  private static int titleWidth(int letters) {
    return 100 * (WIDTH / 2 - MARGIN) / letters;
  }

  /** Whether two lines suffice, and none of them is too long. */
  private static boolean fits(String title, int letters) {
    List<String> lines = titleLines(title, letters);
    boolean fits = lines.size() <= 2;
    for (String line : lines) {
      fits &= Wrapped.width(line) <= titleWidth(letters);
    }
    return fits;
  }

  private static void task(
      Element sheet,
      Grid grid,
      int at,
      GameView game,
      String name,
      String text,
      Moment moment,
      List<Mark> marks) {
    int width = (WIDTH - 2 * MARGIN - (grid.columns() - 1) * GAP) / grid.columns();
    int height = (HEIGHT - TOP - MARGIN - (grid.rows() - 1) * GAP) / grid.rows();
    int x = MARGIN + at % grid.columns() * (width + GAP);
    int y = TOP + at / grid.columns() * (height + GAP);
    int line = grid.letters() * 13 / 10;
    int room = 100 * width / grid.letters();
    int below = y;
    for (String part : Wrapped.lines(name, room)) {
      below += line;
      text(sheet, "task", x, below, grid.letters(), part).with("font-weight", 700);
    }
    for (String part : Wrapped.lines(text, room)) {
      if (!part.isEmpty()) {
        below += line;
        text(sheet, "text", x, below, grid.letters(), part);
      }
    }
    below += line / 2;
    sheet.add(board(game, moment, marks, x, below, width, y + height - below));
  }

  /** A board in the middle of a place. */
  private static Element board(
      GameView game, Moment moment, List<Mark> marks, int x, int y, int width, int height) {
    int turn = Layout.small(moment.play().position().board()).turn();
    Diagram diagram = new Diagram(BoardPicture.SIDE, Diagram.Unit.PX, true, Ink.BLACK, "", marks);
    Element drawn = DiagramPicture.draw(game, moment, diagram, turn, null);
    return Element.of("svg")
        .with("x", x)
        .with("y", y)
        .with("width", width)
        .with("height", height)
        .with("viewBox", "0 0 " + drawn.attribute("width") + " " + drawn.attribute("height"))
        .add(drawn);
  }

  private static Element text(Element sheet, String part, int x, int y, int size, String text) {
    Element drawn =
        Element.of("text")
            .with("data-part", part)
            .with("x", x)
            .with("y", y)
            .with("font-size", size)
            .text(text);
    sheet.add(drawn);
    return drawn;
  }
}
