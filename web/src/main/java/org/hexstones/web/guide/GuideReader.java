package org.hexstones.web.guide;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
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
 * lesson omega sizes     the lesson of a game begins
 * step KEY GOAL in RECORD
 * </pre>
 *
 * <p>A language has lines {@code KEY = text}; a step has a title under its key, and texts under the
 * key with {@code .task}, {@code .done} and {@code .hint}. Lines that begin with {@code #}, and
 * empty ones, say nothing.
 */
public final class GuideReader {
  private static final int LONGEST = 200_000;
  private static final String IS = " = ";
  private static final String RECORD = "hexstones ";

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
      case "b" -> {
        int end = rest.indexOf(' ');
        GameRecord record = record(rest.substring(end + 1));
        if (record != null) {
          pieces.add(new Piece.Picture(record, text(rest.substring(0, Math.max(0, end)))));
        }
      }
      case "step" -> step(rest);
      default -> wrong(line);
    }
  }

  private void step(String line) {
    int key = line.indexOf(' ');
    int in = line.indexOf(" in " + RECORD);
    Goal goal = key < 0 || in < key ? null : Goal.read(line.substring(key, in));
    GameRecord record = goal == null ? null : record(line.substring(in + 4));
    if (goal == null || record == null) {
      wrong(line);
      return;
    }
    String name = line.substring(0, key);
    steps.add(
        new Step(
            text(name),
            text(name + ".task"),
            text(name + ".done"),
            text(name + ".hint"),
            record,
            goal));
  }

  /** Ends the rules or the lesson that is being read. */
  private void finish() {
    List<Words.Word> words = Words.words(heading);
    if (words.size() >= 2) {
      String game = words.get(1).text();
      boolean sizes = words.size() > 2 && words.get(2).text().equals("sizes");
      if (words.get(0).text().equals("rules")) {
        rules.add(new Guide.Rules(game, sizes, pieces));
      } else {
        courses.add(new Guide.Course(game, sizes, steps));
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
