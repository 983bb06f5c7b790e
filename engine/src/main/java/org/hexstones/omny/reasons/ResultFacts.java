package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;
import org.jspecify.annotations.Nullable;

/** Looks for the reasons of a result, from the end backwards. */
final class ResultFacts {
  /** A stone that did no more for its colour than any on a way does is not shown. */
  private static final int LEAST_GAIN = 2;

  private final Replay replay;
  private final int maker;
  private final int winner;
  private final int loser;

  /** The last turn, which won the game, or in misère lost it. */
  private final int last;

  ResultFacts(Replay replay) {
    this.replay = replay;
    last = replay.turns() - 1;
    OmnyPosition end = replay.before(replay.turns());
    maker = end.maker();
    winner = end.setup().misere() ? 1 - maker : maker;
    loser = 1 - winner;
  }

  List<InTurn> facts() {
    OmnyPosition end = replay.before(replay.turns());
    List<InTurn> facts = new ArrayList<>();
    if (end.setup().misere()) {
      add(facts, safeCells());
      return List.copyOf(facts);
    }
    boolean isPlainY = end.isPlainY();
    add(facts, decided());
    int until = facts.isEmpty() ? last : Math.min(last, facts.get(0).turn());
    InTurn missed = facts.isEmpty() ? null : missedDefence(facts.get(0));
    add(facts, missed != null || !isPlainY ? missed : needs(until));
    return List.copyOf(facts);
  }

  private static void add(List<InTurn> facts, @Nullable InTurn fact) {
    if (fact != null) {
      facts.add(fact);
    }
  }

  private @Nullable InTurn safeCells() {
    OmnyPosition before = replay.beforeLastMove();
    List<Integer> safe = new ArrayList<>();
    for (int cell = 0; cell < before.board().size(); cell++) {
      if (before.stoneAt(cell) == Position.NONE && !before.winsWith(maker, cell)) {
        safe.add(cell);
      }
    }
    return safe.isEmpty() ? null : in(last, new OmnyFact.SafeCells(maker, safe));
  }

  private static InTurn in(int turn, OmnyFact fact) {
    return new InTurn(turn + 1, fact);
  }

  /** What made the end certain, or could have prevented it. */
  private @Nullable InTurn decided() {
    int losers = losersLastTurn();
    if (losers < 0) {
      return null;
    }
    OmnyPosition before = replay.before(losers);
    List<Integer> missed = WinningCells.of(before, loser);
    if (!missed.isEmpty()) {
      return in(losers, new OmnyFact.MissedWin(loser, missed));
    }
    if (!Setting.alternates(before)) {
      return null;
    }
    InTurn paired = paired(losers - 1);
    InTurn two = twoWins(losers - 1);
    if (paired != null && (two == null || paired.turn() < two.turn())) {
      return paired;
    }
    List<Integer> wins = WinningCells.of(replay.before(losers), winner);
    return two != null || wins.size() != 1
        ? two
        : in(losers, new OmnyFact.MissedAnswer(loser, wins.get(0)));
  }

  /** The turn before the last, if it has stones of the loser. */
  private int losersLastTurn() {
    return last > 0 && replay.colour(last - 1) == loser ? last - 1 : Position.NONE;
  }

  /** The first of the winner's turns up to one, after each of which it wins by pairs. */
  private @Nullable InTurn paired(int from) {
    InTurn found = null;
    for (int turn = from; turn >= 0 && replay.colour(turn) == winner; turn -= 2) {
      OmnyPosition after = replay.before(turn + 1);
      OmnyFact fact = Setting.isExclusive(after) ? Pairing.of(after, winner) : null;
      if (fact == null) {
        break;
      }
      found = in(turn, fact);
    }
    return found;
  }

  /** The first of the winner's turns up to one, after each of which it has two ways to win. */
  private @Nullable InTurn twoWins(int from) {
    InTurn found = null;
    for (int turn = from; turn >= 0 && replay.colour(turn) == winner; turn -= 2) {
      OmnyPosition after = replay.before(turn + 1);
      List<Integer> wins = WinningCells.of(after, winner);
      if (wins.size() < 2 || !WinningCells.of(after, loser).isEmpty()) {
        break;
      }
      found = in(turn, new OmnyFact.TwoWins(winner, wins));
    }
    return found;
  }

  /** What the loser could have done before the winner had two ways to win. */
  private @Nullable InTurn missedDefence(InTurn decided) {
    int turn = decided.turn() - 2;
    if (!(decided.fact() instanceof OmnyFact.TwoWins) || turn < 0 || replay.colour(turn) != loser) {
      return null;
    }
    OmnyPosition before = replay.before(turn);
    List<Integer> cells =
        WinningCells.of(before, loser).isEmpty() ? Defences.of(before) : List.of();
    return cells.isEmpty() ? null : in(turn, new OmnyFact.MissedDefence(loser, cells));
  }

  /** In Y: the winner's turn that did most for it, up to one; the later one of equal turns. */
  private @Nullable InTurn needs(int until) {
    Ways ways = new Ways(replay.before(0).board());
    InTurn best = null;
    int most = LEAST_GAIN;
    int before = ways.needs(replay.before(0)::stoneAt, winner);
    int otherBefore = ways.needs(replay.before(0)::stoneAt, loser);
    for (int turn = 0; turn < until && turn < last; turn++) {
      OmnyPosition then = replay.before(turn + 1);
      int after = ways.needs(then::stoneAt, winner);
      int otherAfter = ways.needs(then::stoneAt, loser);
      OmnyFact.Needs fact =
          new OmnyFact.Needs(
              winner,
              OmnyReasons.stones(replay.moves(turn)),
              before,
              after,
              otherBefore,
              otherAfter);
      if (replay.colour(turn) == winner && fact.gain() >= most) {
        most = fact.gain();
        best = in(turn, fact);
      }
      before = after;
      otherBefore = otherAfter;
    }
    return best;
  }
}
