package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.session.Screen;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle that is being solved.
 *
 * @param lines all puzzles as unread text; empty while they are being fetched
 * @param failed whether the fetch failed
 * @param number the puzzle's number, from 1; 0 for the puzzle of the day
 * @param puzzle the puzzle, or null while it is not loaded
 * @param match the board, or null while there is none
 * @param hints the number of hints taken
 */
public record PuzzleSession(
    List<String> lines,
    boolean failed,
    int number,
    @Nullable Puzzle puzzle,
    @Nullable Match match,
    int hints)
    implements Screen {
  @Override
  public boolean liesOverMatch() {
    return true;
  }

  /** The state of the solution. */
  public enum State {
    OPEN,
    SOLVED,
    MISSED
  }

  public PuzzleSession {
    lines = List.copyOf(lines);
  }

  /** A session that waits for the puzzles to be fetched. */
  public static PuzzleSession waitingFor(int number) {
    return new PuzzleSession(List.of(), false, number, null, null, 0);
  }

  /** Whether a puzzle of that number exists. */
  public boolean has(int wanted) {
    return wanted >= 1 && wanted <= lines.size();
  }

  public PuzzleSession withFailed() {
    return new PuzzleSession(lines, true, number, null, null, 0);
  }

  /**
   * The beginning of another puzzle.
   *
   * @param wanted a number for which {@link #has} holds
   */
  public PuzzleSession at(int wanted, Function<String, Parsed<Setup>> setups) {
    Parsed<Puzzle> read = PuzzleText.read(lines.get(wanted - 1), setups);
    if (!(read instanceof Parsed.Ok<Puzzle> ok)) {
      return withFailed();
    }
    Puzzle asked = ok.value();
    GameRecord record = asked.record().withRoot(Node.ROOT.withLine(asked.given()));
    Match board = Match.begin("puzzle", record, List.of());
    return new PuzzleSession(lines, false, wanted, asked, board, 0);
  }

  public PuzzleSession withLines(List<String> came) {
    return new PuzzleSession(came, false, number, null, null, 0);
  }

  public PuzzleSession withMatch(Match played) {
    return new PuzzleSession(lines, failed, number, puzzle, played, hints);
  }

  public PuzzleSession withHint() {
    return new PuzzleSession(lines, failed, number, puzzle, match, hints + 1);
  }

  /** The moves played so far. */
  public List<Integer> made() {
    Match board = match;
    Puzzle asked = puzzle;
    if (board == null || asked == null) {
      return List.of();
    }
    List<Integer> line = board.record().mainLine();
    return new ArrayList<>(line.subList(asked.given().size(), line.size()));
  }

  public State state() {
    Puzzle asked = puzzle;
    List<Integer> made = made();
    if (asked == null || !asked.answer().containsAll(made)) {
      return asked == null ? State.OPEN : State.MISSED;
    }
    return made.size() == asked.answer().size() ? State.SOLVED : State.OPEN;
  }
}
