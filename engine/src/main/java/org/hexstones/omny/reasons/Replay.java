package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;

/** A game played again, turn by turn. Turns are counted from 0 here. */
final class Replay {
  private final OmnyPosition position;
  private final List<Integer> moves = new ArrayList<>();

  /** For each turn the number of moves before it, and at last the number of all moves. */
  private final List<Integer> begins = new ArrayList<>();

  private Replay(OmnyPosition position) {
    this.position = position;
  }

  static Replay of(Play play) {
    Replay replay = new Replay((OmnyPosition) play.setup().position(play.start()).orThrow());
    for (int ply = 0; ply < play.position().plies(); ply++) {
      if (ply == 0 || replay.position.isTurnStart()) {
        replay.begins.add(ply);
      }
      int move = play.position().moveAt(ply);
      replay.position.play(move);
      replay.moves.add(move);
    }
    replay.begins.add(replay.moves.size());
    return replay;
  }

  int turns() {
    return begins.size() - 1;
  }

  /** The position before a turn; with the number of turns, the last position. */
  OmnyPosition before(int turn) {
    return atPly(begins.get(turn));
  }

  /** The position before the last move. */
  OmnyPosition beforeLastMove() {
    return atPly(moves.size() - 1);
  }

  private OmnyPosition atPly(int ply) {
    while (position.plies() > ply) {
      position.undo();
    }
    while (position.plies() < ply) {
      position.play(moves.get(position.plies()));
    }
    return position;
  }

  /** The moves of a turn. */
  List<Integer> moves(int turn) {
    return moves.subList(begins.get(turn), begins.get(turn + 1));
  }

  /** The colour of a turn's stones, or {@link Position#NONE} for a turn without a stone. */
  int colour(int turn) {
    int move = moves.get(begins.get(turn));
    return Moves.isPlace(move) ? Moves.colour(move) : Position.NONE;
  }
}
