package org.hexstones.tools.arena;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.search.Bot;
import org.hexstones.search.Clock;
import org.hexstones.search.Limits;
import org.hexstones.search.Player;

/** A player of this program. */
final class BotContestant implements Contestant {
  private final Bot bot;
  private final Limits limits;

  BotContestant(Player player, Limits limits, int seed) {
    this(player, limits, seed, () -> System.nanoTime() / 1e6);
  }

  BotContestant(Player player, Limits limits, int seed, Clock clock) {
    bot = new Bot(player, clock, seed);
    this.limits = limits;
  }

  @Override
  public List<Integer> turn(Play play) {
    return bot.turn(play, limits);
  }

  @Override
  public void close() {}
}
