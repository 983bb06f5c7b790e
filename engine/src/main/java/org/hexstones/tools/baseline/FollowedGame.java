package org.hexstones.tools.baseline;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;

/** The game that a search follows, on a position of its own, with the game's search support. */
final class FollowedGame {
  private final Start start;
  private final List<Integer> moves = new ArrayList<>();
  private final SearchSupport support;
  private final int[] candidates;
  final Position position;
  final Playouts playouts;

  /** The players who have not left the game, one bit each. */
  private int staying;

  /** The game at its beginning, without the play's moves. */
  FollowedGame(Play play) {
    Setup setup = play.setup();
    start = play.start();
    support = setup.game().searchSupport(setup);
    position = setup.position(start).orThrow();
    playouts = support.playouts(position);
    candidates = new int[position.maxLegalMoves()];
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

  /** Adds the present position's candidates as children of a node, if there is room. */
  boolean expand(Tree tree, int node, Rng rng) {
    int count = support.candidates(position, candidates);
    return tree.expand(node, position.mover(), candidates, count, rng);
  }
}
