package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.notation.link.Links;
import org.hexstones.web.analysis.AnalysisOnJvm;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.sharing.FileKind;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.feature.sharing.SharingUpdate;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;

/** What was agreed for a game is shown with it, each in a word that opens its rule. */
final class TermsTest {
  private static final String AGREED = "#new=sunder+5+balance=12*+misere=on+komi=3";

  private static List<String> words(PageOnJvm page) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(page.draw(), found, element -> element.tag().equals("summary"));
    return found.stream().map(PageOnJvm::text).toList();
  }

  private static String text(PageOnJvm page) {
    return PageOnJvm.text(page.draw());
  }

  @Test
  void wordsBesideTheBoardOpenTheirRules() {
    PageOnJvm page = PageOnJvm.at(AGREED);
    assertEquals(List.of("Misère", "12*", "Komi 3"), words(page));
    assertTrue(text(page).contains("Whoever makes a winning group loses"));
    assertEquals(List.of("Pie rule"), words(PageOnJvm.at("#new=sunder+5+balance=pie")));
    assertEquals(List.of("Pie rule"), words(PageOnJvm.at("#new=omega+hexhex:5+pie=on")));
    assertEquals(List.of(), words(PageOnJvm.at("#new=omega+hexhex:5")));
  }

  @Test
  void theListOfGamesAndPicturesHaveTheWords() {
    PageOnJvm page = PageOnJvm.at(AGREED);
    page.press("e5");
    page.happens(new StoreEvent.Listed(List.of(new LibraryEntry("a", 0, page.shown())), true));
    page.happens(new Route.Library());
    assertTrue(text(page).contains("Sunder · Misère · 12* · Komi 3"), text(page));
    page.happens(new Route.Open(Dialog.SHARE));
    page.effects();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-kind", "svg"), "click", Input.press()));
    String caption = "Sunder · Misère · 12* · Komi 3";
    String link = SharingUpdate.link(page.model().session(), page.shown());
    assertEquals(
        List.of(new SharingEffect.Save(FileKind.SVG, page.shown(), caption, link)), page.effects());
    String picture =
        BoardPicture.svg(
            GameViews.ALL.get(1), new PositionCache().at(page.shown()), 0, "title", caption);
    assertTrue(picture.contains(caption));
  }

  @Test
  void openedLinksExplainTheWords() {
    PageOnJvm page = PageOnJvm.at(AGREED + "+seats=person,link");
    page.press("e5");
    PageOnJvm other = PageOnJvm.atLink(Links.write(page.shown().record()));
    assertEquals("joined", other.value("data-notice"));
    Element notice = other.find("div", "data-notice", "joined");
    assertTrue(PageOnJvm.text(notice).contains("Misère: Whoever makes a winning group loses"));
  }

  @Test
  void whileAKomiIsNamedTheTitleAndTheLimitsFollow() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+5+balance=komi+seats=person,person");
    assertTrue(text(page).contains("Player A sets the komi"), text(page));
    assertEquals(List.of("Komi"), words(page));
    assertTrue(text(page).contains("; wins with 30 or fewer"));
    page.happens(new MatchEvent.TypeKomi("4.5"));
    assertTrue(text(page).contains("; wins with 26 or fewer"), text(page));
    assertTrue(text(page).contains("; wins with 35 or fewer"), text(page));
    assertFalse(text(page).contains("; wins with 30 or fewer"));
    page.happens(new MatchEvent.TypeKomi("99"));
    assertTrue(text(page).contains("; wins with 30 or fewer"));
    page.happens(new MatchEvent.TypeKomi("4.5"));
    Element form = page.find("input", "data-input", "komi");
    assertEquals("4.5", form.attribute("value"));
    page.happens(new MatchEvent.Choose(Moves.komi(9)));
    assertTrue(text(page).contains("Player B chooses a colour (komi 4.5)"), text(page));
    assertEquals(List.of("Komi 4.5"), words(page));
    page.act("keep");
    assertTrue(text(page).contains("Black to move"), text(page));
  }

  @Test
  void theAnalysisBoardHasTheWords() {
    AnalysisOnJvm board = AnalysisOnJvm.at("sunder 5 balance=12* misere=on");
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(board.draw(), found, element -> element.tag().equals("summary"));
    assertTrue(found.stream().map(PageOnJvm::text).toList().containsAll(List.of("Misère", "12*")));
  }
}
