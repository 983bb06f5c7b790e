package org.hexstones.notation.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;

/** Puzzles as lines of text: {@code win 3 1Ab…}. */
public final class PuzzleText {
  /** The maximum number of puzzles in a list. */
  public static final int MOST = 10_000;

  private PuzzleText() {}

  /** The line of a puzzle, without a line break. */
  public static String write(Puzzle puzzle) {
    return puzzle.kind().word() + " " + puzzle.grade() + " " + Links.write(puzzle.record());
  }

  /** Splits a list into lines without reading them. */
  public static Parsed<List<String>> lines(String text) {
    List<String> lines = new ArrayList<>();
    for (Word line : Words.split(text, '\n')) {
      if (!line.text().isEmpty()) {
        lines.add(line.text());
      }
      if (lines.size() > MOST) {
        return Parsed.refused(PuzzleProblem.TOO_MANY, MOST);
      }
    }
    return Parsed.ok(lines);
  }

  /**
   * Reads one line, and replays its record through the rules.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<Puzzle> read(String line, Function<String, Parsed<Setup>> setups) {
    List<Word> words = Words.words(line);
    PuzzleKind kind = words.size() == 3 ? PuzzleKind.ofWord(words.get(0).text()) : null;
    int grade = kind == null ? 0 : Words.number(words.get(1).text());
    if (kind == null || grade < 1 || grade > Puzzle.HARDEST) {
      return Parsed.refused(Reason.of(PuzzleProblem.NOT_A_PUZZLE, Puzzle.HARDEST));
    }
    return Links.read(words.get(2).text(), setups)
        .then(
            record ->
                record.mainLine().isEmpty()
                    ? Parsed.refused(PuzzleProblem.NO_ANSWER)
                    : Parsed.ok(new Puzzle(kind, grade, record)));
  }
}
