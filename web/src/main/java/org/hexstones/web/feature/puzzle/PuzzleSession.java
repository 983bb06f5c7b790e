package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenStack;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle that is being solved.
 *
 * @param lines all puzzles as unread text; empty while they are being fetched
 * @param failed whether the fetch failed
 * @param number the puzzle's number, from 1; 0 for the puzzle of the day; {@link #MADE}
 * @param puzzle the puzzle, or null while it is not loaded
 * @param match the board, or null while there is none
 * @param hints the number of hints taken, or one more than there are once the solution was shown
 * @param misses the number of tries that missed
 * @param proof what the worker has found
 */
public record PuzzleSession(
    List<String> lines,
    boolean failed,
    int number,
    @Nullable Puzzle puzzle,
    @Nullable Match match,
    int hints,
    int misses,
    PuzzleProof proof)
    implements Screen {
  /** The number of a puzzle that a person has made. */
  public static final int MADE = -1;

  @Override
  public Event closing(ScreenStack screens) {
    return new PuzzleEvent.Leave();
  }

  /** The state of the solution. */
  public enum State {
    OPEN,
    SOLVED,
    MISSED,
    /** The answer was shown and not found. */
    SHOWN
  }

  public PuzzleSession {
    lines = List.copyOf(lines);
  }

  /** A session that waits for the puzzles to be fetched. */
  public static PuzzleSession waitingFor(int number) {
    return new PuzzleSession(List.of(), false, number, null, null, 0, 0, PuzzleProof.SITE);
  }

  /** A puzzle that a person has made. */
  public static PuzzleSession made(Puzzle puzzle) {
    return new PuzzleSession(
        List.of(), false, MADE, puzzle, begun(puzzle), 0, 0, PuzzleProof.UNKNOWN);
  }

  /** Whether a person has made the puzzle. */
  public boolean isMade() {
    return number == MADE;
  }

  PuzzleSession withProof(PuzzleProof other) {
    return new PuzzleSession(lines, failed, number, puzzle, match, hints, misses, other);
  }

  PuzzleSession missed() {
    return new PuzzleSession(lines, failed, number, puzzle, match, hints, misses + 1, proof);
  }

  /** The board with the moves of best play that are shown on it; null while there is none. */
  public @Nullable Match shown() {
    Match board = match;
    for (int move : proof.line().subList(0, proof.shown())) {
      board = board == null ? null : board.played(move);
    }
    return board;
  }

  /** Whether a puzzle of that number exists. */
  public boolean has(int wanted) {
    return wanted >= 1 && wanted <= lines.size();
  }

  /** Whether no puzzle has that number, which is not the one for the puzzle of the day either. */
  boolean lacks(int wanted) {
    return wanted != 0 && !has(wanted);
  }

  public PuzzleSession withFailed() {
    return new PuzzleSession(lines, true, number, null, null, 0, 0, PuzzleProof.SITE);
  }

  /**
   * The beginning of another puzzle.
   *
   * @param wanted a number for which {@link #has} holds
   */
  public PuzzleSession at(int wanted, Function<String, Parsed<Setup>> setups) {
    Puzzle read = PuzzleText.read(lines.get(wanted - 1), setups).orNull();
    return read == null
        ? withFailed()
        : new PuzzleSession(lines, false, wanted, read, begun(read), 0, 0, PuzzleProof.SITE);
  }

  static Match begun(Puzzle asked) {
    GameRecord record = asked.record().withRoot(Node.ROOT.withLine(asked.given()));
    return Match.begin("puzzle", record, List.of());
  }

  /** Another try. What hints have shown is still known. */
  public PuzzleSession again() {
    Puzzle asked = puzzle;
    return asked == null
        ? this
        : new PuzzleSession(
            lines,
            failed,
            number,
            asked,
            begun(asked),
            Math.min(hints, lastHint()),
            misses,
            proof.again());
  }

  /** The puzzle with its answer on the board. */
  public PuzzleSession solution() {
    Puzzle asked = puzzle;
    return asked == null
        ? this
        : new PuzzleSession(
            lines,
            failed,
            number,
            asked,
            Match.begin("puzzle", asked.record(), List.of()),
            lastHint() + 1,
            misses,
            proof.again());
  }

  /** The number of the last hint, which tells the whole answer. */
  public int lastHint() {
    Puzzle asked = puzzle;
    return asked == null ? 0 : asked.answer().size() + 1;
  }

  /** Whether the whole answer was shown, by hints or at once. */
  public boolean revealed() {
    return hints >= lastHint();
  }

  public PuzzleSession withLines(List<String> came) {
    return new PuzzleSession(came, false, number, null, null, 0, 0, PuzzleProof.SITE);
  }

  public PuzzleSession withMatch(Match played) {
    return new PuzzleSession(lines, failed, number, puzzle, played, hints, misses, proof);
  }

  public PuzzleSession withHint() {
    int more = Math.min(hints + 1, lastHint());
    return new PuzzleSession(lines, failed, number, puzzle, match, more, misses, proof);
  }

  /** A hint. After a try that has ended, another one begins with it. */
  public PuzzleSession hinted() {
    return (state() == State.OPEN ? this : again()).withHint();
  }

  /**
   * The session after a press on a cell; the same one if the press means nothing; or the reason why
   * the stone is refused.
   */
  public Parsed<PuzzleSession> press(String name) {
    Match board = match;
    if (board == null || state() != State.OPEN) {
      return Parsed.ok(this);
    }
    Play play = PositionCache.to(board);
    int cell = play.position().board().cellNamed(name);
    int colour = play.position().nextColour();
    if (cell == Board.NO_CELL || colour == Position.NONE) {
      return Parsed.ok(this);
    }
    int move = Moves.place(colour, cell);
    Reason refusal = play.refusal(move);
    return refusal == null ? Parsed.ok(withMatch(board.played(move))) : Parsed.refused(refusal);
  }

  /** Without the last stone of a try that goes on; the same one if there is none. */
  public PuzzleSession undone() {
    Match board = match;
    return board == null || state() != State.OPEN || made().isEmpty()
        ? this
        : withMatch(board.at(board.cursor() - 1).cut());
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

  /** A try ends with its turn, and not with its first wrong stone. */
  public State state() {
    Puzzle asked = puzzle;
    Match board = match;
    List<Integer> made = made();
    if (asked == null || board == null || made.isEmpty()) {
      return State.OPEN;
    }
    if (made.size() < asked.answer().size()) {
      return PositionCache.to(board).isOver() ? State.MISSED : State.OPEN;
    }
    return hints > lastHint()
        ? State.SHOWN
        : asked.answer().containsAll(made) ? State.SOLVED : State.MISSED;
  }
}
