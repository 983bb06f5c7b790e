package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.Hostile;
import org.hexstones.game.Rng;
import org.hexstones.registry.Games;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MatchCodecTest {
  private static MatchCodec.Read read(String text) {
    return MatchCodec.read("id", text, Games.ALL::setup);
  }

  @Test
  void aMatchComesBackAsItWas() {
    for (String setup : SomeMatch.SETUPS) {
      for (int seed = 0; seed < 20; seed++) {
        Match match = SomeMatch.random("id", setup, seed);
        MatchCodec.Read back = read(MatchCodec.write(match));
        Match same = assertInstanceOf(MatchCodec.Read.Whole.class, back, setup).match();
        assertEquals(match.record(), same.record());
        assertEquals(match.cursor(), same.cursor());
        assertEquals(match.seats(), same.seats());
      }
    }
  }

  @Test
  void sentMovesReadBack() {
    Match match = SomeMatch.random("id", SomeMatch.SETUPS.get(0), 3);
    int plies = match.record().mainLine().size();
    Match sent = match.withSent(plies);
    MatchCodec.Read back = read(MatchCodec.write(sent));
    assertEquals(plies, assertInstanceOf(MatchCodec.Read.Whole.class, back).match().sent(), "sent");
    String unsent = MatchCodec.write(SomeMatch.of("id", "a3", "b3"));
    assertTrue(unsent.startsWith("1 "), "what was not sent is read by all");
  }

  /** Whatever has happened to a kept text, it is a whole legal match or none. */
  @Test
  void damagedTextsGiveAWholeMatchOrNone() {
    Rng rng = new Rng(7);
    for (int i = 0; i < 5_000; i++) {
      String setup = SomeMatch.SETUPS.get(rng.below(SomeMatch.SETUPS.size()));
      StringBuilder text =
          new StringBuilder(MatchCodec.write(SomeMatch.random("id", setup, rng.below(50))));
      for (int change = 0; change <= rng.below(3); change++) {
        int at = rng.below(text.length());
        switch (rng.below(3)) {
          case 0 -> text.setCharAt(at, (char) rng.below(300));
          case 1 -> text.setLength(at + 1);
          default -> text.insert(at, text.substring(at));
        }
      }
      Hostile.read("kept-match", text.toString(), MatchCodecTest::isWholeOrNone);
    }
  }

  private static void isWholeOrNone(String text) {
    if (read(text) instanceof MatchCodec.Read.Whole whole) {
      whole.match().record().check().orThrow();
      assertEquals(whole.match().record().setup().players(), whole.match().seats().size());
    }
  }

  @Test
  void formerHostileInputsAreRefused() {
    Hostile.readKept("kept-match", MatchCodecTest::isWholeOrNone);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1 0 person,person",
        "1 0 person,person\n",
        "1 0 person\nhexstones 1\ngame omega hexhex:5",
        "1 1 person,person\nhexstones 1\ngame omega hexhex:5",
        "1 0 person,nobody\nhexstones 1\ngame omega hexhex:5",
        "1 0 person,person\nhexstones 1\ngame omega hexhex:5 moves e5 e5",
        "3 0 person,person\nhexstones 1\ngame omega hexhex:5",
        "3 0 person,person 1\nhexstones 1\ngame omega hexhex:5",
        "3 0 person,person -1\nhexstones 1\ngame omega hexhex:5",
        "4 0 person,person 0 move:30\nhexstones 1\ngame omega hexhex:5",
        "4 0 person,person 0 move:30 1\nhexstones 1\ngame omega hexhex:5",
        "4 0 person,person 0 none 1,1\nhexstones 1\ngame omega hexhex:5",
        "4 0 person,person 0 move:30 1,x\nhexstones 1\ngame omega hexhex:5",
        "one 0 person,person\nhexstones 1\ngame omega hexhex:5",
      })
  void damagedGamesReadAsDamaged(String text) {
    assertInstanceOf(MatchCodec.Read.Damaged.class, read(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "99 in another form\n",
        "99 0 person,person\nhexstones 1\ngame omega hexhex:5",
        "1 0 person,person\nhexstones 2\nin another form",
      })
  void newerGamesReadAsNewer(String text) {
    assertInstanceOf(MatchCodec.Read.Newer.class, read(text));
  }

  @Test
  void clocksComeBackAndStand() {
    Match match =
        SomeMatch.of("id", "c3")
            .withClocks(Clocks.begin(TimeControl.fischer(300, 5), 2).spent(0, 9));
    MatchCodec.Read back = read(MatchCodec.write(match));
    Match same = assertInstanceOf(MatchCodec.Read.Whole.class, back).match();
    assertEquals(match.clocks(), same.clocks());
    assertTrue(same.paused());
  }
}
