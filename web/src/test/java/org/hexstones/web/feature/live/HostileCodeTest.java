package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.hexstones.web.live.Connections;
import org.hexstones.web.match.Match;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.junit.jupiter.api.Test;

/** Codes with faults, or made up, reach a page in the middle of a game: the game stays. */
final class HostileCodeTest {
  private static final int CODES = 10_000;
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.*+$%#=山 \n";

  private final Random random = new Random(29);

  private String mutated(String code) {
    StringBuilder text = new StringBuilder(code);
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      int at = random.nextInt(text.length());
      char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(6)) {
        case 0 -> text.insert(at, c);
        case 1 -> text.deleteCharAt(at);
        case 2 -> text.setLength(Math.max(1, at));
        case 3 -> text.insert(at, text.substring(at));
        case 4 -> text.insert(at, "#live=");
        default -> text.setCharAt(at, c);
      }
      if (text.isEmpty()) {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** The first guest plays; the host still invites a second one. */
  @Test
  void mutatedCodesChangeNoGame() {
    LiveRoom room = new LiveRoom();
    room.add("ann");
    room.add("ben");
    room.add("cleo");
    ThreePlayers.invite(room);
    room.meet(0, 1);
    room.page(0).press("d4", "d5", "d3");
    room.settle();
    List<Integer> line = room.page(0).shown().record().mainLine();
    String offer = room.code(0);
    room.page(2).happens(new LiveEvent.Code(offer));
    room.page(2).happens(new LiveEvent.Join());
    String answer = room.code(2);
    int refused = 0;
    for (int i = 0; i < CODES; i++) {
      String code = mutated(random.nextBoolean() ? offer : answer);
      for (int page = 0; page < 2; page++) {
        room.page(page).happens(new LiveEvent.Code(code));
        Notice notice = room.page(page).model().session().notice();
        refused += notice != null && notice.kind() == Notice.Kind.BAD_LINK ? 1 : 0;
        assertEquals(line, room.page(page).shown().record().mainLine(), code);
        assertTrue(room.live(page).isConnected(), code);
      }
      Meeting meeting = room.live(0).meeting();
      if (meeting.word().equals("connecting")) {
        // An answer of nobody, to the right invitation: it is not reached, and invited anew.
        room.page(0)
            .happens(new LiveEvent.Closed(meeting.connection(), Connections.Failure.UNREACHABLE));
        room.page(0).happens(new LiveEvent.Invite());
        offer = room.code(0);
        room.page(2).happens(new LiveEvent.Leave());
        room.page(2).happens(new LiveEvent.Code(offer));
        room.page(2).happens(new LiveEvent.Join());
        answer = room.code(2);
      }
    }
    assertTrue(refused > CODES, refused + " refused");
    room.page(0).happens(new LiveEvent.Code(answer));
    room.settle();
    assertEquals(line, room.page(2).shown().record().mainLine());
    assertEquals("connected", room.live(0).word());
  }

  /** On the start screen such a code leads at most to a question. */
  @Test
  void mutatedCodesBeginNothing() {
    LiveRoom room = new LiveRoom();
    room.add("ann");
    room.add("ben");
    room.page(0).happens(new Route.PlayLive());
    String offer = room.code(0);
    int asked = 0;
    for (int i = 0; i < CODES; i++) {
      String code = mutated(offer);
      room.page(1).happens(new LiveEvent.Code(code));
      assertEquals(LiveState.Role.NONE, room.live(1).role(), code);
      if (room.live(1).meeting().invitation() != null) {
        asked++;
        // What is asked can be drawn.
        room.page(1).find("button", "data-action", "live-join");
        room.page(1).happens(new LiveEvent.Leave());
      }
      assertEquals(null, room.page(1).model().shown(), code);
    }
    assertTrue(asked > 0 && asked < CODES / 2, asked + " asked");
    Match match = Objects.requireNonNull(room.page(0).shown());
    assertEquals(0, match.record().mainLine().size());
    assertEquals(Dialog.LIVE, room.page(0).model().session().dialog());
  }
}
