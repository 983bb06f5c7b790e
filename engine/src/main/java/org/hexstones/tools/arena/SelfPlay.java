package org.hexstones.tools.arena;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.search.Limits;
import org.hexstones.search.Player;
import org.jspecify.annotations.Nullable;

/**
 * Games of a player against itself.
 *
 * @param openings each game begins from one of these
 * @param player who has every seat; null for random play
 * @param limits of each turn
 */
record SelfPlay(Openings openings, @Nullable Player player, Limits limits) {
  /** A game up to its end. It depends only on the seed, if the limits are no times. */
  Play play(int seed) {
    Play play = openings.play(seed);
    List<Contestant> seats = new ArrayList<>();
    for (int seat = 0; seat < play.setup().players(); seat++) {
      int own = seed * 31 + seat;
      seats.add(
          player == null ? new RandomContestant(own) : new BotContestant(player, limits, own));
    }
    while (!play.isOver()) {
      play.playAll(seats.get(play.mover()).turn(play)).orThrow();
    }
    seats.forEach(Contestant::close);
    return play;
  }

  /** Plays any legal move, each with the same chance. */
  private static final class RandomContestant implements Contestant {
    private final Rng rng;

    RandomContestant(int seed) {
      rng = new Rng(seed);
    }

    @Override
    public List<Integer> turn(Play play) {
      Position position = play.position();
      int[] legal = new int[position.maxLegalMoves()];
      List<Integer> moves = new ArrayList<>();
      do {
        int move = legal[rng.below(position.legalMoves(legal))];
        position.play(move);
        moves.add(move);
      } while (!position.isOver() && !position.isTurnStart());
      moves.forEach(move -> position.undo());
      return moves;
    }

    @Override
    public void close() {}
  }
}
