package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** While nothing happens the page does nothing: no timer, no frame, no message. */
final class IdleIT {
  /** Longer than anything takes that a screen begins with. */
  private static final int SETTLE_MILLIS = 4000;

  private static final int IDLE_MILLIS = 5000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "#new=omega+hexhex:5+seats=person,computer:1",
        "#new=y+9+seats=person,person",
        "#puzzle=1",
        "#study="
      })
  void nothingWakesAnIdlePage(String address) throws Exception {
    try (GamePage page = GamePage.open("")) {
      WakeUps.note(page);
      page.go(address);
      Gallery.settle(page);
      Thread.sleep(SETTLE_MILLIS);
      assertEquals(List.of(), WakeUps.during(page, IDLE_MILLIS));
    }
  }
}
