package org.hexstones.web.feature.sharing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.play.Asked;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.junit.jupiter.api.Test;

final class SharingUpdateTest {
  private static final String NEW = "#new=omega+hexhex:4";

  private static String link(PageOnJvm page) {
    return Links.write(page.shown().record());
  }

  private static <T extends Effect> List<T> only(Class<T> kind, List<Effect> effects) {
    return effects.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  @Test
  void addressHasEveryStone() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.effects();
    for (String cell : List.of("d4", "d5", "c4")) {
      page.press(cell);
      List<SharingEffect.ShowAddress> reported =
          only(SharingEffect.ShowAddress.class, page.effects());
      assertEquals(1, reported.size());
      assertSame(page.shown().record(), reported.get(0).match().record());
      String fragment =
          Fragment.Word.GAME.prefix() + ShortLink.of(reported.get(0).match().record());
      assertEquals(new Address.Game(link(page)), Address.read(fragment));
    }
  }

  @Test
  void addressNamesTheMoveOnTheBoard() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.press("d4", "d5");
    page.effects();
    page.act("undo");
    List<SharingEffect.ShowAddress> shown = only(SharingEffect.ShowAddress.class, page.effects());
    assertEquals(1, shown.size());
    assertEquals(1, shown.get(0).match().movesToShow());
    page.happens(new SettingsEvent.Switch(Settings.Switch.SIZES, true));
    assertEquals(List.of(), only(SharingEffect.ShowAddress.class, page.effects()));
  }

  @Test
  void aLinkGreetsUntilSomebodyPlaysOn() {
    PageOnJvm page = PageOnJvm.at(NEW);
    assertFalse(page.has("data-greeting"));
    page.press("d4", "d5", "e4");
    PageOnJvm visitor = PageOnJvm.atLink(link(page));
    assertEquals("", visitor.value("data-greeting"));
    visitor.act("undo");
    assertTrue(visitor.has("data-greeting"), "a look back is no choice");
    visitor.act("redo");
    visitor.press("e5");
    assertFalse(visitor.has("data-greeting"));
  }

  @Test
  void ownGameIsOpenedByItsLinkAsItIs() {
    PageOnJvm page = PageOnJvm.at(NEW + "+seats=person,computer:1");
    page.press("d4", "d5");
    Match own = page.shown();
    PageOnJvm newTab = new PageOnJvm("other");
    newTab.happens(new StoreEvent.Left(own));
    newTab.open(link(page));
    assertEquals(own.id(), newTab.shown().id());
    assertEquals(own.seats(), newTab.shown().seats());
    assertFalse(newTab.has("data-greeting"));
    page.act("undo");
    page.press("c4");
    newTab.happens(new Route.Start());
    newTab.open(link(page));
    assertNotEquals(own.id(), newTab.shown().id(), "another course is not this game");
    assertTrue(newTab.has("data-greeting"));
  }

  @Test
  void aVisitorPlaysTheSideToMoveAgainstTheComputer() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.press("d4", "d5", "e4");
    PageOnJvm visitor = PageOnJvm.atLink(link(page));
    visitor.act("play-side");
    assertFalse(visitor.has("data-greeting"));
    List<Seat> seats = visitor.shown().seats();
    assertTrue(seats.get(0).isComputer());
    assertEquals(Seat.PERSON, seats.get(1));
    assertEquals(List.of(), Asked.moves(visitor.effects()));
    visitor.press("e5");
    assertEquals(1, Asked.moves(visitor.effects()).size());
  }

  @Test
  void aLinkShowsItsPositionToPersonsAndKeepsNothing() {
    PageOnJvm page = PageOnJvm.at(NEW + "+seats=person,computer");
    page.press("d4", "d5");
    Match own = page.shown();
    PageOnJvm other = PageOnJvm.atLink(link(page));
    assertEquals(own.record(), other.shown().record());
    assertEquals("white", other.stone("d4"));
    assertEquals(List.of(Seat.PERSON, Seat.PERSON), other.shown().seats());
    List<Effect> effects = other.effects();
    assertEquals(List.of(), only(StoreEffect.Save.class, effects));
    assertEquals(List.of(), Asked.moves(effects));
    other.act("undo");
    assertEquals(List.of(), only(StoreEffect.Save.class, other.effects()));
  }

  @Test
  void aLinkThatIsPlayedOnIsAGameOfItsOwn() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.press("d4", "d5");
    String link = link(page);
    page.press("c4");
    Match own = page.shown();
    page.open(link);
    page.press("b5");
    List<StoreEffect.Save> kept = only(StoreEffect.Save.class, page.effects());
    assertNotEquals(own.id(), kept.get(kept.size() - 1).match().id());
    assertEquals(List.of(1, 2, 3, 3), kept.stream().map(k -> k.match().cursor()).toList());
  }

  @Test
  void linkTellsANewcomerWhatTheGameIs() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.press("d4", "d5");
    assertFalse(page.has("data-introduction"), "who has begun a game knows");
    String running = link(page);
    page.happens(new MatchEvent.Resign(0));
    PageOnJvm byLink = PageOnJvm.at(NEW + "+seats=person,link");
    byLink.press("d4", "d5");
    for (String link : List.of(running, link(page), link(byLink))) {
      PageOnJvm visitor = PageOnJvm.atLink(link);
      String said = PageOnJvm.text(visitor.find("p", "data-introduction", ""));
      assertTrue(said.startsWith("OMEGA: Each turn, place one stone of every colour"), said);
      assertNotNull(visitor.find("button", "data-action", "learn"));
    }
    PageOnJvm visitor = PageOnJvm.atLink(running);
    visitor.press("e5");
    assertFalse(visitor.has("data-introduction"));
    visitor.open(running);
    assertFalse(visitor.has("data-introduction"), "nobody is new twice");
  }

  @Test
  void seatsThatLeftAreNotTakenUnasked() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+players=3");
    page.happens(new MatchEvent.Resign(1));
    page.press("d4", "d5", "c4");
    String link = link(page);
    PageOnJvm other = PageOnJvm.atLink(link);
    assertEquals(List.of(), Asked.moves(other.effects()));
    other.act("play-on");
    assertEquals(1, Asked.moves(other.effects()).size());
  }

  @Test
  void theLinkOfWhatIsShownChangesNothing() {
    PageOnJvm page = PageOnJvm.at(NEW + "+seats=person,computer");
    page.press("d4");
    Match before = page.shown();
    page.open(link(page));
    assertSame(before, page.shown());
  }

  @Test
  void aBrokenLinkSaysSoAndChangesNothing() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.press("d4");
    Match before = page.shown();
    String link = link(page);
    page.effects();
    page.open(link.substring(0, 4) + "_" + link.substring(5));
    assertEquals("bad-link", page.value("data-notice"));
    assertTrue(PageOnJvm.text(page.find("div", "data-notice", "bad-link")).contains("5"));
    assertSame(before, page.shown());
    List<Effect> effects = page.effects();
    assertEquals(List.of(), only(SharingEffect.ShowAddress.class, effects), "the address stays");
    assertEquals(List.of(), only(StoreEffect.Save.class, effects));
  }

  @Test
  void aBrokenLinkAtTheStartStillOffersAGame() {
    PageOnJvm page = PageOnJvm.atLink("1nonsense");
    assertNull(page.model().shown());
    assertEquals("bad-link", page.value("data-notice"));
    assertTrue(page.has("data-cell"));
    assertEquals(List.of(), page.effects());
  }

  @Test
  void commentsAndVariationsStayWhenTheGameGoesOn() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.press("d4", "d5");
    GameRecord record = page.shown().record();
    Node first = record.root().children().get(0).withComment("A remark.");
    GameRecord reported = record.withRoot(record.root().withChild(0, first));
    PageOnJvm other = PageOnJvm.atLink(Links.write(reported));
    other.press("c4");
    assertEquals("A remark.", other.shown().record().root().children().get(0).comment());
    assertEquals(3, other.shown().record().mainLine().size());
    other.act("undo");
    other.act("undo");
    other.press("b5");
    assertEquals(2, other.shown().record().mainLine().size());
    assertEquals("A remark.", other.shown().record().root().children().get(0).comment());
  }

  @Test
  void aRecordTooLargeForALinkGoesWithoutItsAsides() {
    PageOnJvm page = PageOnJvm.at(NEW);
    page.press("d4", "d5");
    GameRecord record = page.shown().record();
    assertTrue(ShortLink.isWhole(record));
    GameRecord large = record.withRoot(record.root().withComment("x".repeat(9_900)));
    assertFalse(ShortLink.isWhole(large));
    assertEquals(Links.write(record), ShortLink.of(large));
  }
}
