package org.hexstones.web.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.registry.Games;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Seat;
import org.hexstones.web.model.Settings;
import org.hexstones.web.model.Theme;
import org.hexstones.web.text.Language;
import org.junit.jupiter.api.Test;

final class KeptTest {
  private static final List<String> SETUPS =
      List.of(
          "omega hexhex:5",
          "omega triangle:7 players=3 pie=on",
          "omega cells:a1-5,b1-5,c1-5,d1-5 players=4",
          "sunder 4 balance=pie",
          "y 5 balance=komi",
          "omny hexhex:4 stars=corners balance=komi+pie misere=on",
          "gyre 4 balance=12*");

  private static Match randomMatch(String setup, int seed) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    Rng rng = new Rng(seed);
    int[] legal = new int[play.position().maxLegalMoves()];
    int length = rng.below(30);
    while (!play.isOver() && play.size() < length) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < play.setup().players(); i++) {
      seats.add(rng.below(2) == 0 ? Seat.PERSON : Seat.COMPUTER);
    }
    GameRecord record = GameRecord.of(play.setup(), play.start(), play.moves());
    return Match.begin("id", record, seats).at(rng.below(play.size() + 1));
  }

  @Test
  void aMatchComesBackAsItWas() {
    for (String setup : SETUPS) {
      for (int seed = 0; seed < 20; seed++) {
        Match match = randomMatch(setup, seed);
        Match back = Kept.readMatch("id", Kept.write(match), Games.ALL::setup);
        assertNotNull(back, setup);
        assertEquals(match.record(), back.record());
        assertEquals(match.cursor(), back.cursor());
        assertEquals(match.seats(), back.seats());
      }
    }
  }

  /** Whatever has happened to a kept text, it is a whole legal match or none. */
  @Test
  void damagedTextsGiveAWholeMatchOrNone() {
    Rng rng = new Rng(7);
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text =
          new StringBuilder(
              Kept.write(randomMatch(SETUPS.get(rng.below(SETUPS.size())), rng.below(50))));
      for (int change = 0; change <= rng.below(3); change++) {
        int at = rng.below(text.length());
        switch (rng.below(3)) {
          case 0 -> text.setCharAt(at, (char) rng.below(300));
          case 1 -> text.setLength(at + 1);
          default -> text.insert(at, text.substring(at));
        }
      }
      Match back = Kept.readMatch("id", text.toString(), Games.ALL::setup);
      if (back != null) {
        back.record().check().orThrow();
        assertEquals(back.record().setup().players(), back.seats().size());
      }
    }
  }

  @Test
  void settingsAndFormComeBackAsTheyWere() {
    Settings settings = new Settings(Language.JAPANESE, Theme.DARK, true);
    assertEquals(settings, Kept.readSettings(Kept.write(settings)));
    assertNull(Kept.readSettings("2 what comes later"));
    Form form =
        new Form(
            "omny",
            "hexhex:4",
            List.of(new Form.Option("stars", "a4,b4"), new Form.Option("misere", "on")),
            List.of(Seat.COMPUTER, Seat.PERSON));
    assertEquals(form, Kept.readForm(Kept.write(form)));
    assertNull(Kept.readForm("nothing"));
  }
}
