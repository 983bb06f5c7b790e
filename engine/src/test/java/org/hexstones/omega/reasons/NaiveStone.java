package org.hexstones.omega.reasons;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.omega.NaiveOmega;
import org.hexstones.omega.OmegaSetup;

/** A stone of a finished game, counted anew from the boards before and after it. */
record NaiveStone(
    int turn,
    int cell,
    int colour,
    int placer,
    BigInteger before,
    BigInteger after,
    List<Integer> joined,
    boolean onLargest) {

  /** All stones of a game in order. */
  static List<NaiveStone> of(Play play) {
    List<NaiveStone> stones = new ArrayList<>();
    int turn = 0;
    for (int i = 0; i < play.size(); i++) {
      int player = board(play, i).mover();
      boolean goesOn =
          i > 0 && Moves.isPlace(play.moveAt(i - 1)) && player == board(play, i - 1).mover();
      turn += goesOn ? 0 : 1;
      if (Moves.isPlace(play.moveAt(i))) {
        stones.add(of(turn, board(play, i), board(play, i + 1), play.moveAt(i)));
      }
    }
    return stones;
  }

  /** What a stone does that comes next. */
  static NaiveStone next(Play play, int placement) {
    List<Integer> moves = new ArrayList<>(play.moves());
    moves.add(placement);
    NaiveOmega after = new NaiveOmega((OmegaSetup) play.setup(), play.start(), moves);
    return of(0, board(play, play.size()), after, placement);
  }

  /** The board after so many moves. */
  static NaiveOmega board(Play play, int moves) {
    return new NaiveOmega((OmegaSetup) play.setup(), play.start(), play.moves().subList(0, moves));
  }

  private static NaiveStone of(int turn, NaiveOmega before, NaiveOmega after, int placement) {
    int cell = Moves.cell(placement);
    int colour = Moves.colour(placement);
    Set<Integer> made =
        after.groups(colour).stream().filter(group -> group.contains(cell)).findAny().orElseThrow();
    List<Integer> joined = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (Set<Integer> group : before.groups(colour)) {
      (made.containsAll(group) ? joined : others).add(group.size());
    }
    joined.sort(null);
    boolean onLargest =
        joined.size() == 1 && others.stream().allMatch(other -> other < joined.get(0));
    return new NaiveStone(
        turn,
        cell,
        colour,
        before.mover(),
        before.score(colour),
        after.score(colour),
        joined,
        onLargest);
  }

  boolean isCostly() {
    return after.compareTo(before) < 0;
  }

  /** The natural logarithm of what it multiplied the score by. */
  double log() {
    return Math.log(after.doubleValue() / before.doubleValue());
  }
}
