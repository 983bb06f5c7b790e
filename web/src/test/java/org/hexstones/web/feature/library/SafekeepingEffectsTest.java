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
import org.junit.jupiter.api.Test;

/** What the browser is asked. */
final class SafekeepingEffectsTest {
  private final FakeStorageManager browser = new FakeStorageManager();
  private final FakePorts ports = new FakePorts();
  private final List<Event> events = new ArrayList<>();

  /** The page after a reload: what it remembers is in the browser's store. */
  private EffectHandlers page() {
    EffectHandlers table = new EffectHandlers();
    new SafekeepingEffects(browser, preferences(), events::add).addTo(table);
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
}
