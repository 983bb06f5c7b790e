package org.hexstones.web.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleLink;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.boardeditor.Symmetry;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.lesson.LessonStack;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.PreferencesEffect;
import org.jspecify.annotations.Nullable;

/**
 * An unfinished board, position, lesson or puzzle as text, so that it survives a reload. The first
 * line has the version, the kind, a number and a digit for each cell. The text below it is the
 * board's name or the set-up. The number is the side of the canvas, the colour to move, the step of
 * the lesson or the number of the puzzle. A lesson has its id in place of the cells; a puzzle has a
 * dash, or what a person has made. A text is read whole or not at all.
 */
public final class DraftCodec {
  private static final String VERSION = "1";
  private static final String BOARD = "board";
  private static final String POSITION = "position";
  private static final String LESSON = "lesson";
  private static final String OVER_RULES = "rules";
  private static final String PUZZLE = "puzzle";
  private static final String NO_CELLS = "-";
  private static final int LONGEST = 20_000;
  private static final int SOME_SIDE = 6;

  private DraftCodec() {}

  /** Saves the draft if it has changed. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  static List<Effect> follow(ScreenStack before, ScreenStack after) {
    boolean same =
        before.find(BoardEditor.class) == after.find(BoardEditor.class)
            && before.find(PositionEditor.class) == after.find(PositionEditor.class)
            && before.find(Lesson.class) == after.find(Lesson.class)
            && before.find(PuzzleSession.class) == after.find(PuzzleSession.class);
    return same ? List.of() : List.of(new PreferencesEffect.SaveDraft(write(after)));
  }

  /**
   * The text is empty if nothing is unfinished. It is also empty for what lies over a match: a
   * reload then resumes the match.
   */
  public static String write(ScreenStack screens) {
    BoardEditor board = screens.find(BoardEditor.class);
    if (board != null) {
      return line(BOARD, board.side(), board.paint(), 0) + board.name();
    }
    PositionEditor position = screens.find(PositionEditor.class);
    if (position != null) {
      return line(POSITION, position.toMove().index(), position.stones(), -Position.NONE)
          + position.setup().text();
    }
    return screens.find(MatchScreen.class) == null ? over(screens) : "";
  }

  /** The draft of a puzzle or a lesson over the start screen. */
  private static String over(ScreenStack screens) {
    PuzzleSession puzzle = screens.find(PuzzleSession.class);
    if (puzzle != null) {
      Puzzle asked = puzzle.puzzle();
      return puzzle.isMade() && asked != null
          ? line(PUZZLE, 0, PuzzleLink.write(asked))
          : line(PUZZLE, puzzle.number(), NO_CELLS);
    }
    Lesson lesson = screens.find(Lesson.class);
    if (lesson == null) {
      return "";
    }
    boolean overRules = LessonStack.isOverRules(screens);
    return line(LESSON, lesson.step(), lesson.course()) + (overRules ? OVER_RULES : "");
  }

  private static String line(String kind, int number, List<Integer> cells, int shift) {
    StringBuilder digits = new StringBuilder();
    for (int cell : cells) {
      digits.append(cell + shift);
    }
    return line(kind, number, digits.toString());
  }

  private static String line(String kind, int number, String cells) {
    return VERSION + ' ' + kind + ' ' + number + ' ' + cells + '\n';
  }

  /** The event that shows the lesson or puzzle of a text again; null if the text is of neither. */
  static @Nullable Event again(String text) {
    List<Words.Word> words = words(text);
    int number = words.isEmpty() ? -1 : Words.number(words.get(2).text());
    if (number < 0) {
      return null;
    }
    String kind = words.get(1).text();
    if (kind.equals(LESSON)) {
      return new Route.Lesson(words.get(3).text(), number, text.endsWith("\n" + OVER_RULES));
    }
    String made = words.get(3).text();
    if (kind.equals(PUZZLE)) {
      return made.equals(NO_CELLS) ? new Route.Puzzle(number) : new Route.MadePuzzle(made);
    }
    return null;
  }

  /**
   * The four words of the first line. The list is empty if there are more or fewer, or if the
   * version is another.
   */
  private static List<Words.Word> words(String text) {
    int end = text.length() > LONGEST ? -1 : text.indexOf('\n');
    List<Words.Word> words = Words.words(text.substring(0, Math.max(0, end)));
    return words.size() == 4 && words.get(0).text().equals(VERSION) ? words : List.of();
  }

  /** The session with the editor of a text; the same session if the text cannot be read. */
  static Session restore(Session session, String text, Function<String, Parsed<Setup>> setups) {
    List<Words.Word> words = words(text);
    if (words.isEmpty()) {
      return session;
    }
    int number = Words.number(words.get(2).text());
    String cells = words.get(3).text();
    String rest = text.substring(text.indexOf('\n') + 1);
    Screen screen = null;
    if (words.get(1).text().equals(BOARD)) {
      screen = board(number, cells, rest);
    } else if (words.get(1).text().equals(POSITION)) {
      Setup setup = setups.apply(rest).orNull();
      screen = setup == null ? null : position(setup, number, cells);
    }
    return screen == null ? session : session.withScreens(session.screens().put(screen));
  }

  private static @Nullable BoardEditor board(int side, String cells, String name) {
    BoardEditor empty = BoardEditor.empty(SOME_SIDE).withSide(side);
    List<Integer> paint = digits(cells, empty.paint().size(), 0, BoardEditor.STAR);
    return paint == null || empty.side() != side
        ? null
        : new BoardEditor(
            side, paint, BoardEditor.PLAIN, Symmetry.NONE, List.of(), OwnBoard.clean(name));
  }

  private static @Nullable PositionEditor position(Setup setup, int toMove, String cells) {
    int players = setup.players();
    List<Integer> stones =
        digits(cells, setup.board().size(), -Position.NONE, players - 1 - Position.NONE);
    if (stones == null || toMove < 0 || toMove >= players) {
      return null;
    }
    PositionEditor free = PositionEditor.on(setup);
    return new PositionEditor(setup, stones, free.brush(), Colour.of(toMove));
  }

  /** One number for each cell; null if the text has another length or other signs. */
  private static @Nullable List<Integer> digits(String text, int count, int shift, int most) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > most) {
        return null;
      }
      numbers.add(digit - shift);
    }
    return numbers.size() == count ? numbers : null;
  }
}
