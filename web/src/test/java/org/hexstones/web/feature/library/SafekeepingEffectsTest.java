package org.hexstones.web.feature.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.feature.library.StorageStatus.Promise;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.storage.FakePorts;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.Safekeeping;
import org.hexstones.web.storage.StoredGame;
import org.junit.jupiter.api.Test;

/** What the browser is asked. */
final class SafekeepingEffectsTest {
  private static final double DAY = 24 * 3_600_000;

  private final FakeStorageManager browser = new FakeStorageManager();
  private final FakePorts ports = new FakePorts();
  private final List<Event> events = new ArrayList<>();
  private double now = 20_000 * DAY;

  /** The page after a reload: what it remembers is in the browser's store. */
  private EffectHandlers page() {
    EffectHandlers table = new EffectHandlers();
    new SafekeepingEffects(browser, preferences(), () -> now, events::add).addTo(table);
    return table;
  }

  private Preferences preferences() {
    return new Preferences(Preferences.LAST, ports, List.of());
  }

  @Test
  void browserIsAskedOnceOnly() {
    page().handle(new SafekeepingEffect.AskOnce());
    page().handle(new SafekeepingEffect.AskOnce());
    assertEquals(1, browser.asked);
  }

  @Test
  void nothingIsNotedWhereNobodyCanBeAsked() {
    browser.canAsk = false;
    page().handle(new SafekeepingEffect.AskOnce());
    assertEquals(0, browser.asked);
    assertFalse(preferences().safekeeping().asked());
    browser.canAsk = true;
    page().handle(new SafekeepingEffect.AskOnce());
    assertEquals(1, browser.asked, "once the browser is a newer one");
  }

  @Test
  void promiseIsShownAtOnce() {
    page().handle(new SafekeepingEffect.AskOnce());
    assertEquals(List.of(), events, "a refusal changes nothing");
    preferences().keep(Safekeeping.NOTHING);
    browser.agrees = true;
    page().handle(new SafekeepingEffect.AskOnce());
    assertEquals(List.of(looked(Promise.GIVEN, true)), events);
  }

  @Test
  void personMayAskAsOftenAsTheyLike() {
    page().handle(new SafekeepingEffect.Ask());
    page().handle(new SafekeepingEffect.Ask());
    page().handle(new SafekeepingEffect.AskOnce());
    assertEquals(2, browser.asked, "the page need not ask any more");
    SafekeepingEvent refused = new SafekeepingEvent.Answered(false);
    assertEquals(List.of(refused, refused), events);
  }

  @Test
  void answerOfTheBrowserIsPassedOn() {
    page().handle(new SafekeepingEffect.Look());
    browser.canAsk = false;
    browser.lasts = true;
    page().handle(new SafekeepingEffect.Look());
    assertEquals(List.of(looked(Promise.NOT_GIVEN, true), looked(Promise.GIVEN, false)), events);
    browser.answers = false;
    page().handle(new SafekeepingEffect.Look());
    assertEquals(2, events.size());
  }

  private SafekeepingEvent looked(Promise promise, boolean canAsk) {
    return new SafekeepingEvent.Looked(new StorageStatus(promise, canAsk, browser.bytes));
  }

  /** The person comes back after so many days, and has played at the visit before. */
  private int offers(double days) {
    double played = now;
    now += days * DAY;
    events.clear();
    page().handle(new SafekeepingEffect.CheckCopy(played));
    if (!events.isEmpty()) {
      assertEquals(List.of(new SafekeepingEvent.CopyIsDue()), events);
      page().handle(new SafekeepingEffect.NoteCopy());
    }
    return events.size();
  }

  @Test
  void copyIsOfferedOnceAMonth() {
    browser.isForgetful = true;
    assertEquals(0, offers(0), "the first visit");
    assertEquals(0, offers(0.5));
    assertEquals(1, offers(2));
    assertEquals(0, offers(6));
    assertEquals(0, offers(23));
    assertEquals(1, offers(2));
    assertEquals(0, offers(29));
  }

  @Test
  void browserThatKeepsTheGamesNeedsNoCopy() {
    offers(0);
    assertEquals(0, offers(50), "another browser");
    assertEquals(Safekeeping.NOTHING, preferences().safekeeping());
    browser.isForgetful = true;
    browser.lasts = true;
    offers(0);
    assertEquals(0, offers(50), "it has promised");
    browser.lasts = false;
    browser.answers = false;
    assertEquals(0, offers(50), "it does not say");
    browser.canAsk = false;
    assertEquals(1, offers(50), "an old one cannot promise");
  }

  @Test
  void nothingIsOfferedByAClockThatIsWrong() {
    browser.isForgetful = true;
    now = StoredGame.UNKNOWN;
    page().handle(new SafekeepingEffect.CheckCopy(20_000 * DAY));
    assertEquals(Safekeeping.NOTHING, preferences().safekeeping());
  }
}
