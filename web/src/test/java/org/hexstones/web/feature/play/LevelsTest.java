package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Cue;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** The first game, and what the results against computers lead to. */
final class LevelsTest {
  private static PageOnJvm begun(int level) {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,computer:" + level);
    assertTrue(page.effects().contains(new StoreEffect.ListGames()), "earlier results are read");
    page.happens(new StoreEvent.Listed(List.of(), true));
    return page;
  }

  private static void win(PageOnJvm page) {
    page.press("d4", "d5");
    page.effects();
    page.happens(new MatchEvent.Resign(1));
  }

  private static void lose(PageOnJvm page) {
    page.happens(new MatchEvent.Resign(0));
  }

  private static List<String> buttons(PageOnJvm page) {
    List<Element> buttons = new ArrayList<>();
    Element options = PageOnJvm.first(page.draw(), e -> "rematch".equals(e.key()));
    assertNotNull(options);
    PageOnJvm.all(options, buttons, e -> e.tag().equals("button"));
    return buttons.stream().map(b -> String.valueOf(b.attribute("data-action"))).toList();
  }

  private static String line(PageOnJvm page) {
    Element line = PageOnJvm.first(page.draw(), e -> "levels".equals(e.key()));
    return line == null ? "" : PageOnJvm.text(line);
  }

  @Test
  void newcomersBeginAtTheFirstLevel() {
    for (GameView view : GameViews.ALL) {
      for (GameForm form : view.forms()) {
        assertEquals(Seat.computer(1), form.seats().get(1), form.words());
      }
    }
  }

  @Test
  void easierStandsBesidePlayAgainAfterALoss() {
    PageOnJvm page = begun(2);
    lose(page);
    assertEquals(
        List.of("again", "review-ended", "share-ended", "easier"), buttons(page).subList(0, 4));
    assertEquals(1, buttons(page).stream().filter("easier"::equals).count());
    page.act("easier");
    assertEquals(Seat.computer(1), page.shown().seats().get(1));
    lose(page);
    assertFalse(buttons(page).contains("easier"));
  }

  @Test
  void harderStandsThereAfterAWin() {
    PageOnJvm page = begun(9);
    win(page);
    assertEquals("harder", buttons(page).get(3));
    page.act("harder");
    win(page);
    assertFalse(buttons(page).contains("harder"), "nothing is above the highest level");
  }

  @Test
  void lossEndsTheRow() {
    PageOnJvm page = begun(2);
    win(page);
    page.act("again");
    lose(page);
    page.act("again");
    win(page);
    assertEquals("Gravel: won 2 of 3", line(page));
  }

  @Test
  void firstWinIsMarkedOnce() {
    PageOnJvm page = begun(2);
    win(page);
    assertEquals(List.of(Cue.FIRST_WIN), cues(page));
    assertEquals("Your first win against Gravel. Gravel: won 1 of 1", line(page));
    assertTrue(css(page, "d4").endsWith(" winning first-win"), css(page, "d4"));
    assertFalse(css(page, "d5").contains("winning"), "a stone of the other colour");
    page.act("again");
    win(page);
    assertEquals(List.of(Cue.END), cues(page));
    assertEquals("Gravel: won 2 of 2", line(page));
    assertFalse(css(page, "d4").contains("winning"));
  }

  private static List<Cue> cues(PageOnJvm page) {
    return page.effects().stream()
        .filter(PlayEffect.PlayCue.class::isInstance)
        .map(effect -> ((PlayEffect.PlayCue) effect).cue())
        .toList();
  }

  private static String css(PageOnJvm page, String cell) {
    return String.valueOf(page.find("g", "data-cell", cell).attribute("class"));
  }

  @Test
  void storedGamesAreTheRecord() {
    PageOnJvm other = begun(2);
    win(other);
    Match won = other.shown();
    PageOnJvm page = begun(2);
    page.happens(
        new StoreEvent.Listed(
            List.of(new LibraryEntry("b", 2, won), new LibraryEntry("a", 1, won)), true));
    lose(page);
    assertEquals("Gravel: won 2 of 3", line(page));
    page.happens(new StoreEvent.Deleted("b"));
    assertEquals("Gravel: won 1 of 2", line(page), "a deleted game does not count");
    Match lost = page.shown();
    page.happens(new Route.Start());
    page.happens(
        new StoreEvent.Listed(
            List.of(new LibraryEntry("c", 3, lost), new LibraryEntry("a", 1, won)), true));
    assertEquals("Gravel: won 1 of 2", line(page), "of the chosen game");
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    assertEquals("Grava: 1 de 2", line(page));
    page.happens(new SettingsEvent.SetLanguage(Language.JAPANESE));
    assertEquals("砂利：2局中1勝", line(page));
  }

  @Test
  void nothingIsSaidBeforeTheGamesAreRead() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,computer:2");
    win(page);
    assertEquals("", line(page));
    assertEquals(List.of(Cue.END), cues(page));
    assertNull(page.value("data-first-win"));
  }
}
