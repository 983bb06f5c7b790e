package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever lies over the start screen can be closed, a screen at a time. */
final class ScreenClosingTest {
  static List<List<Event>> piles() {
    List<List<Event>> piles = new ArrayList<>();
    List<Event> boards =
        List.of(new StartEvent.Begin(), new Route.BoardEditor(""), new Route.PositionEditor());
    List<Event> over = List.of(new Route.Lesson("omega"), new Route.Puzzle(1));
    Event settings = new Route.Open(Dialog.SETTINGS);
    piles.add(List.of(settings));
    for (Event board : boards) {
      piles.add(List.of(board));
      piles.add(List.of(board, settings));
      piles.add(List.of(board, over.get(0)));
      piles.add(List.of(board, over.get(1), settings));
    }
    Event rules = new Route.Open(Dialog.RULES);
    piles.add(List.of(rules, over.get(0)));
    piles.add(List.of(new StartEvent.Begin(), rules, over.get(0), settings));
    piles.add(List.of(over.get(0), settings));
    piles.add(List.of(over.get(1)));
    return piles;
  }

  @ParameterizedTest
  @MethodSource("piles")
  void theTopmostIsClosed(List<Event> pile) {
    PageOnJvm page = new PageOnJvm();
    assertEquals(0, page.model().session().screens().height());
    assertNull(page.model().session().screens().closing());
    for (int i = 0; i < pile.size(); i++) {
      page.happens(pile.get(i));
      assertEquals(i + 1, page.model().session().screens().height());
    }
    for (int left = pile.size() - 1; left >= 0; left--) {
      page.happens(Objects.requireNonNull(page.model().session().screens().closing()));
      assertEquals(left, page.model().session().screens().height());
    }
    assertNull(page.model().session().screens().closing());
  }
}
