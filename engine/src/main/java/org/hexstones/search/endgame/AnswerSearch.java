package org.hexstones.search.endgame;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Endgame;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.jspecify.annotations.Nullable;

/**
 * Finds the answers to a position with two players: the lines of the mover's moves in this turn
 * that keep a win. The stones of a turn are in colour order. The caller runs it in steps.
 */
public final class AnswerSearch {
  private final Endgame endgame;
  private final ForcedWin forced;
  private final int mover;
  private final int plies;
  private final int enough;
  private final List<List<Integer>> found = new ArrayList<>();

  /** By depth in the turn: the moves that are tried, and the index of the present one. */
  private final List<int[]> tried = new ArrayList<>();

  private final List<Integer> at = new ArrayList<>();
  private final List<Integer> made = new ArrayList<>();
  private boolean knowsWinner;
  private boolean wins;
  private boolean running = true;

  private AnswerSearch(Endgame endgame, int plies, int enough) {
    this.endgame = endgame;
    this.plies = plies;
    this.enough = enough;
    mover = endgame.mover();
    forced = ForcedWin.of(endgame);
    forced.ask(mover);
  }

  /**
   * A search at a play's present position; null if that has no endgame for two players.
   *
   * @param plies the number of moves of an answer; fewer if the turn ends before
   * @param enough the number of answers after which the search ends
   */
  public static @Nullable AnswerSearch of(Play play, int plies, int enough) {
    Endgame endgame = endgame(play);
    return endgame == null ? null : new AnswerSearch(endgame, plies, enough);
  }

  static @Nullable Endgame endgame(Play play) {
    if (play.isOver() || play.setup().players() != 2) {
      return null;
    }
    Setup setup = play.setup();
    Start start = play.start();
    Position position =
        Play.begin(setup, start).then(again -> again.playAll(play.moves())).orThrow().position();
    return setup.game().searchSupport(setup).endgame(position, 3);
  }

  /**
   * Makes this number of steps, of a few microseconds each, and some more where an answer is known
   * at once.
   *
   * @return whether there is more to do
   */
  public boolean run(int steps) {
    if (running && !forced.run(steps)) {
      heard();
    }
    return running;
  }

  /** Whether it is known who wins. */
  public boolean knowsWinner() {
    return knowsWinner;
  }

  /** Whether the mover is known to have a win. */
  public boolean wins() {
    return wins;
  }

  /** The answers so far; all of them, or enough, once {@link #run} has returned false. */
  public List<List<Integer>> found() {
    return List.copyOf(found);
  }

  /** How many of the first moves are examined, in thousandths. */
  public int progress() {
    return tried.isEmpty() ? 0 : 1000 * at.get(0) / Math.max(1, tried.get(0).length);
  }

  private void heard() {
    if (!knowsWinner) {
      knowsWinner = true;
      wins = forced.result();
      if (wins) {
        enter();
      }
      running = wins;
    } else if (!forced.result()) {
      takeBack();
    } else if (made.size() < plies
        && endgame.winner() == Position.NONE
        && endgame.mover() == mover) {
      enter();
    } else {
      found.add(List.copyOf(made));
      takeBack();
    }
    if (running) {
      next();
    }
  }

  /** Lists the moves of the present state, the promising ones first. */
  private void enter() {
    int[] promising = new int[endgame.moveNumbers()];
    int count = endgame.moves(promising);
    boolean[] taken = new boolean[promising.length];
    int[] all = new int[promising.length];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (endgame.isLegal(promising[i])) {
        taken[promising[i]] = true;
        all[size++] = promising[i];
      }
    }
    for (int number = 0; number < all.length; number++) {
      if (!taken[number] && endgame.isLegal(number)) {
        all[size++] = number;
      }
    }
    int[] moves = new int[size];
    System.arraycopy(all, 0, moves, 0, size);
    tried.add(moves);
    at.add(-1);
  }

  private void takeBack() {
    endgame.undo();
    made.remove(made.size() - 1);
  }

  /** Asks about the next move; leaves a depth whose moves are all examined. */
  private void next() {
    while (found.size() < enough && !at.isEmpty()) {
      int depth = at.size() - 1;
      int index = at.get(depth) + 1;
      at.set(depth, index);
      if (index < tried.get(depth).length) {
        int number = tried.get(depth)[index];
        made.add(endgame.move(number));
        endgame.play(number);
        forced.ask(mover);
        return;
      }
      if (depth == 0) {
        break;
      }
      at.remove(depth);
      tried.remove(depth);
      takeBack();
    }
    running = false;
  }
}
