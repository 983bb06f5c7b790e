package org.hexstones.tools.arena;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.search.Limits;
import org.hexstones.search.Player;

/**
 * Games between players drawn from a list, so that each meets weaker and stronger ones.
 *
 * @param openings each game begins from one of these
 * @param players whoever may have a seat
 * @param limits of each turn
 */
record MixedGames(Openings openings, List<Player> players, Limits limits) {
  /**
   * A finished game.
   *
   * @param seats the player of each seat
   * @param play the game up to its end
   * @param opening the number of moves of its opening
   */
  record Game(List<Player> seats, Play play, int opening) {
    int winner() {
      Outcome outcome = play.outcome();
      return outcome == null ? -1 : outcome.winner();
    }
  }

  /** A game up to its end. It depends only on the seed, if the limits are no times. */
  Game play(int seed) {
    Rng rng = new Rng(seed);
    Play play = openings.play(rng.next());
    int opening = play.size();
    List<Player> seats = new ArrayList<>();
    List<Contestant> contestants = new ArrayList<>();
    for (int seat = 0; seat < play.setup().players(); seat++) {
      Player player = players.get(rng.below(players.size()));
      seats.add(player);
      contestants.add(new BotContestant(player, limits, rng.next()));
    }
    while (!play.isOver()) {
      play.playAll(contestants.get(play.mover()).turn(play)).orThrow();
    }
    contestants.forEach(Contestant::close);
    return new Game(seats, play, opening);
  }
}
