package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Screen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An address that is typed shows what it asks for, whatever screens are open. */
final class OpeningOverScreensTest {
  private static final String NEW = "#new=omega+hexhex:3+seats=person,person";

  /** Each screen over the start screen and over a game, alone and below each dialog. */
  static List<List<Event>> screens() {
    List<List<Event>> below = new ArrayList<>();
    List<Event> lone =
        List.of(
            new StartEvent.Begin(),
            new Route.BoardEditor(""),
            new Route.PositionEditor(),
            new Route.Lesson("omega"),
            new Route.Lesson("omega", 0, true),
            new Route.Puzzle(1));
    below.add(List.of());
    for (Event screen : lone) {
      below.add(List.of(screen));
      below.add(List.of(new StartEvent.Begin(), screen));
    }
    List<List<Event>> all = new ArrayList<>(below);
    for (Dialog dialog : Dialog.values()) {
      for (List<Event> screens : below) {
        List<Event> pile = new ArrayList<>(screens);
        pile.add(new Route.Open(dialog));
        all.add(pile);
      }
    }
    return all;
  }

  private static TabOnJvm at(List<Event> screens) {
    TabOnJvm tab = TabOnJvm.at("");
    screens.forEach(tab::happens);
    return tab;
  }

  private static void assertOnlyTheGame(TabOnJvm tab, int stones) {
    List<Screen> shown = tab.page().model().session().screens().screens();
    assertEquals(1, shown.size(), shown::toString);
    assertInstanceOf(MatchScreen.class, shown.get(0));
    assertEquals(stones, tab.stones());
  }

  @ParameterizedTest
  @MethodSource("screens")
  void linkIsShown(List<Event> screens) {
    TabOnJvm other = TabOnJvm.at(NEW);
    other.press("c3", "c4");
    TabOnJvm tab = at(screens);
    tab.type(other.address());
    assertEquals(other.address(), tab.address());
    assertOnlyTheGame(tab, 2);
  }

  @ParameterizedTest
  @MethodSource("screens")
  void linkOfTheGameBelowIsShown(List<Event> screens) {
    TabOnJvm tab = TabOnJvm.at(NEW);
    tab.press("c3", "c4");
    String address = tab.address();
    Match match = tab.page().match();
    screens.stream().filter(event -> !(event instanceof StartEvent)).forEach(tab::happens);
    tab.type(address);
    assertEquals(match.id(), tab.page().shown().id());
    assertOnlyTheGame(tab, 2);
  }

  @ParameterizedTest
  @MethodSource("screens")
  void newGameIsShown(List<Event> screens) {
    TabOnJvm tab = at(screens);
    tab.type(NEW);
    assertOnlyTheGame(tab, 0);
  }
}
