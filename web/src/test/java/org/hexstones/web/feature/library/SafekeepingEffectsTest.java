package org.hexstones.web.feature.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.storage.FakePorts;
import org.hexstones.web.storage.Preferences;
import org.junit.jupiter.api.Test;

/** What the browser is asked. */
final class SafekeepingEffectsTest {
  private final FakeStorageManager browser = new FakeStorageManager();
  private final FakePorts ports = new FakePorts();

  /** The page after a reload: what it remembers is in the browser's store. */
  private EffectHandlers page() {
    EffectHandlers table = new EffectHandlers();
    new SafekeepingEffects(browser, preferences()).addTo(table);
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
}
