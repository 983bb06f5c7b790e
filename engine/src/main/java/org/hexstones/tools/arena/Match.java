package org.hexstones.tools.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.jspecify.annotations.Nullable;

/**
 * Games of A against B. A round consists of one opening and one game for each seat: A has this
 * seat, and B has all others. Rounds do not depend on each other or on the thread that plays them.
 * With limited iterations, the same seed gives the same games.
 */
final class Match {
  /** Makes the player of one seat for one game. */
  @FunctionalInterface
  interface Factory extends AutoCloseable {
    Contestant make(int seed);

    /** Ends what goes on from game to game. */
    @Override
    default void close() {}
  }

  private final Openings openings;
  private final Factory a;
  private final Factory b;
  private final int seed;
  private final @Nullable Sprt sprt;
  private final AtomicInteger nextRound = new AtomicInteger();
  private final double[] millis = new double[2];
  private final int[] turns = new int[2];
  private Tally tally;
  private volatile boolean decided;
  private volatile @Nullable RuntimeException failure;

  Match(Openings openings, Factory a, Factory b, int seed, @Nullable Sprt sprt) {
    this.openings = openings;
    this.a = a;
    this.b = b;
    this.seed = seed;
    this.sprt = sprt;
    tally = new Tally(openings.setup().players(), 0, 0);
  }

  /**
   * Plays at least this number of games in whole rounds, or until the sequential test is decided.
   */
  Tally play(int games, int threads, Consumer<Match> afterRound) throws InterruptedException {
    int players = openings.setup().players();
    int rounds = (games + players - 1) / players;
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      Thread worker = new Thread(() -> work(rounds, afterRound), "arena-" + i);
      workers.add(worker);
      worker.start();
    }
    for (Thread worker : workers) {
      worker.join();
    }
    if (failure != null) {
      throw failure;
    }
    return tally();
  }

  private void work(int rounds, Consumer<Match> afterRound) {
    try {
      int round = nextRound.getAndIncrement();
      while (round < rounds && !decided && failure == null) {
        round(round);
        afterRound.accept(this);
        round = nextRound.getAndIncrement();
      }
    } catch (RuntimeException e) {
      failure = e;
    }
  }

  private void round(int round) {
    int base = seed * 1_000_003 + round * 16;
    Play opening = openings.play(base);
    int players = openings.setup().players();
    boolean[] won = new boolean[players];
    for (int seat = 0; seat < players; seat++) {
      won[seat] = game(opening, seat, base + 1 + seat) == seat;
    }
    count(won);
  }

  private synchronized void count(boolean[] won) {
    for (boolean one : won) {
      tally = tally.plus(one);
    }
    decided = sprt != null && sprt.verdict(tally) != Sprt.Verdict.GO_ON;
  }

  /** Plays one game and returns the player who won. */
  private int game(Play opening, int seatOfA, int gameSeed) {
    Play play = Play.begin(opening.setup(), opening.start()).orThrow();
    play.playAll(opening.moves()).orThrow();
    List<Contestant> seats = new ArrayList<>();
    try {
      for (int seat = 0; seat < play.setup().players(); seat++) {
        seats.add((seat == seatOfA ? a : b).make(gameSeed * 31 + seat));
      }
      while (!play.isOver()) {
        int mover = play.mover();
        long before = System.nanoTime();
        List<Integer> moves = seats.get(mover).turn(play);
        spent(mover == seatOfA ? 0 : 1, (System.nanoTime() - before) / 1e6);
        play.playAll(moves).orThrow();
      }
    } finally {
      seats.forEach(Contestant::close);
    }
    Outcome outcome = play.outcome();
    return outcome == null ? -1 : outcome.winner();
  }

  private synchronized void spent(int side, double time) {
    millis[side] += time;
    turns[side]++;
  }

  synchronized Tally tally() {
    return tally;
  }

  /** The mean time of a turn of A (0) or B (1), in milliseconds. */
  synchronized double meanMillis(int side) {
    return turns[side] == 0 ? 0 : millis[side] / turns[side];
  }
}
