package org.hexstones.tools.gtp;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Playouts;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;

/**
 * Measures random games per second on one core, from the empty board of the first sample of each
 * game.
 *
 * @param warmMillis the time to play before the measurement, until the code is compiled
 * @param countMillis the time of the measurement
 */
record Bench(Clock clock, double warmMillis, double countMillis) {
  /** The number of games between two checks of the clock. */
  private static final int SLICE = 64;

  /** Returns one JSON object on each line. */
  String run(Games games) {
    List<String> lines = new ArrayList<>();
    games.list().stream()
        .map(game -> game.samples().get(0))
        .forEach(text -> lines.add(line(games.setup(text).orThrow())));
    return String.join("\n", lines);
  }

  private String line(Setup setup) {
    Playouts playouts = setup.game().searchSupport(setup).playouts(setup.position());
    Rng rng = new Rng(1);
    perSecond(playouts, rng, warmMillis);
    return "{\"game\":\""
        + setup.game().id()
        + "\",\"board\":\""
        + setup.board().shape().text()
        + "\",\"players\":"
        + setup.players()
        + ",\"playouts_per_second\":"
        + perSecond(playouts, rng, countMillis)
        + "}";
  }

  private long perSecond(Playouts playouts, Rng rng, double millis) {
    double begin = clock.millis();
    double now = begin;
    long count = 0;
    while (now - begin < millis || now == begin) {
      for (int i = 0; i < SLICE; i++) {
        playouts.run(rng);
      }
      count += SLICE;
      now = clock.millis();
    }
    return (long) (1000 * count / (now - begin));
  }
}
