package org.hexstones.web.feature.sharing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.notation.link.Links;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is shown of links: sharing, opening, and games that are played by link. */
final class LinkViewTest {
  private static final String BASE = "https://example.org/stones/";
  private final PageOnJvm ann = PageOnJvm.at("#new=omega+hexhex:4+seats=person,link");

  private static void reported(PageOnJvm page, SharingEvent event) {
    page.happens(event);
  }

  private static List<Element> all(PageOnJvm page, String attribute, String value) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(page.draw(), found, e -> value.equals(e.attribute(attribute)));
    return found;
  }

  @Test
  void theDialogShowsTheLinkOfWhatIsOnTheBoard() {
    reported(ann, new SharingEvent.At(BASE, false));
    ann.press("d4");
    ann.act("share");
    String link = BASE + "#g=" + Links.write(ann.shown().record());
    assertEquals(link, ann.value("value"));
    assertNotNull(ann.find("svg", "class", "qr"));
    assertEquals(List.of(), all(ann, "data-action", "share-link"));
    ann.effects();
    ann.act("copy-link");
    assertEquals(List.of(new ClipboardEffect.Copy(link)), ann.effects());
  }

  @Test
  void linkOpensAtTheMoveOnTheBoard() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,person");
    reported(page, new SharingEvent.At(BASE, false));
    page.press("d4", "d5", "c4");
    page.act("share");
    assertEquals(List.of(), all(page, "data-input", "link-move"));
    page.happens(new Route.Open(Dialog.NONE));
    page.act("undo");
    page.act("share");
    String link = BASE + "#g=" + Links.write(page.shown().record());
    assertEquals(link + "&at=2", page.value("value"));
    Element code = page.find("textarea", "data-input", "embed");
    String text = String.valueOf(code.attribute("value"));
    assertTrue(text.contains("&amp;at=2\">A game of OMEGA, move 2<"), text);
    page.effects();
    page.act("copy-link");
    assertEquals(List.of(new ClipboardEffect.Copy(link + "&at=2")), page.effects());
    Element choice = page.find("input", "data-input", "link-move");
    page.happens(PageOnJvm.meaning(choice, "change", Input.press()));
    assertEquals(link, page.value("value"));
  }

  @Test
  void theShareSheetIsOfferedWhereThereIsOne() {
    reported(ann, new SharingEvent.At(BASE, true));
    ann.press("d4", "d5");
    ann.effects();
    ann.act("share-link");
    String link = BASE + "#g=" + Links.write(ann.shown().record());
    assertEquals(List.of(new SharingEffect.Share(link, ann.shown(), "OMEGA")), ann.effects());
  }

  @Test
  void everyKindOfFileIsOffered() {
    ann.press("d4");
    ann.act("share");
    for (FileKind kind : FileKind.values()) {
      ann.effects();
      Element button = ann.find("button", "data-kind", kind.extension());
      ann.happens(PageOnJvm.meaning(button, "click", Input.press()));
      String link = SharingUpdate.link(ann.model().session(), ann.shown());
      String caption = kind == FileKind.POSTER ? "" : "OMEGA";
      assertEquals(
          List.of(new SharingEffect.Save(kind, ann.shown(), caption, link)), ann.effects());
    }
  }

  /** Under a dialog it would be neither seen nor heard. */
  @Test
  void noticesAreInTheOpenDialog() {
    ann.press("d4");
    ann.act("share");
    reported(ann, new SharingEvent.Copied(true));
    Element dialog = ann.find("dialog", "class", "dialog");
    assertNotNull(PageOnJvm.first(dialog, e -> "copied".equals(e.attribute("data-notice"))));
    assertEquals(1, all(ann, "data-notice", "copied").size());
    ann.happens(new Route.Open(Dialog.NONE));
    assertEquals(1, all(ann, "data-notice", "copied").size());
    ann.act("dismiss");
    assertNull(ann.value("data-notice"));
  }

  @Test
  void brokenTextIsRefusedWhereItWasTyped() {
    PageOnJvm page = new PageOnJvm();
    page.act("open");
    Element field = page.find("textarea", "data-input", "game");
    page.happens(PageOnJvm.meaning(field, "input", Input.value("<b>no game</b>")));
    reported(
        page,
        new SharingEvent.Opened(
            Links.read("1x_y&z&t", org.hexstones.registry.Games.ALL::setup), false, null));
    Element dialog = page.find("dialog", "class", "dialog");
    Element notice = PageOnJvm.first(dialog, e -> "bad-file".equals(e.attribute("data-notice")));
    assertNotNull(notice);
    assertEquals("alert", notice.attribute("role"));
    assertTrue(PageOnJvm.text(notice).contains("character 3"), PageOnJvm.text(notice));
    assertEquals("<b>no game</b>", page.find("textarea", "data-input", "game").attribute("value"));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void nextStepIsNamedInEveryLanguage(Language language) {
    ann.happens(new SettingsEvent.SetLanguage(language));
    assertFalse(ann.has("data-sending"));
    ann.press("d4", "d5");
    String due = PageOnJvm.text(ann.find("div", "data-sending", "due"));
    reported(ann, new SharingEvent.Copied(true));
    String sent = PageOnJvm.text(ann.find("div", "data-sending", "sent"));
    assertFalse(due.isBlank());
    assertFalse(sent.isBlank());
    assertFalse(due.equals(sent));
  }

  @Test
  void theGamesThatWaitForMeComeFirst() {
    ann.press("d4", "d5");
    Match theirs = ann.shown();
    PageOnJvm other = PageOnJvm.at("#new=sunder+4+seats=person,link");
    Match mine = other.shown().withId("mine");
    Match over = other.shown().played(org.hexstones.game.Moves.resign(0)).withId("over");
    PageOnJvm page = new PageOnJvm();
    page.happens(
        new StoreEvent.Listed(
            List.of(
                new LibraryEntry("t", 3, theirs),
                new LibraryEntry("o", 2, over),
                new LibraryEntry("m", 1, mine)),
            true));
    List<Element> games = new ArrayList<>();
    PageOnJvm.all(page.draw(), games, e -> e.attribute("data-waits") != null);
    assertEquals(
        List.of("me", "them"),
        games.stream().map(game -> Objects.requireNonNull(game.attribute("data-waits"))).toList());
    page.effects();
    page.happens(PageOnJvm.meaning(games.get(0), "click", Input.press()));
    assertEquals(List.of(new org.hexstones.web.storage.StoreEffect.Load("mine")), page.effects());
  }

  @Test
  void unsentTurnIsSaidToBe() {
    ann.press("d4", "d5");
    assertTrue(listed(ann.shown()).contains("Send link"));
    reported(ann, new SharingEvent.Copied(true));
    assertTrue(listed(ann.shown()).contains("Waiting for their link"));
  }

  /** What the start screen says of a game. */
  private static String listed(Match match) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new StoreEvent.Listed(List.of(new LibraryEntry("one", 1, match)), true));
    return PageOnJvm.text(page.find("button", "data-waits", "them"));
  }

  @Test
  void anEarlierPositionSaysSoAndLeadsBack() {
    ann.press("d4", "d5");
    reported(ann, new SharingEvent.Copied(true));
    ann.act("undo");
    assertNotNull(ann.find("button", "data-action", "latest"));
    ann.act("latest");
    assertTrue(ann.has("data-sending"));
  }
}
