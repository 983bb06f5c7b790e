package org.hexstones.web.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Random;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.junit.jupiter.api.Test;

final class LiveMessageCodecTest {
  private static final List<LiveMessage> ALL =
      List.of(
          new LiveMessage.Hello(1, ""),
          new LiveMessage.Hello(2, "Bea 山田"),
          new LiveMessage.Game("1AGLIQqHblj35YFLXEgi"),
          new LiveMessage.Claim(3),
          new LiveMessage.Take(List.of(0, 2)),
          new LiveMessage.Watch(),
          new LiveMessage.Seats(
              List.of(1), List.of(Presence.HERE, Presence.OPEN, Presence.COMPUTER)),
          new LiveMessage.Seats(List.of(), List.of(Presence.AWAY, Presence.GONE)),
          new LiveMessage.Seats(
              List.of(0, 2), List.of(Presence.HERE, Presence.LEFT, Presence.HERE)),
          new LiveMessage.Game("1AGLIQqHblj35YFLXEgi", "fischer:300:5", List.of(0, 59_999)),
          new LiveMessage.Propose(Proposal.UNDO, 12),
          new LiveMessage.Propose(Proposal.REMATCH, 0),
          new LiveMessage.Propose(Proposal.COMPUTER, 0),
          new LiveMessage.Reply(Proposal.UNDO, true),
          new LiveMessage.Reply(Proposal.REMATCH, false),
          new LiveMessage.Want(),
          new LiveMessage.Piece(0, "hexstones-games 1\nkept a 1 1\n 山 "),
          new LiveMessage.Piece(1000, ""),
          new LiveMessage.Brought(),
          new LiveMessage.Bye());

  @Test
  void everyMessageSurvivesTheWay() {
    for (LiveMessage message : ALL) {
      assertEquals(message, LiveMessageCodec.read(message.text()));
    }
  }

  @Test
  void aKindOfANewerVersionIsUnknown() {
    assertEquals(new LiveMessage.Unknown("wave 1 2 3"), LiveMessageCodec.read("wave 1 2 3"));
  }

  @Test
  void unknownMessagesAreHostile() {
    for (String text :
        List.of(
            "",
            " ",
            "Game x",
            "game",
            "game a b",
            "claim 4",
            "claim -1",
            "claim",
            "seats 0",
            "claim 1 2",
            "take",
            "take 1 0",
            "watch 1",
            "seats 2 HERE HERE",
            "seats 1,0 HERE HERE",
            "seats 0, HERE HERE",
            "seats ,0 HERE HERE",
            "seats 01 HERE HERE",
            "seats 0 HERE WRONG",
            "game a move:30 -5",
            "game a move:30 1 2 3 4 5",
            "game a move:30 9999999999",
            "propose UNDO",
            "propose DRAW 1",
            "reply UNDO 2",
            "bye bye",
            "want 1",
            "piece",
            "piece 1 ",
            "piece 1000 x",
            "piece 1001 x",
            "piece -1 x",
            "piece 1 " + "x".repeat(8_001),
            "brought it",
            "hello",
            "hello 0 x",
            "hello 1 a\u0007",
            "hello 1 " + "x".repeat(41),
            "game " + "x".repeat(9_000))) {
      assertNull(LiveMessageCodec.read(text), text);
    }
  }

  @Test
  void mutatedMessagesAreReadOrNot() {
    Random random = new Random(29);
    for (int i = 0; i < 10_000; i++) {
      StringBuilder text = new StringBuilder(ALL.get(random.nextInt(ALL.size())).text());
      for (int changes = random.nextInt(4); changes >= 0; changes--) {
        int at = random.nextInt(text.length() + 1);
        text.insert(
            at, (char) (random.nextInt(3) == 0 ? random.nextInt(0x3000) : 32 + random.nextInt(95)));
        if (random.nextBoolean()) {
          text.delete(at / 2, Math.min(at, at / 2 + 3));
        }
      }
      LiveMessage read = LiveMessageCodec.read(text.toString());
      if (read != null) {
        assertEquals(read, LiveMessageCodec.read(read.text()));
      }
    }
  }
}
