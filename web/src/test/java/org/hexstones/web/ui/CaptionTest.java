package org.hexstones.web.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.junit.jupiter.api.Test;

/** What stands below a picture. */
final class CaptionTest {
  private static ViewContext context(Language language) {
    return TestCatalogs.contexts(Games.ALL, GameViews.ALL).in(language);
  }

  private static Match match(List<Tag> tags, Seat... seats) {
    GameRecord record =
        new GameRecord(Games.ALL.setup("omega hexhex:3").orThrow(), Start.EMPTY, Node.ROOT, tags);
    return Match.begin("one", record, List.of(seats)).played(Moves.place(0, 0));
  }

  @Test
  void saysGamePlayersAndResult() {
    Match begun =
        match(List.of(new Tag("A", "Ann"), new Tag("B", "Ben")), Seat.PERSON, Seat.PERSON);
    assertEquals("OMEGA · Ann – Ben", Caption.of(context(Language.ENGLISH), begun));
    Match ended = begun.played(Moves.resign(1));
    for (Match match : List.of(ended, ended.at(1))) {
      assertEquals(
          "OMEGA · Ann – Ben · Ann (White) wins", Caption.of(context(Language.ENGLISH), match));
    }
    for (Language language : Language.values()) {
      String caption = Caption.of(context(language), ended);
      String named = language == Language.JAPANESE ? "Ann（" : "Ann (";
      assertTrue(caption.startsWith("OMEGA · Ann – Ben · ") && caption.contains(named), caption);
    }
  }

  @Test
  void personsWithoutNamesAreNotNamed() {
    ViewContext context = context(Language.ENGLISH);
    assertEquals("OMEGA", Caption.of(context, match(List.of(), Seat.PERSON, Seat.PERSON)));
    assertEquals(
        "OMEGA · Person – Computer (Sand)",
        Caption.of(context, match(List.of(), Seat.PERSON, Seat.computer(1))));
  }

  @Test
  void longCaptionHasRoom() {
    Match match = match(List.of(), Seat.PERSON, Seat.PERSON);
    String caption = "words ".repeat(40);
    String picture =
        BoardPicture.svg(
            context(Language.ENGLISH).game("omega"), new PositionCache().at(match), 0, "", caption);
    assertTrue(picture.contains(caption));
    assertFalse(picture.contains("font-size=\"50\""), "it would be wider than the picture");
    assertFalse(picture.contains("class="), "no style sheet comes with it");
  }
}
