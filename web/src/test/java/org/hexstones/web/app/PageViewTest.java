package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Moves;
import org.hexstones.game.Rng;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Html;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class PageViewTest {
  @Test
  void stonesFollowTheOrderOfColoursAndTurnsPass() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+players=3");
    assertEquals("white", page.value("data-turn"));
    page.press("e5", "e6");
    assertEquals("white", page.value("data-turn"));
    page.press("a5");
    assertEquals(List.of("white", "black", "red"), stones(page, "e5", "e6", "a5"));
    assertEquals("black", page.value("data-turn"));
    assertEquals("1", page.score("white"));
  }

  @Test
  void aPressIsAnsweredWithTheBoardAloneAtFirst() {
    PageOnJvm page = new PageOnJvm();
    page.draw();
    assertNull(page.drawBoard());
    page = PageOnJvm.at("#new=omega+hexhex:4");
    Event press = PageOnJvm.meaning(page.find("svg", "role", "grid"), "click", Input.cell("d4"));
    Element before = game(page.draw());
    page.happens(press);
    Element answer = page.drawBoard();
    assertNotNull(answer);
    Element cell = PageOnJvm.first(answer, e -> "d4".equals(e.attribute("data-cell")));
    assertNotNull(cell);
    assertEquals("white", cell.attribute("data-stone"));
    Element after = game(page.draw());
    for (int i = 0; i < before.children().size(); i++) {
      Element child = (Element) before.children().get(i);
      Element first = (Element) game(answer).children().get(i);
      if (child.key().equals("board-room")) {
        assertEquals(Html.write((Element) after.children().get(i)), Html.write(first));
      } else {
        assertSame(child, first);
      }
    }
  }

  @Test
  void aLargeBoardIsDrawnAFewCellsAtATime() {
    PageOnJvm page = PageOnJvm.at("#new=omega+rhombus:20");
    int before = 0;
    int drawings = 0;
    do {
      int drawn = cells(page.drawOnce());
      assertTrue(drawn - before <= 64, "cells drawn at once: " + (drawn - before));
      before = drawn;
      drawings++;
    } while (page.isUnfinished());
    assertEquals(400, before);
    assertEquals(7, drawings);
    page.happens(new BoardEvent.Press("a1"));
    assertEquals(400, cells(page.drawOnce()));
    assertFalse(page.isUnfinished());
  }

  @Test
  void aPressOnABoardThatIsPartlyDrawnShowsTheStone() {
    PageOnJvm page = PageOnJvm.at("#new=omega+rhombus:20");
    Element drawn = page.drawOnce();
    Element first = PageOnJvm.first(drawn, e -> e.attribute("data-cell") != null);
    assertNotNull(first);
    String cell = Objects.requireNonNull(first.attribute("data-cell"));
    page.happens(new BoardEvent.Press(cell));
    Element answer = Objects.requireNonNull(page.drawBoard());
    Element pressed = PageOnJvm.first(answer, e -> cell.equals(e.attribute("data-cell")));
    assertEquals("white", Objects.requireNonNull(pressed).attribute("data-stone"));
    assertEquals(400, cells(page.draw()));
  }

  @Test
  void anotherBoardShowsNothingOfTheOneBefore() {
    PageOnJvm page = PageOnJvm.at("#new=omega+rhombus:20");
    page.draw();
    page.happens(new Route.Start());
    page.happens(new StartEvent.SetBoard("rhombus:19"));
    page.happens(new StartEvent.Begin());
    assertTrue(cells(page.drawOnce()) <= 64);
    assertEquals(361, cells(page.draw()));
  }

  private static int cells(Element drawn) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(drawn, found, e -> e.attribute("data-cell") != null);
    return found.size();
  }

  private static Element game(Element page) {
    return Objects.requireNonNull(page.child("game"));
  }

  @Test
  void scoresAreProductsSaidOnceAtTheEnd() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    fill(page, new Rng(5));
    String winner = page.value("data-winner");
    assertNotNull(winner);
    assertNull(page.value("data-turn"));
    String text = PageOnJvm.text(page.draw());
    assertEquals("4×2 and 2 single stones", PageOnJvm.text(page.find("span", "class", "product")));
    assertFalse(text.contains(" = "), text);
    assertTrue(text.contains("Equal scores: White, Black. The colour that plays last"), text);
    for (String colour : List.of("white", "black")) {
      assertEquals(
          page.score(colour), page.find("output", "data-score", colour).attribute("data-value"));
    }
  }

  @Test
  void aNumberIsInGroupsButItsTextIsNot() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:8");
    fill(page, new Rng(2));
    Element score = page.find("output", "data-score", "white");
    assertTrue(score.children().size() > 1);
    // A line is broken between groups only.
    assertEquals("wbr", ((Element) score.children().get(1)).tag());
    assertEquals(score.attribute("data-value"), PageOnJvm.text(score));
  }

  @Test
  void sizesOfGroupsAreShownAtTheStart() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:10");
    page.press("j10", "a10", "b10", "c10", "j11");
    assertEquals("2", size(page, "j10"));
    page.happens(new ShellEvent.Resized(new Viewport(344, 460, 360, 740)));
    assertNull(size(page, "j10"));
    page.act("more");
    page.act("sizes");
    assertEquals("2", size(page, "j10"));
    page.happens(new ShellEvent.Resized(new Viewport(600, 600, 1000, 640)));
    page.act("sizes");
    assertNull(size(page, "j10"));
    page = PageOnJvm.at("#new=sunder+5");
    page.press("e5", "a5", "e6");
    assertNull(size(page, "e5"));
    page.act("more");
    assertEquals("false", page.find("button", "data-action", "sizes").attribute("aria-pressed"));
    page.act("sizes");
    assertEquals("2", size(page, "e5"));
    assertNull(size(page, "e6"));
    assertNull(size(page, "a5"));
  }

  private static @Nullable String size(PageOnJvm page, String cell) {
    Element size = PageOnJvm.first(page.find("g", "data-cell", cell), e -> e.tag().equals("text"));
    return size == null ? null : PageOnJvm.text(size);
  }

  @Test
  void theWinningGroupAndItsCutsAreShown() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+3");
    fill(page, new Rng(9));
    assertNotNull(page.value("data-winner"));
    List<Element> winning = new ArrayList<>();
    PageOnJvm.all(page.draw(), winning, e -> has(e, "winning"));
    List<Element> cut = new ArrayList<>();
    PageOnJvm.all(page.draw(), cut, e -> has(e, "cut"));
    assertEquals(19, winning.size() + cut.size());
    assertTrue(PageOnJvm.text(page.draw()).contains("no area with more than 9 cells"));
  }

  @Test
  void aBoardOfOneCellEndsWithoutCuts() {
    PageOnJvm page = PageOnJvm.at("#new=omny+triangle:1");
    page.press("a1");
    assertTrue(PageOnJvm.text(page.draw()).contains("That group leaves no other cells."));
  }

  @Test
  void swapsAreNamed() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+balance=pie");
    page.press("d4");
    page.happens(new MatchEvent.Choose(Moves.swap(0)));
    String said = PageOnJvm.text(page.find("p", "role", "status"));
    assertEquals("White to move. Player B: swaps with Player A. Black 36, White 37", said);
    String swapped = "Player B swapped colours. Player A plays White now.";
    assertTrue(PageOnJvm.text(page.draw()).contains(swapped), PageOnJvm.text(page.draw()));
    page.press("d5");
    assertFalse(PageOnJvm.text(page.draw()).contains(swapped));
  }

  @Test
  void theSwapSaysWhoWouldHoldWhatAndWhoWouldMove() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+players=3+pie=on");
    page.press("e5", "e6", "a5");
    Element swap = page.find("button", "data-action", "swap");
    assertEquals("A", swap.attribute("data-player"));
    String said = PageOnJvm.text(swap);
    assertTrue(said.startsWith("Swap with Player A, take White"), said);
    assertTrue(
        said.endsWith(". Player A: Black. Player B: White. Player C: Red. Red to move"), said);
    page.act("swap");
    assertEquals("red", page.value("data-turn"));
  }

  @Test
  void aKomiIsNamedAndASideChosen() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:4+balance=komi");
    Element typed = page.find("input", "data-input", "komi");
    page.happens(PageOnJvm.meaning(typed, "input", Input.value("2,5")));
    Element form = PageOnJvm.first(page.draw(), e -> e.tag().equals("form"));
    assertNotNull(form);
    page.happens(PageOnJvm.meaning(form, "submit", Input.press()));
    page.act("keep");
    assertEquals("black", page.value("data-turn"));
  }

  @Test
  void cellsTellWhatIsOnThem() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.press("c3", "a3");
    assertEquals("c3, white, group of 1", label(page, "c3"));
    page.press("c4", "e1", "d3");
    assertEquals("d3, white, group of 3", label(page, "d3"));
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    assertEquals("d3, ficha blanca, grupo de 3", label(page, "d3"));
    assertEquals("b2, libre", label(page, "b2"));
  }

  @Test
  void oneCellIsInTheOrderOfTabsAndKeysMoveIt() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3");
    page.key("Home", "c3");
    List<Element> stops = new ArrayList<>();
    PageOnJvm.all(
        page.draw(),
        stops,
        e -> e.attribute("data-cell") != null && "0".equals(e.attribute("tabindex")));
    assertEquals(1, stops.size());
    assertEquals("a3", stops.get(0).attribute("data-cell"));
    page.key("Enter", "a3");
    assertEquals("black", page.stone("a3"));
  }

  /** Every screen, in every language and both themes, can be drawn at every moment of a game. */
  @Test
  void everyScreenCanBeDrawn() {
    for (String hash :
        List.of(
            "#new=omega+triangle:6+players=4+pie=on",
            "#new=free-y+4,4,4,5,3,5+balance=12*",
            "#new=omny+rhombus:4+stars=a1,d4,b2+balance=komi%2Bpie+misere=on")) {
      PageOnJvm page = PageOnJvm.at(hash);
      Rng rng = new Rng(1);
      for (int i = 0; i < 100; i++) {
        page.happens(new SettingsEvent.SetLanguage(one(Language.values(), rng)));
        page.happens(new SettingsEvent.SetTheme(one(Theme.values(), rng)));
        page.happens(new SettingsEvent.Switch(Settings.Switch.SIZES, rng.below(2) == 0));
        page.happens(new Route.Open(one(Dialog.values(), rng)));
        page.draw();
        page.happens(new Route.Open(Dialog.NONE));
        randomMove(page, rng);
        if (rng.below(8) == 0) {
          page.happens(new MatchEvent.Undo());
        }
      }
      page.happens(new Route.Start());
      page.draw();
      page.act("continue");
      assertTrue(page.has("data-cell"));
    }
  }

  private static <T> T one(T[] several, Rng rng) {
    return List.of(several).get(rng.below(several.length));
  }

  private static List<String> stones(PageOnJvm page, String... cells) {
    List<String> stones = new ArrayList<>();
    for (String cell : cells) {
      stones.add(String.valueOf(page.stone(cell)));
    }
    return stones;
  }

  private static @Nullable String label(PageOnJvm page, String cell) {
    return page.find("g", "data-cell", cell).attribute("aria-label");
  }

  private static boolean has(Element element, String css) {
    String classes = element.attribute("class");
    return element.attribute("data-cell") != null
        && classes != null
        && List.of(classes.split(" ", -1)).contains(css);
  }

  private static void randomMove(PageOnJvm page, Rng rng) {
    List<Element> free = new ArrayList<>();
    PageOnJvm.all(
        page.draw(),
        free,
        e -> e.attribute("data-cell") != null && e.attribute("data-stone") == null);
    List<Element> others = new ArrayList<>();
    PageOnJvm.all(
        page.draw(),
        others,
        e -> List.of("swap", "keep").contains(String.valueOf(e.attribute("data-action"))));
    Element komi = PageOnJvm.first(page.draw(), e -> e.tag().equals("form"));
    if (komi != null) {
      page.happens(PageOnJvm.meaning(komi, "submit", Input.press()));
    } else if (!others.isEmpty() && rng.below(2) == 0) {
      page.happens(PageOnJvm.meaning(others.get(rng.below(others.size())), "click", Input.press()));
    } else if (!free.isEmpty()) {
      page.press(String.valueOf(free.get(rng.below(free.size())).attribute("data-cell")));
    }
  }

  private static void fill(PageOnJvm page, Rng rng) {
    while (page.value("data-winner") == null) {
      randomMove(page, rng);
    }
  }
}
