package org.hexstones.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.HashSet;
import java.util.List;
import org.hexstones.game.Game;
import org.hexstones.game.Setup;
import org.hexstones.parse.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GamesTest {
  @Test
  void noTwoGamesShareAKeyword() {
    List<String> keywords = Games.ALL.keywords();
    assertEquals(keywords.size(), new HashSet<>(keywords).size());
    Games.ALL.list().forEach(game -> assertEquals(game.id(), game.keywords().get(0)));
  }

  /** A registry with one game more needs nothing but that game. */
  @Test
  void theGameOfTheTestsIsInTheirRegistryAlone() {
    assertFalse(Games.ALL.setup("swell hexhex:4").isOk());
    assertEquals(SampleGames.SWELL, SampleGames.ALL.setup("swell hexhex:4").orThrow().game());
  }

  @Test
  void everyGameIsReadBackFromItsText() {
    for (Game game : SampleGames.ALL.list()) {
      assertFalse(game.samples().isEmpty());
      for (String text : game.samples()) {
        Setup setup = SampleGames.ALL.setup(text).orThrow();
        assertEquals(game, setup.game());
        assertEquals(setup, SampleGames.ALL.setup(setup.text()).orThrow());
      }
    }
    Games.ALL.setup(Games.ALL.standard()).orThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | 0",
        "chess hexhex:5 | 0",
        "\"  chess\" | 2",
        "omega | 5",
        "\"omega  \" | 7",
        "omega hexhex:x | 13",
        "omega hexhex:99 | 13",
        "omega cells:a1,b2,?? | 18",
        "omega hexhex:5 players | 15",
        "omega hexhex:5 players=7 | 15",
        "omega hexhex:5 pie=on players=2 stones=4 | 32",
        "omega hexhex:5 pie=on pie=on | 22"
      })
  void aRefusalHasItsPlaceInTheWholeText(String text, int at) {
    Reason reason = Games.ALL.setup(text).reason();
    assertNotNull(reason);
    assertEquals(at, reason.at(), reason.english());
  }

  @Test
  void aTextThatIsTooLongIsNotLookedAt() {
    Reason reason = Games.ALL.setup("omega hexhex:5" + " ".repeat(Games.MAX_LENGTH)).reason();
    assertNotNull(reason);
    assertEquals(SetupProblem.TOO_LONG, reason.problem());
  }
}
