package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.ShellEvent;
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

  @Test
  void anotherTabsSwitchReloadsThisOne() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.effects();
    page.happens(new ShellEvent.VersionTaken());
    assertEquals(
        List.of(new AppEffect.TakeVersion(page.model().session().match())), page.effects());
    assertTrue(page.model().versionWaits(), "if the game cannot be kept, the question stays");
  }

  @Test
  void aLiveGameGoesOnWhenAnotherTabSwitches() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.PlayLive());
    page.effects();
    page.happens(new ShellEvent.VersionTaken());
    assertEquals(List.of(), page.effects());
    page.act("take-version");
    assertEquals(
        List.of(new AppEffect.TakeVersion(page.model().session().match())), page.effects());
  }

  @Test
  void aVersionThatHasToWaitIsOfferedAgain() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.happens(new ShellEvent.VersionWaits());
    page.act("take-version");
    page.happens(new ShellEvent.VersionHeld());
    assertTrue(page.model().versionWaits());
    assertEquals(Notice.of(Notice.Kind.VERSION_HELD), page.model().session().notice());
  }
}
