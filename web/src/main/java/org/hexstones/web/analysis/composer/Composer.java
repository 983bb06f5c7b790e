package org.hexstones.web.analysis.composer;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Play;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.notation.puzzle.PuzzlePosition;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.protocol.ProofQuestion;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the position that is to become a puzzle.
 *
 * @param questions the number of questions so far
 * @param place the position that was asked about; null for none
 * @param asked the same position, made of stones; null if no puzzle can have it
 * @param answer the last answer of the worker, or null
 * @param failed whether the worker has failed
 */
public record Composer(
    int questions,
    @Nullable Place place,
    @Nullable GameRecord asked,
    @Nullable ProofAnswer answer,
    boolean failed) {
  public static final Composer NONE = new Composer(0, null, null, null, false);

  /** The maximum length of a puzzle's address. */
  static final int LONGEST_LINK = 300;

  /** What is known once the worker is done. */
  enum Verdict {
    /** No puzzle can have the position. */
    IMPOSSIBLE,
    FAILED,
    WORKING,
    ONE,
    SEVERAL,
    NONE,
    /** The time was not enough. */
    OPEN
  }

  /**
   * A position of a study.
   *
   * @param moves the moves before it
   */
  record Place(String study, List<Integer> moves) {
    static Place of(Study study) {
      return new Place(study.id(), Trees.moves(study.record().root(), study.at()));
    }
  }

  /** Whether the position on the board is the one that was asked about. */
  boolean isAt(Study study) {
    return place != null && place.equals(Place.of(study));
  }

  /** The state after a question about a position. */
  static Composer asking(int question, Place place, @Nullable Play asked) {
    GameRecord record =
        asked == null || asked.setup().players() != 2
            ? null
            : GameRecord.of(asked.setup(), asked.start(), asked.moves());
    return new Composer(question, place, record, null, false);
  }

  Composer answered(ProofAnswer now) {
    return new Composer(questions, place, asked, now, false);
  }

  Composer afterFailure() {
    return new Composer(questions, place, asked, null, true);
  }

  /** Without a position. An answer to an earlier question is ignored. */
  Composer idle() {
    return new Composer(questions + 1, null, null, null, false);
  }

  Verdict verdict() {
    ProofAnswer now = answer;
    if (asked == null || failed) {
      return failed ? Verdict.FAILED : Verdict.IMPOSSIBLE;
    }
    if (now == null || !now.done()) {
      return Verdict.WORKING;
    }
    if (now.lines().size() > 1) {
      return Verdict.SEVERAL;
    }
    if (!now.whole()) {
      return Verdict.OPEN;
    }
    return now.lines().isEmpty() ? Verdict.NONE : Verdict.ONE;
  }

  /** A whole turn is asked for at its beginning, and the next stone within a turn. */
  static PuzzleKind kind(GameRecord asked) {
    return asked.mainLine().isEmpty() ? PuzzleKind.WIN : PuzzleKind.CELL;
  }

  static int plies(GameRecord asked) {
    return kind(asked) == PuzzleKind.CELL ? 1 : ProofQuestion.WHOLE_TURN;
  }

  /** The puzzle, if exactly one answer wins; else null. */
  @Nullable Puzzle puzzle() {
    ProofAnswer now = answer;
    GameRecord record = asked;
    Play play = record == null ? null : record.replay().orNull();
    if (now == null || record == null || play == null || verdict() != Verdict.ONE) {
      return null;
    }
    PuzzleKind kind = kind(record);
    List<Integer> answer = answer(play, now.lines().get(0), plies(record));
    return !LineTurn.areStones(answer)
        ? null
        : PuzzlePosition.puzzle(kind, Puzzle.UNGRADED, play, answer);
  }

  /** The moves at the begin of a line that are the answer. */
  static List<Integer> answer(Play play, List<Integer> line, int plies) {
    return LineTurn.of(play, line.subList(0, Math.min(plies, line.size())), 1);
  }
}
