package org.hexstones.web.feature.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.library.StorageStatus.Promise;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The line about what the browser keeps. */
final class SafekeepingViewTest {
  private final PageOnJvm page = new PageOnJvm();

  private @Nullable Element line() {
    return PageOnJvm.first(page.draw(), e -> e.attribute("data-lasts") != null);
  }

  private String shown(Promise promise, boolean canAsk, double bytes) {
    page.happens(new SafekeepingEvent.Looked(new StorageStatus(promise, canAsk, bytes)));
    return PageOnJvm.text(
        page.find("div", "data-lasts", promise == Promise.GIVEN ? "true" : "false"));
  }

  @Test
  void browserIsAskedWhenTheListIsOpened() {
    assertFalse(page.effects().contains(new SafekeepingEffect.Look()));
    page.happens(new Route.Library());
    assertTrue(page.effects().contains(new SafekeepingEffect.Look()));
    assertNull(line(), "nothing is known yet");
  }

  @Test
  void lineFollowsTheAnswer() {
    page.happens(new Route.Library());
    assertEquals(
        "This browser won’t delete your games on its own. 1.2\u00a0MB used.",
        shown(Promise.GIVEN, true, 1_234_567));
    assertEquals(
        "This browser may delete your games when the device’s storage is full.",
        shown(Promise.NOT_GIVEN, false, -1));
    assertTrue(shown(Promise.NOT_GIVEN, true, -1).endsWith("Keep them"));
  }

  @Test
  void personAsksAndTheFocusStays() {
    page.happens(new Route.Library());
    shown(Promise.NOT_GIVEN, true, 0);
    page.effects();
    page.act("keep-games");
    assertEquals(List.of(new SafekeepingEffect.Ask()), page.effects());
    page.happens(new SafekeepingEvent.Answered(true));
    assertEquals(List.of(new ScreenEffect.FocusControl("export-games")), page.effects());
    assertTrue(PageOnJvm.text(page.find("div", "data-lasts", "true")).contains("won’t delete"));
    page.happens(new SafekeepingEvent.Answered(false));
    assertTrue(PageOnJvm.text(page.find("div", "data-lasts", "false")).contains("didn’t agree"));
  }

  @Test
  void lateAnswerMovesNothingElsewhere() {
    page.happens(new SafekeepingEvent.Answered(true));
    page.happens(new SafekeepingEvent.Looked(new StorageStatus(Promise.NOT_GIVEN, true, 5)));
    page.effects();
    page.happens(new SafekeepingEvent.Answered(true));
    assertEquals(List.of(), page.effects());
    assertNull(line());
  }

  @ParameterizedTest
  @CsvSource({
    "-1, ''",
    "NaN, ''",
    "0, 0.1",
    "49999, 0.1",
    "1250000, 1.3",
    "9949999, 9.9",
    "9960000, 10",
    "123456789, 123",
    "1e300, 10000000"
  })
  void roomIsGivenInMillionsOfBytes(double bytes, String megabytes) {
    assertEquals(megabytes, new StorageStatus(Promise.GIVEN, true, bytes).megabytes());
  }
}
