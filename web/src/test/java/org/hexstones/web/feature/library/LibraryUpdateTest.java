package org.hexstones.web.feature.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.match.Match;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.StoreEvent;
import org.junit.jupiter.api.Test;

final class LibraryUpdateTest {
  private static void left(PageOnJvm page, Match match) {
    page.happens(new StoreEvent.Left(match));
  }

  @Test
  void aStoreThatComesLateMayKnowMoreStones() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=person,person");
    page.press("c3");
    Match before = page.match();
    page.press("c4");
    Match whole = page.match();
    left(page, before);
    assertSame(whole, page.match());

    PageOnJvm behind = new PageOnJvm();
    left(behind, before);
    behind.happens(new Route.Continue());
    left(behind, whole);
    assertEquals(whole.record(), behind.match().record());
    assertEquals(2, behind.match().cursor());

    left(behind, whole.withId("another").played(whole.record().mainLine().get(0) + 1));
    assertEquals(2, behind.match().cursor());
  }
}
