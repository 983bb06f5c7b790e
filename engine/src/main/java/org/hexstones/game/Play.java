package org.hexstones.game;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress: a position, and the players who have left. Leaving (by resigning or on time)
 * is the same in every game, so it is here and not in the games' rules. A player who has left
 * cannot win. When one player remains, the game is over. While several remain, someone continues to
 * play the seat of the player who left.
 */
public final class Play {
  private final Position position;
  private final Start start;
  private final List<Integer> moves = new ArrayList<>();
  private int withdrawn;

  private Play(Position position, Start start) {
    this.position = position;
    this.start = start;
  }

  public static Parsed<Play> begin(Setup setup, Start start) {
    return setup.position(start).map(position -> new Play(position, start));
  }

  public static Play begin(Setup setup) {
    return new Play(setup.position(), Start.EMPTY);
  }

  public Setup setup() {
    return position.setup();
  }

  public Start start() {
    return start;
  }

  /** The position. Callers may read it, but play only through this object. */
  public Position position() {
    return position;
  }

  /** All moves so far, including withdrawals. */
  public List<Integer> moves() {
    return List.copyOf(moves);
  }

  public int size() {
    return moves.size();
  }

  public int moveAt(int index) {
    return moves.get(index);
  }

  public boolean hasWithdrawn(int player) {
    return (withdrawn >> player & 1) != 0;
  }

  public boolean isOver() {
    return position.isOver() || remaining() == 1;
  }

  /** The player who moves next, or {@link Position#NONE} if the game is over. */
  public int mover() {
    return isOver() ? Position.NONE : position.mover();
  }

  /**
   * Who won, or null while the game goes on: those who left rank behind those who stayed, by the
   * rules if these know the end, else the last to leave first.
   */
  public @Nullable Outcome outcome() {
    if (!isOver()) {
      return null;
    }
    Outcome byRules = position.outcome();
    List<Integer> stayed = new ArrayList<>();
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < setup().players(); i++) {
      int player = byRules == null ? i : byRules.ranking().get(i);
      if (!hasWithdrawn(player)) {
        stayed.add(player);
      } else if (byRules != null) {
        left.add(player);
      }
    }
    for (int i = moves.size() - 1; byRules == null && i >= 0; i--) {
      if (Moves.isWithdrawal(moves.get(i))) {
        left.add(Moves.player(moves.get(i)));
      }
    }
    stayed.addAll(left);
    return new Outcome(stayed);
  }

  public @Nullable Reason refusal(int move) {
    if (isOver()) {
      return Reason.of(MoveProblem.GAME_OVER);
    }
    if (!Moves.isWithdrawal(move)) {
      return position.refusal(move);
    }
    int player = Moves.player(move);
    if (player >= setup().players()) {
      return Reason.of(MoveProblem.NO_SUCH_PLAYER, MoveText.letter(player));
    }
    return hasWithdrawn(player)
        ? Reason.of(MoveProblem.ALREADY_WITHDRAWN, MoveText.letter(player))
        : null;
  }

  /** Plays a legal move. */
  public void play(int move) {
    if (Moves.isWithdrawal(move)) {
      withdrawn |= 1 << Moves.player(move);
    } else {
      position.play(move);
    }
    moves.add(move);
  }

  /** Plays the moves in turn as long as they are legal. Returns this game, or the first refusal. */
  public Parsed<Play> playAll(List<Integer> line) {
    for (int move : line) {
      Reason problem = refusal(move);
      if (problem != null) {
        return Parsed.refused(problem);
      }
      play(move);
    }
    return Parsed.ok(this);
  }

  /** Takes back the last move. */
  public void undo() {
    int move = moves.remove(moves.size() - 1);
    if (Moves.isWithdrawal(move)) {
      withdrawn &= ~(1 << Moves.player(move));
    } else {
      position.undo();
    }
  }

  private int remaining() {
    return setup().players() - Integer.bitCount(withdrawn);
  }
}
