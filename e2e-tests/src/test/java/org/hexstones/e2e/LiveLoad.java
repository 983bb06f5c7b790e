package org.hexstones.e2e;

import static org.hexstones.e2e.LivePages.fine;
import static org.hexstones.e2e.LivePages.inviteTo;
import static org.hexstones.e2e.LivePages.meet;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.hexstones.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * What a live game of two, three and four costs each device: messages, memory, and how often it
 * wakes while nobody plays. A measurement, run by name: see docs/testing.md.
 */
final class LiveLoad {
  private static final int IDLE_SECONDS = 30;
  private static final int TURNS = 2;

  private static final String COUNT =
      "self.sent = 0; self.bytes = 0;"
          + "const send = RTCDataChannel.prototype.send;"
          + "RTCDataChannel.prototype.send = function (text) {"
          + "  sent++; bytes += text.length ?? text.byteLength; send.call(this, text); };";

  @RegisterExtension static final ServedSite SITE = new ServedSite();

  @Test
  void loadOfTwoThreeAndFour() throws Exception {
    StringBuilder report =
        new StringBuilder("players device messages bytes page-MB wakes-a-minute\n");
    for (int players = 2; players <= 4; players++) {
      measure(players, report);
    }
    Files.writeString(Path.of("target/live-load.txt"), report);
    Performance.progress(report.toString());
  }

  private static void measure(int players, StringBuilder report) throws Exception {
    List<GamePage> all = new ArrayList<>();
    try {
      for (int i = 0; i < players; i++) {
        GamePage page = SITE.page();
        page.driver()
            .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", COUNT));
        WakeUps.note(page);
        page.go("");
        all.add(page);
      }
      String setup = "omega hexhex:5 players=" + players;
      inviteTo(all.get(0), setup.replace(' ', '+') + "+seats=person" + ",link".repeat(players - 1));
      for (GamePage guest : all.subList(1, players)) {
        meet(all.get(0), guest);
      }
      Position position = LiveTurns.begin(setup);
      LiveTurns.playTurn(all, position);
      List<double[]> before = counts(all);
      for (int turn = 0; turn < TURNS * players; turn++) {
        LiveTurns.playTurn(all, position);
      }
      List<double[]> after = counts(all);
      for (int device = 0; device < 2; device++) {
        try (Heaps heaps = Heaps.of(all.get(device).driver())) {
          report.append(
              String.format(
                  Locale.ROOT,
                  "%d %s %.1f %.0f %.1f %.0f%n",
                  players,
                  device == 0 ? "host" : "guest",
                  (after.get(device)[0] - before.get(device)[0]) / TURNS,
                  (after.get(device)[1] - before.get(device)[1]) / TURNS,
                  heaps.page() / 1e6,
                  WakeUps.during(all.get(device), IDLE_SECONDS * 1000).size()
                      * 60.0
                      / IDLE_SECONDS));
        }
      }
      fine(all);
    } finally {
      for (GamePage page : all) {
        page.close();
      }
    }
  }

  private static List<double[]> counts(List<GamePage> pages) {
    List<double[]> all = new ArrayList<>();
    for (GamePage page : pages) {
      List<?> numbers =
          (List<?>) Objects.requireNonNull(page.driver().executeScript("return [sent, bytes]"));
      all.add(
          numbers.stream()
              .mapToDouble(one -> ((Number) Objects.requireNonNull(one)).doubleValue())
              .toArray());
    }
    return all;
  }
}
