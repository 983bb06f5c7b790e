package org.hexstones.search.mcts;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;

/** The game that a search follows, on a position of its own. */
final class TrackedGame {
  private final Start start;
  private final List<Integer> moves = new ArrayList<>();
  final SearchSupport support;
  final Position position;

  /** The players who have not left the game, one bit each. */
  private int staying;

  /** The game at its beginning, without the play's moves. */
  TrackedGame(Play play) {
    Setup setup = play.setup();
    start = play.start();
    support = setup.game().searchSupport(setup);
    position = setup.position(start).orThrow();
    staying = (1 << setup.players()) - 1;
  }

  int players() {
    return position.setup().players();
  }

  int size() {
    return moves.size();
  }

  /** Whether a play contains this game's present position, with or without further moves. */
  boolean leadsTo(Play play) {
    boolean same = play.setup().equals(position.setup()) && play.start().equals(start);
    same = same && moves.size() <= play.size();
    for (int i = 0; same && i < moves.size(); i++) {
      same = moves.get(i) == play.moveAt(i);
    }
    return same;
  }

  /** Makes a move of the game, not of a simulation. */
  void advance(int move) {
    moves.add(move);
    if (Moves.isWithdrawal(move)) {
      staying &= ~(1 << Moves.player(move));
    } else {
      position.play(move);
    }
  }

  boolean isOver() {
    return position.isOver() || Integer.bitCount(staying) <= 1;
  }

  boolean stays(int player) {
    return (staying >> player & 1) != 0;
  }

  /** The winner by the rules among the players who stay, in a position that is over. */
  int winnerByRules() {
    Outcome outcome = position.outcome();
    if (outcome == null) {
      throw new IllegalStateException("a game that is over has no outcome");
    }
    for (int player : outcome.ranking()) {
      if (stays(player)) {
        return player;
      }
    }
    return outcome.winner();
  }
}
