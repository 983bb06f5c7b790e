package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.hexstones.web.route.Route;
import org.junit.jupiter.api.Test;

/** The games of two devices become their union on both, wherever the connection is cut. */
final class LibraryTransferTest {
  private static final int CUTS = 20;

  private final LiveRoom room = new LiveRoom();
  private final Random random = new Random(29);

  LibraryTransferTest() {
    room.add("phone");
    room.add("desk");
  }

  /** 500 games on each: of its own, the same on both, further on one, and another course. */
  private void fill() {
    for (int page = 0; page < 2; page++) {
      for (int i = 0; i < 300; i++) {
        room.ports(page).keepRandom("own" + page + "-" + i, 1000 * page + i);
      }
      for (int i = 0; i < 100; i++) {
        room.ports(page).keepRandom("same" + i, 5000 + i);
      }
      for (int i = 0; i < 50; i++) {
        room.ports(page).keep("longer" + i, i % 2 == page ? cells(5) : cells(3));
        room.ports(page).keep("fork" + i, page == 0 ? "a3" : "b3", "c3");
      }
    }
  }

  private static String[] cells(int stones) {
    return List.of("a3", "b3", "c3", "c4", "a4").subList(0, stones).toArray(new String[0]);
  }

  /** The devices meet, and so many messages arrive. */
  private void bring(int host, int messages) {
    room.page(host).happens(new LiveEvent.Bring());
    room.page(1 - host).happens(new LiveEvent.Code(room.code(host)));
    room.page(1 - host).happens(new LiveEvent.Join());
    room.page(host).happens(new LiveEvent.Code(room.code(1 - host)));
    room.settle(messages);
  }

  @Test
  void mergedLibrariesAreTheirUnion() {
    fill();
    Set<String> all = new HashSet<>(room.ports(0).records());
    all.addAll(room.ports(1).records());
    int cut = 0;
    for (int i = 0; i < CUTS; i++) {
      int before = room.ports(0).records().size();
      bring(random.nextInt(2), 2 + random.nextInt(60));
      LiveTransfer transfer = room.live(0).transfer();
      cut += transfer != null && !transfer.isDone() ? 1 : 0;
      room.cut(0, 1);
      assertTrue(room.ports(0).records().size() >= before);
      for (int page = 0; page < 2; page++) {
        room.page(page).happens(new LiveEvent.Leave());
      }
    }
    assertTrue(cut > CUTS / 2, cut + " of the cuts came before the end");
    bring(0, Integer.MAX_VALUE);
    for (int page = 0; page < 2; page++) {
      LiveTransfer transfer = room.live(page).transfer();
      assertNotNull(transfer);
      assertTrue(transfer.isDone());
      assertFalse(room.live(page).isConnected());
    }
    List<String> here = room.ports(0).records();
    assertEquals(here, room.ports(1).records());
    // Of a game that is further on one device, the shorter record is part of the longer one.
    assertEquals(2 * 300 + 100 + 50 + 2 * 50, here.size());
    all.removeAll(here);
    assertEquals(1, all.size(), "only the beginning of the longer games is not there on its own");
    bring(1, Integer.MAX_VALUE);
    assertEquals(here, room.ports(0).records());
    assertEquals(here, room.ports(1).records());
  }

  @Test
  void progressIsShownAndThenTheEnd() {
    fill();
    bring(0, 20);
    assertNotNull(room.page(0).find("progress", "max", "2000"));
    room.settle();
    room.page(0).find("p", "data-live", "brought");
    room.page(1).find("p", "data-live", "brought");
  }

  @Test
  void cutIsReported() {
    fill();
    bring(0, 20);
    room.cut(0, 1);
    room.page(0).find("p", "data-live", "cut");
    room.page(1).find("button", "data-action", "live-bring");
  }

  @Test
  void livePlayTransfersNoGames() {
    room.ports(0).keepRandom("private", 1);
    room.page(0).happens(new Route.PlayLive());
    room.meet(0, 1);
    room.send(1, "want");
    room.send(1, "piece 0 hexstones-games 1");
    room.send(1, "brought");
    assertNull(room.live(0).transfer());
    assertEquals(List.of(), room.ports(1).records());
  }

  @Test
  void piecesThatNobodyAskedForCost() {
    bring(0, 2);
    int connection = room.live(0).peers().get(0).connection();
    for (int i = 0; i < 100; i++) {
      room.page(0).happens(new LiveEvent.Received(connection, "piece 1 x"));
    }
    assertFalse(room.live(0).isConnected());
    assertEquals(1, room.live(0).refused());
  }

  @Test
  void wrongGamesAreLeftOut() {
    room.ports(0).keepRandom("good", 3);
    bring(0, 0);
    room.settle(4);
    List<String> before = room.ports(0).records();
    for (String text :
        List.of(
            "piece 1 hexstones-games 1\nkept bad 1 2\n1 0 person\nhexstones 1 nothing\n",
            "piece 2 kept worse 1 999999999\n",
            "piece 3 \u0000\u0000\n")) {
      if (room.live(0).isConnected()) {
        room.send(1, text);
      }
    }
    assertEquals(before, room.ports(0).records());
  }
}
