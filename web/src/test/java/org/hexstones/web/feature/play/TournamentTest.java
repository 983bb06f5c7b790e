package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Tag;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.link.Links;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.Tournament;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TournamentTest {
  private static PageOnJvm begun() {
    return begun("Ann", "Ben");
  }

  private static PageOnJvm begun(String first, String second) {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(new StartEvent.SetBoard("hexhex:3"));
    page.happens(new StartEvent.SetSeat(1, Seat.PERSON));
    page.happens(new StartEvent.SetName(0, first));
    page.happens(new StartEvent.SetName(1, second));
    Element toggle = page.find("input", "data-input", "tournament");
    page.happens(
        PageOnJvm.meaning(toggle, "change", new Input("", true, "", "", false, false, false)));
    page.happens(new StartEvent.Begin());
    return page;
  }

  private static GameRecord record(PageOnJvm page) {
    return Objects.requireNonNull(page.model().shown()).record();
  }

  /** Random stones up to the end. */
  private static OmegaPosition play(PageOnJvm page, int seed) {
    Rng rng = new Rng(seed);
    Play play = record(page).replay().orThrow();
    while (!play.isOver()) {
      int cell = rng.below(play.position().board().size());
      int move = Moves.place(play.position().nextColour(), cell);
      if (play.refusal(move) == null) {
        play.play(move);
        page.happens(new MatchEvent.Choose(move));
      }
    }
    return (OmegaPosition) record(page).replay().orThrow().position();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void theScreenTellsTheEnginesSumsAndWinner(int seed) {
    PageOnJvm page = begun();
    assertEquals("1", page.value("data-tournament"));
    OmegaPosition first = play(page, seed);
    page.act("second-game");
    assertEquals("2", page.value("data-tournament"));
    // Names and seats have gone round; the first game's scores count already.
    assertTrue(record(page).tags().contains(new Tag("B", "Ann")));
    assertEquals(first.score(0).toString(), page.value("data-sum"));
    OmegaPosition second = play(page, 100 + seed);
    Tournament result = Tournament.of(first, second).orThrow();
    assertEquals(result.sums().get(0).toString(), page.value("data-sum"));
    assertEquals(String.valueOf(result.winner()), page.value("data-tournament-winner"));
    if (result.winner() >= 0) {
      String reported = PageOnJvm.text(page.find("div", "data-tournament", "2"));
      assertTrue(reported.contains((result.winner() == 0 ? "Ann" : "Ben") + " wins"), reported);
    }

    // The record alone tells all of it.
    GameRecord kept = record(page);
    assertEquals(kept, RecordText.parse(RecordText.write(kept), Games.ALL::setup).orThrow());
    page.act("again");
    assertEquals(1, TwoGameMatch.game(record(page)));
  }

  @Test
  void leavingAGameLosesTheTournament() {
    PageOnJvm page = begun();
    page.happens(new Route.Open(Dialog.RESIGN));
    assertTrue(PageOnJvm.text(page.draw()).contains("lose the whole tournament"));
    page.happens(new MatchEvent.Resign(0));
    assertEquals("1", page.value("data-tournament-winner"));
    assertTrue(tournament(page, "1").contains("Ann left the game, so Ben wins"));
    page.happens(new RematchEvent.SecondGame());
    assertEquals(1, TwoGameMatch.game(record(page)));
    page.act("again");
    assertEquals(List.of(), record(page).mainLine());
    play(page, 7);
    page.act("second-game");
    // Ben has white now. A huge lead of the first game would not help him.
    page.happens(new MatchEvent.Resign(0));
    assertEquals("0", page.value("data-tournament-winner"));
    assertTrue(tournament(page, "2").contains("Ben left the game, so Ann wins"));
    page.act("again");
    assertEquals(1, TwoGameMatch.game(record(page)));
    assertEquals(List.of(), record(page).mainLine());
  }

  private static String tournament(PageOnJvm page, String game) {
    return PageOnJvm.text(page.find("div", "data-tournament", game));
  }

  @Test
  void namelessPlayersKeepTheirLetters() {
    PageOnJvm page = begun("", "");
    play(page, 1);
    page.act("second-game");
    assertTrue(tournament(page, "2").contains("Player A: 7 + 0 = 7"), tournament(page, "2"));
    String text = PageOnJvm.text(page.draw());
    // Who had black in the first game has white now, and begins.
    assertTrue(text.contains("White to movePlace a white stone, 1 of 2"), text);
    assertTrue(text.contains("WhiteB"), text);
    play(page, 101);
    int winner = Integer.parseInt(Objects.requireNonNull(page.value("data-tournament-winner")));
    String reported = tournament(page, "2");
    assertTrue(reported.contains("Player " + "AB".charAt(winner) + " wins"), reported);
    page.happens(new MatchEvent.GoTo(0));
    page.happens(new Route.Open(Dialog.RESIGN));
    assertTrue(PageOnJvm.text(page.draw()).contains("Resign as White?"));
  }

  @Test
  void itIsForTwoWithoutThePieAlone() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(new StartEvent.SetOption("tournament", "on"));
    page.happens(new StartEvent.SetOption("pie", "on"));
    page.happens(new StartEvent.Begin());
    assertEquals(0, TwoGameMatch.game(record(page)));
    assertFalse(page.has("data-tournament"));
  }

  @Test
  void aFirstGameThatCannotBeReadIsNone() {
    PageOnJvm page = begun();
    GameRecord record = record(page);
    for (String value : List.of("2 ", "2 nonsense", "3", "")) {
      GameRecord other =
          new GameRecord(
              record.setup(), record.start(), record.root(), List.of(new Tag("tournament", value)));
      PageOnJvm shown = PageOnJvm.atLink(Links.write(other));
      assertFalse(shown.has("data-sum"), value);
    }
  }
}
