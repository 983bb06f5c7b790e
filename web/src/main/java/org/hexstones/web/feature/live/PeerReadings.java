package org.hexstones.web.feature.live;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games that peers send, one at a time for each peer. A game is all that its peer knows,
 * so the latest takes the place of one that is not read yet: nobody keeps this device busy by
 * sending many.
 */
final class PeerReadings {
  /** Takes what was read. It calls back once it is ready for the next game of the peer. */
  interface Taker {
    void take(LiveEffect.ReadGame game, Parsed<GameRecord> read, Runnable ready);
  }

  private final class Reading {
    private final LiveEffect.ReadGame game;
    private final LinkReading link;
    private LiveEffect.@Nullable ReadGame next;

    Reading(LiveEffect.ReadGame game) {
      this.game = game;
      link = new LinkReading(game.link(), setups);
    }

    boolean goOn() {
      return next == null && link.goOn();
    }

    void done() {
      if (next == null) {
        taker.take(game, link.result(), this::ready);
      } else {
        ready();
      }
    }

    void ready() {
      running.remove(game.connection());
      LiveEffect.ReadGame later = next;
      if (later != null) {
        read(later);
      }
    }
  }

  private final Function<String, Parsed<Setup>> setups;
  private final BiConsumer<BooleanSupplier, Runnable> slices;
  private final Taker taker;
  private final Map<Integer, Reading> running = new HashMap<>();

  /**
   * @param slices runs a work in slices, as long as there is more to do, and then a task
   */
  PeerReadings(
      Function<String, Parsed<Setup>> setups,
      BiConsumer<BooleanSupplier, Runnable> slices,
      Taker taker) {
    this.setups = setups;
    this.slices = slices;
    this.taker = taker;
  }

  void read(LiveEffect.ReadGame game) {
    Reading now = running.get(game.connection());
    if (now != null) {
      now.next = game;
      return;
    }
    Reading begun = new Reading(game);
    running.put(game.connection(), begun);
    slices.accept(begun::goOn, begun::done);
  }
}
