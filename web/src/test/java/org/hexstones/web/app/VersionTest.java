package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.web.ui.ShellEvent;
import org.junit.jupiter.api.Test;

final class VersionTest {
  @Test
  void thePlayerIsAskedAndTheGameIsKeptFirst() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.press("c3");
    page.happens(new ShellEvent.VersionWaits());
    assertTrue(page.model().versionWaits());
    page.effects();
    page.act("take-version");
    assertEquals(
        List.of(new AppEffect.TakeVersion(page.model().session().match())), page.effects());
  }

  @Test
  void onTheStartScreenNothingIsToBeKept() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.act("new");
    page.happens(new ShellEvent.VersionWaits());
    page.effects();
    page.act("take-version");
    assertEquals(List.of(new AppEffect.TakeVersion(null)), page.effects());
  }

  @Test
  void itMayWait() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.happens(new ShellEvent.VersionWaits());
    page.effects();
    page.act("leave-version");
    assertFalse(page.model().versionWaits());
    assertEquals(List.of(), page.effects());
  }
}
