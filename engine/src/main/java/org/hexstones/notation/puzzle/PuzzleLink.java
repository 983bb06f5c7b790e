package org.hexstones.notation.puzzle;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles that persons make, as addresses have them: {@code win-1Ab…}. They have no grade. Nothing
 * proves that the answer is the only one.
 */
public final class PuzzleLink {
  private static final char HYPHEN = '-';

  private PuzzleLink() {}

  /** The text of a puzzle. */
  public static String write(Puzzle puzzle) {
    return puzzle.kind().word() + HYPHEN + Links.write(puzzle.record());
  }

  /** The kind with which a text begins like a puzzle; null if it does not. */
  public static @Nullable PuzzleKind kind(String text) {
    int end = text.indexOf(HYPHEN);
    return end < 0 ? null : PuzzleKind.ofWord(text.substring(0, end));
  }

  /**
   * Reads a text, and replays its record through the rules. Two players play, and the answer is the
   * turn at the end, or its last move.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<Puzzle> read(String text, Function<String, Parsed<Setup>> setups) {
    PuzzleKind kind = kind(text);
    if (kind == null || kind == PuzzleKind.SCORE) {
      return Parsed.refused(PuzzleProblem.NOT_ONE_TURN);
    }
    return Links.read(text.substring(text.indexOf(HYPHEN) + 1), setups)
        .then(record -> checked(kind, record));
  }

  /** The puzzle of a record, without its variations and comments. */
  private static Parsed<Puzzle> checked(PuzzleKind kind, GameRecord record) {
    if (record.mainLine().isEmpty()) {
      return Parsed.refused(PuzzleProblem.NO_ANSWER);
    }
    Puzzle puzzle =
        new Puzzle(
            kind,
            Puzzle.UNGRADED,
            GameRecord.of(record.setup(), record.start(), record.mainLine()));
    return isOneTurn(puzzle) ? Parsed.ok(puzzle) : Parsed.refused(PuzzleProblem.NOT_ONE_TURN);
  }

  private static boolean isOneTurn(Puzzle puzzle) {
    Play play = puzzle.play();
    boolean isWhole = puzzle.kind() != PuzzleKind.CELL;
    if (play.setup().players() != 2
        || play.isOver()
        || (isWhole && !play.position().isTurnStart())) {
      return false;
    }
    int asked = play.mover();
    int made = 0;
    for (int move : puzzle.answer()) {
      boolean goesOn = made++ == 0 || !(play.isOver() || play.position().isTurnStart());
      if (!goesOn || !Moves.isPlace(move) || play.mover() != asked || play.refusal(move) != null) {
        return false;
      }
      play.play(move);
    }
    return !isWhole || play.isOver() || play.position().isTurnStart();
  }
}
