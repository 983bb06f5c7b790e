package org.hexstones.notation.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Start;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/** Positions of games as puzzles have them. */
public final class PuzzlePosition {
  private PuzzlePosition() {}

  /**
   * The same position with the stones before the present turn as its start; null if that start is
   * refused, the game is over, or stones do not tell all of the position: a komi was named, say.
   */
  public static @Nullable Play fromStones(Play play) {
    Play before =
        Play.begin(play.setup(), play.start()).then(at -> at.playAll(play.moves())).orThrow();
    while (before.size() > 0 && !before.position().isTurnStart()) {
      before.undo();
    }
    Position position = before.position();
    int mover = position.mover();
    if (play.isOver() || mover == Position.NONE || hasKomi(play)) {
      return null;
    }
    Start start = new Start(stones(position), Colour.of(position.colourOf(mover)));
    List<Integer> turn = play.moves().subList(before.size(), play.size());
    Parsed<Play> asked = Play.begin(play.setup(), start).then(begun -> begun.playAll(turn));
    return asked instanceof Parsed.Ok<Play> ok && isSame(play, ok.value()) ? ok.value() : null;
  }

  /** Whether the same colour may do the same. */
  private static boolean isSame(Play play, Play other) {
    Position one = play.position();
    Position two = other.position();
    return !other.isOver()
        && one.colourOf(one.mover()) == two.colourOf(two.mover())
        && Arrays.equals(moves(one), moves(two));
  }

  private static int[] moves(Position position) {
    int[] legal = new int[position.maxLegalMoves()];
    int count = position.legalMoves(legal);
    int[] moves = Arrays.copyOf(legal, count);
    Arrays.sort(moves);
    return moves;
  }

  private static boolean hasKomi(Play play) {
    for (int move : play.moves()) {
      if (Moves.isKomi(move) && Moves.twiceKomi(move) != 0) {
        return true;
      }
    }
    return false;
  }

  /** All stones of a position, as moves. */
  public static List<Integer> stones(Position position) {
    List<Integer> stones = new ArrayList<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) != Position.NONE) {
        stones.add(Moves.place(position.stoneAt(cell), cell));
      }
    }
    return stones;
  }

  /**
   * A puzzle of a position.
   *
   * @param asked made by {@link #fromStones}
   */
  public static Puzzle puzzle(PuzzleKind kind, int grade, Play asked, List<Integer> answer) {
    List<Integer> line = new ArrayList<>(asked.moves());
    line.addAll(answer);
    return new Puzzle(kind, grade, GameRecord.of(asked.setup(), asked.start(), line));
  }
}
