package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.match.Clocks;
import org.junit.jupiter.api.Test;

/** A peer that sends many games has one of them read. */
final class PeerReadingsTest {
  private final Deque<Runnable> due = new ArrayDeque<>();
  private final List<String> taken = new ArrayList<>();
  private final List<Runnable> waiting = new ArrayList<>();
  private int steps;

  private final PeerReadings readings =
      new PeerReadings(
          Games.ALL::setup,
          this::inSlices,
          (game, read, ready) -> {
            taken.add(game.connection() + " " + game.link());
            assertTrue(read.isOk());
            waiting.add(ready);
          });

  /** One small part a slice. */
  private void inSlices(BooleanSupplier goOn, Runnable done) {
    steps++;
    due.add(
        () -> {
          if (goOn.getAsBoolean()) {
            inSlices(goOn, done);
          } else {
            done.run();
          }
        });
  }

  private static String link(int number) {
    return Links.write(
        new GameRecord(
            Games.ALL.setup("omega hexhex:5").orThrow(),
            Start.EMPTY,
            Node.ROOT.withLine(List.of()),
            List.of(new Tag("id", "game" + number))));
  }

  private void read(int connection, int number) {
    readings.read(new LiveEffect.ReadGame(connection, link(number), Clocks.NONE));
  }

  private void run() {
    for (Runnable next = due.poll(); next != null; next = due.poll()) {
      next.run();
    }
  }

  @Test
  void ofManyGamesTheLatestIsRead() {
    for (int number = 0; number < 60; number++) {
      read(1, number);
      read(2, 100 + number);
      assertTrue(due.size() <= 2, due.size() + " readings at once");
    }
    run();
    assertEquals(List.of("1 " + link(59), "2 " + link(159)), taken);
    assertTrue(steps < 20, steps + " slices");
  }

  @Test
  void theNextGameWaitsForTheOneThatIsTaken() {
    read(1, 1);
    run();
    read(1, 2);
    read(1, 3);
    run();
    assertEquals(1, taken.size());
    waiting.get(0).run();
    run();
    waiting.get(1).run();
    assertEquals(List.of("1 " + link(1), "1 " + link(3)), taken);
    read(1, 4);
    run();
    assertEquals(3, taken.size());
  }
}
