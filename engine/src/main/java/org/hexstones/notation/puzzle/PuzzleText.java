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
  /** No list is longer; nothing is built from a longer one. */
  public static final int MOST = 10_000;

  private PuzzleText() {}

  /** The line of a puzzle, without its end. */
  public static String write(Puzzle puzzle) {
    return puzzle.kind().word() + " " + puzzle.grade() + " " + Links.write(puzzle.record());
  }

  /** The lines of a list, none of them read yet. */
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
   * Reads one line; the record has been replayed through the rules.
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
