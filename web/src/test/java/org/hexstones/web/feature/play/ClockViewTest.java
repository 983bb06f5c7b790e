package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.ui.ClockView;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClockViewTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0:00.0",
    "950, 0:00.9",
    "9999, 0:09.9",
    "10000, 0:10",
    "10001, 0:11",
    "59001, 1:00",
    "300000, 5:00",
    "3599001, 1:00:00",
    "36000000, 10:00:00"
  })
  void timeIsWrittenAsOnAClock(int millis, String shown) {
    assertEquals(shown, ClockView.time(millis));
  }

  @Test
  void theClockIsChosenOnTheStartScreen() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(
        PageOnJvm.meaning(
            page.find("button", "data-clock-kind", "fischer"), "click", Input.press()));
    page.happens(
        PageOnJvm.meaning(
            page.find("select", "data-input", "clock-game"), "change", Input.value("900")));
    page.happens(
        PageOnJvm.meaning(
            page.find("select", "data-input", "clock-increment"), "change", Input.value("10")));
    assertEquals(TimeControl.fischer(900, 10), page.model().session().form().clock());
    page.happens(new StartEvent.SetSeat(1, Seat.LINK));
    assertEquals(false, page.has("data-clock-kind"));
  }
}
