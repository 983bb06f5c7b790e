package org.hexstones.tools.gtp;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Playouts;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;

/**
 * Counts random games a second, on one core, from the empty board of each game's usual set-up: the
 * first of its samples.
 *
 * @param warmMillis how long to play before counting, so that the compiler has settled
 * @param countMillis how long to count
 */
record Bench(Clock clock, double warmMillis, double countMillis) {
  /** Between two looks at the clock. */
  private static final int SLICE = 64;

  /** One JSON object a line. */
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
