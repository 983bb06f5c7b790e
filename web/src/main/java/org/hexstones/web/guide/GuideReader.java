package org.hexstones.web.guide;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * Reads a plan with the texts of a language. A plan has a line for each piece:
 *
 * <pre>
 * rules omega sizes      the rules of a game begin; sizes: pictures show how large groups are
 * h KEY                  a heading
 * p KEY                  a paragraph
 * b KEY RECORD           the board at the end of a record, with a caption
 * b KEY show a1,b1 in RECORD
 * lesson omega KEY sizes the lesson on the rules of a game begins; KEY: its title
 * lesson omega.last KEY  another lesson of the game begins
 * step KEY GOAL in RECORD
 * step KEY GOAL show a1,b1 then c1 in RECORD
 * </pre>
 *
 * <p>A picture shows cells with its caption, a step with its task, and others after success. A
 * language has lines {@code KEY = text}; a step has a title under its key, and texts under the key
 * with {@code .task}, {@code .done} and {@code .hint}, and {@code .further} if the other player
 * answers. Lines that begin with {@code #}, and empty ones, say nothing.
 */
public final class GuideReader {
  private static final int LONGEST = 200_000;
  private static final String IS = " = ";
  private static final String RECORD = "hexstones ";
  private static final String SHOW = " show ";
  private static final String THEN = " then ";

  private final Function<String, Parsed<Setup>> setups;
  private final Map<String, String> texts = new HashMap<>();
  private final List<String> unused = new ArrayList<>();
  private final List<Guide.Rules> rules = new ArrayList<>();
  private final List<Guide.Course> courses = new ArrayList<>();
  private List<Piece> pieces = new ArrayList<>();
  private List<Step> steps = new ArrayList<>();
  private String heading = "";
  private @Nullable Reason problem;

  private GuideReader(Function<String, Parsed<Setup>> setups) {
    this.setups = setups;
  }

  /** The guide, or the first problem with it. */
  public static Parsed<Guide> read(
      String plan, String language, Function<String, Parsed<Setup>> setups) {
    if (plan.length() > LONGEST || language.length() > LONGEST) {
      return Parsed.refused(GuideProblem.TOO_LONG, LONGEST);
    }
    return new GuideReader(setups).read(plan, language);
  }

  private Parsed<Guide> read(String plan, String language) {
    for (String line : lines(language)) {
      int is = line.indexOf(IS);
      if (is < 0) {
        return Parsed.refused(GuideProblem.NOT_A_TEXT, line);
      }
      String key = line.substring(0, is);
      if (texts.containsKey(key)) {
        return Parsed.refused(GuideProblem.TEXT_TWICE, key);
      }
      texts.put(key, line.substring(is + IS.length()));
      unused.add(key);
    }
    for (String line : lines(plan)) {
      line(line);
      Reason found = problem;
      if (found != null) {
        return Parsed.refused(found);
      }
    }
    finish();
    Reason last = problem;
    if (last != null) {
      return Parsed.refused(last);
    }
    return unused.isEmpty()
        ? Parsed.ok(new Guide(rules, courses))
        : Parsed.refused(GuideProblem.UNUSED_TEXT, unused.get(0));
  }

  private static List<String> lines(String file) {
    List<String> lines = new ArrayList<>();
    for (Words.Word word : Words.split(file, '\n')) {
      if (!word.text().isBlank() && !word.text().startsWith("#")) {
        lines.add(word.text());
      }
    }
    return lines;
  }

  private void line(String line) {
    int first = line.indexOf(' ');
    String kind = first < 0 ? line : line.substring(0, first);
    String rest = line.substring(first + 1);
    switch (kind) {
      case "rules", "lesson" -> {
        finish();
        heading = line;
      }
      case "h" -> pieces.add(new Piece.Heading(text(rest)));
      case "p" -> pieces.add(new Piece.Paragraph(text(rest)));
      case "b" -> picture(rest);
      case "step" -> step(rest);
      default -> wrong(line);
    }
  }

  private void picture(String line) {
    int end = Math.max(0, line.indexOf(' '));
    int begin = Math.max(end, line.indexOf(" " + RECORD));
    GameRecord record = record(line.substring(Math.min(begin + 1, line.length())));
    if (record != null) {
      String between = line.substring(end, begin);
      String show = between.endsWith(" in") ? between.substring(0, between.length() - 3) : between;
      List<Integer> shown = cells(show, SHOW, record.setup().board());
      pieces.add(new Piece.Picture(record, shown, text(line.substring(0, end))));
    }
  }

  private void step(String line) {
    int key = line.indexOf(' ');
    int in = line.indexOf(" in " + RECORD);
    GameRecord record = key < 0 || in < key ? null : record(line.substring(in + 4));
    if (record == null) {
      wrong(line);
      return;
    }
    Board board = record.setup().board();
    String rest = line.substring(key, in);
    int then = end(rest, THEN);
    int show = end(rest.substring(0, then), SHOW);
    Goal goal = Goal.read(rest.substring(0, show), board);
    if (goal == null) {
      wrong(line);
      return;
    }
    String name = line.substring(0, key);
    boolean answered = goal instanceof Goal.Line of && of.hasAnswer();
    steps.add(
        new Step(
            new Step.Words(
                text(name),
                text(name + ".task"),
                answered ? text(name + ".further") : "",
                text(name + ".done"),
                text(name + ".hint")),
            record,
            goal,
            cells(rest.substring(show, then), SHOW, board),
            cells(rest.substring(then), THEN, board)));
  }

  /** Where a word begins that may be missing. */
  private static int end(String text, String word) {
    int at = text.indexOf(word);
    return at < 0 ? text.length() : at;
  }

  /** The cells after a word; none without it. */
  private List<Integer> cells(String text, String word, Board board) {
    if (text.isEmpty()) {
      return List.of();
    }
    List<Integer> cells =
        text.startsWith(word)
            ? Goal.cells(text.substring(word.length()), ',', board)
            : List.<Integer>of();
    if (cells.isEmpty()) {
      wrong(text);
    }
    return cells;
  }

  /** Ends the rules or the lesson that is being read. */
  private void finish() {
    List<Words.Word> words = Words.words(heading);
    if (words.size() >= 2) {
      String id = words.get(1).text();
      boolean sizes = words.get(words.size() - 1).text().equals("sizes");
      if (words.get(0).text().equals("rules")) {
        rules.add(new Guide.Rules(id, sizes, pieces));
      } else {
        String title = words.size() < 3 ? "" : words.get(2).text();
        courses.add(new Guide.Course(id, text(title), sizes, steps));
      }
    }
    pieces = new ArrayList<>();
    steps = new ArrayList<>();
  }

  private @Nullable GameRecord record(String text) {
    Parsed<GameRecord> read = RecordText.parse(text, setups);
    problem = problem == null ? read.reason() : problem;
    return read.orNull();
  }

  private String text(String key) {
    String text = texts.get(key);
    unused.remove(key);
    if (text == null && problem == null) {
      problem = Reason.of(GuideProblem.NO_TEXT, key);
    }
    return text == null ? "" : text;
  }

  private void wrong(String line) {
    problem = problem == null ? Reason.of(GuideProblem.NOT_READABLE, line) : problem;
  }
}
