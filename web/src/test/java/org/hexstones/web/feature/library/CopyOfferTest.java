package org.hexstones.web.feature.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.match.Match;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.junit.jupiter.api.Test;

/** The offer of a copy of all games. */
final class CopyOfferTest {
  private static final String OFFER = "data-offer";

  private final PageOnJvm page = new PageOnJvm();

  private static Match match() {
    PageOnJvm played = PageOnJvm.at("#new=omega+hexhex:3+seats=person,person");
    played.press("c3");
    return played.shown();
  }

  private void list(boolean whole, double... times) {
    List<LibraryEntry> entries = new ArrayList<>();
    for (double time : times) {
      entries.add(new LibraryEntry("game" + entries.size(), time, match()));
    }
    page.effects();
    page.happens(new StoreEvent.Listed(entries, whole));
  }

  @Test
  void listOfGamesAsksForTheLatest() {
    list(true, 5, 9, LibraryEntry.UNKNOWN, 7);
    assertEquals(List.of(new SafekeepingEffect.CheckCopy(9)), page.effects());
  }

  @Test
  void listWithoutGamesAsksNothing() {
    list(true);
    assertEquals(List.of(), page.effects());
    list(true, LibraryEntry.UNKNOWN);
    assertEquals(List.of(), page.effects());
    list(false, 5);
    assertEquals(List.of(), page.effects(), "the others are still read");
    page.happens(new Route.Library());
    list(true, 5);
    assertEquals(List.of(), page.effects(), "the button is on the screen");
  }

  @Test
  void offerIsNotedOnceItIsShown() {
    assertFalse(page.has(OFFER));
    page.happens(new SafekeepingEvent.CopyIsDue());
    assertTrue(page.has(OFFER));
    assertEquals(List.of(new SafekeepingEffect.NoteCopy()), page.effects());
    list(true, 5);
    assertEquals(List.of(), page.effects());
  }

  @Test
  void gameIsNotInterrupted() {
    page.happens(new StoreEvent.Loaded(match()));
    page.effects();
    page.happens(new SafekeepingEvent.CopyIsDue());
    assertFalse(page.has(OFFER));
    assertEquals(List.of(), page.effects(), "it is offered another time");
  }

  @Test
  void oneButtonSavesAllGames() {
    page.happens(new SafekeepingEvent.CopyIsDue());
    page.effects();
    page.act("save-copy");
    assertEquals(List.of(new StoreEffect.ExportAll()), page.effects());
    assertTrue(page.has(OFFER), "the person may cancel it");
    page.happens(new StoreEvent.Exported(false));
    assertEquals(
        List.of(new ScreenEffect.FocusControl("games"), new SafekeepingEffect.NoteCopy()),
        page.effects());
    assertFalse(page.has(OFFER));
    assertNull(page.model().session().notice(), "the browser shows the download");
  }

  @Test
  void offerCanBeLeft() {
    page.happens(new SafekeepingEvent.CopyIsDue());
    page.effects();
    page.act("leave-copy");
    assertFalse(page.has(OFFER));
    assertEquals(List.of(new ScreenEffect.FocusControl("games")), page.effects());
  }

  @Test
  void exportFromTheListCountsAsACopy() {
    list(true, 5);
    page.happens(new Route.Library());
    page.effects();
    page.act("export-games");
    page.happens(new StoreEvent.Exported(false));
    assertEquals(
        List.of(new StoreEffect.ExportAll(), new SafekeepingEffect.NoteCopy()), page.effects());
    assertFalse(page.has("data-notice"));
  }

  @Test
  void fileThatIsWrittenAgainCanBeAnotherOne() {
    list(true, 5);
    page.happens(new Route.Library());
    page.happens(new StoreEvent.Exported(true));
    page.find("div", "data-notice", "copy-saved");
    page.effects();
    page.act("export-elsewhere");
    assertEquals(List.of(new StoreEffect.ExportElsewhere()), page.effects());
  }
}
