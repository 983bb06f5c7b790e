package org.hexstones.e2e;

import static org.hexstones.e2e.LivePages.fine;
import static org.hexstones.e2e.LivePages.inviteTo;
import static org.hexstones.e2e.LivePages.meet;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Position;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Matches of three and of four in as many browsers, to their end, in each of which something goes
 * wrong: all boards are equal after each turn, and no stone is lost. Takes half an hour, so it is
 * run by name: see docs/testing.md.
 */
final class LiveMatches {
  private static final int MATCHES = Integer.getInteger("hexstones.matches", 100);

  /** The first match, to repeat one that failed. */
  private static final int FIRST = Integer.getInteger("hexstones.first", 0);

  /** The test can cut the connections of a page. */
  private static final String KEEP_CONNECTIONS =
      "self.connections = [];"
          + "self.RTCPeerConnection = class extends RTCPeerConnection {"
          + "  constructor(...how) { super(...how); connections.push(this); } };";

  /** What goes wrong in a match. */
  private enum Fault {
    NONE,
    GUEST_RELOADS,
    CONNECTION_CUT,
    GUEST_REPLACED,
    HOST_LOST
  }

  @RegisterExtension static final ServedSite SITE = new ServedSite();

  private final List<GamePage> pages = new ArrayList<>();
  private final Map<Fault, Integer> counts = new EnumMap<>(Fault.class);

  @Test
  void matchesEndAlikeOnAllBoards() throws Exception {
    try {
      for (int i = 0; i < 4; i++) {
        GamePage page = SITE.page();
        page.driver()
            .executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument", Map.of("source", KEEP_CONNECTIONS));
        pages.add(page);
      }
      for (int match = FIRST; match < MATCHES; match++) {
        Fault fault = Fault.values()[match / 2 % Fault.values().length];
        play(3 + match % 2, fault, new Random(match));
        counts.merge(fault, 1, Integer::sum);
        Performance.progress(match + 1 + " matches " + counts);
      }
    } finally {
      for (GamePage page : pages) {
        page.close();
      }
    }
  }

  private void play(int players, Fault fault, Random random) {
    for (GamePage page : pages) {
      page.driver().get("about:blank");
      page.go("");
    }
    List<GamePage> all = new ArrayList<>(pages.subList(0, players));
    String setup = "omega hexhex:3 players=" + players;
    inviteTo(all.get(0), setup.replace(' ', '+') + "+seats=person" + ",link".repeat(players - 1));
    for (GamePage guest : all.subList(1, players)) {
      meet(all.get(0), guest);
    }
    Position position = LiveTurns.begin(setup);
    int turns = 1 + random.nextInt(players == 3 ? 4 : 2);
    for (int turn = 0; turn < turns; turn++) {
      LiveTurns.playTurn(all, position);
    }
    int guest = 1 + random.nextInt(players - 1);
    switch (fault) {
      case NONE -> {}
      case GUEST_RELOADS -> {
        all.get(guest).driver().navigate().refresh();
        all.get(guest).waitForProgram();
        meetAgain(all, 0, guest);
      }
      case CONNECTION_CUT -> {
        all.get(guest).driver().executeScript("connections.forEach(one => one.close())");
        meetAgain(all, 0, guest);
      }
      case GUEST_REPLACED -> position = replace(all, guest, position);
      case HOST_LOST -> {
        all.get(0).driver().get("about:blank");
        int next = 1 + random.nextInt(players - 1);
        for (int other = 1; other < players; other++) {
          if (other != next) {
            meetAgain(all, next, other);
          }
        }
        all.get(0).go("");
        meetAgain(all, next, 0);
      }
    }
    LiveTurns.playToTheEnd(all, position);
    fine(all);
  }

  private static String presence(String state, int player) {
    return "[data-presence=" + state + "][data-player=" + (char) ('A' + player) + "]";
  }

  /** Whoever is gone opens a new code of the host, and all see that they are back. */
  private static void meetAgain(List<GamePage> all, int host, int guest) {
    GamePage inviter = all.get(host);
    inviter.wait(
        () -> inviter.has(presence("GONE", guest)) || inviter.has(presence("AWAY", guest)));
    inviter.wait(() -> inviter.has(presence("GONE", guest)));
    showCode(inviter);
    meet(inviter, all.get(guest));
    inviter.wait(() -> inviter.has(presence("HERE", guest)));
  }

  /** The code comes by itself, or is behind a button where its dialog was closed. */
  private static void showCode(GamePage host) {
    host.wait(
        () -> {
          host.driver()
              .executeScript(
                  "document.querySelector('dialog')"
                      + " ?? document.querySelector('[data-action=live-code], [data-action=live-again]')?.click()");
          return host.has("[data-live=offer]");
        });
  }

  /** A guest is lost, and a computer plays on until the guest is back. */
  private static Position replace(List<GamePage> all, int guest, Position before) {
    GamePage host = all.get(0);
    all.get(guest).driver().get("about:blank");
    host.wait(() -> host.has(presence("GONE", guest)));
    host.press("dialog [data-action=close]");
    host.press("[data-action=live-computer]");
    for (int other = 1; other < all.size(); other++) {
      if (other != guest) {
        all.get(other).press("[data-action=live-agree]");
      }
    }
    host.wait(() -> host.has(presence("COMPUTER", guest)));
    boolean played = before.mover() == guest;
    if (played) {
      host.waitForStones(before.plies() + all.size());
    }
    all.get(guest).go("");
    showCode(host);
    GamePage back = all.get(guest);
    meet(host, back);
    host.wait(() -> host.has(presence("HERE", guest)));
    // Turns of one's own player that another made are taken over only when the person agrees.
    if (played) {
      back.press("[data-action=live-agree]");
    }
    Position position = position(host);
    LiveTurns.assertShown(all, position);
    return position;
  }

  /** The position of the address, which follows the board a little later. */
  private static Position position(GamePage page) {
    page.wait(() -> record(page).mainLine().size() == page.stones().size());
    return record(page).replay().orThrow().position();
  }

  private static GameRecord record(GamePage page) {
    Object hash = page.driver().executeScript("return location.hash");
    Fragment found = Objects.requireNonNull(Fragment.find(String.valueOf(hash)));
    return Links.read(found.rest(), Games.ALL::setup).orThrow();
  }
}
