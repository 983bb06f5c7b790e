package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is done on the board before it is a move. */
final class BoardInputUpdateTest {
  private static void type(PageOnJvm page, String keys) {
    for (int i = 0; i < keys.length(); i++) {
      page.anyKey(keys.substring(i, i + 1), false);
    }
  }

  private static String said(PageOnJvm page) {
    return PageOnJvm.text(page.find("p", "role", "status"));
  }

  @Test
  void aCellsNameTypedPlacesThere() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    type(page, "e5");
    assertEquals("white", page.stone("e5"));
    type(page, "xd");
    assertEquals("d", page.model().play().input().typed());
    type(page, "4");
    assertEquals("black", page.stone("d4"));
    assertEquals("", page.model().play().input().typed());
  }

  @Test
  void aNameThatBeginsALongerOneWaitsForEnter() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:6");
    type(page, "f1");
    assertNull(page.stone("f1"));
    assertEquals("f1", said(page));
    page.anyKey("Enter", false);
    assertEquals("black", page.stone("f1"));
    type(page, "f1");
    page.anyKey("Backspace", false);
    assertEquals("f", page.model().play().input().typed());
    type(page, "10");
    assertEquals("white", page.stone("f10"));
    type(page, "f");
    page.anyKey("Escape", false);
    assertEquals("", page.model().play().input().typed());
  }

  @Test
  void aFingerOnASmallCellIsAskedBack() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    Element board = page.find("svg", "role", "grid");
    page.happens(PageOnJvm.meaning(board, "click", Input.cell("e5").unsurely()));
    assertNull(page.stone("e5"));
    assertEquals("e5", page.model().play().input().pending());
    board = page.find("svg", "role", "grid");
    page.happens(PageOnJvm.meaning(board, "click", Input.cell("d4").unsurely()));
    assertEquals("d4", page.model().play().input().pending());
    page.act("place");
    assertEquals("white", page.stone("d4"));
    assertEquals("", page.model().play().input().pending());
    board = page.find("svg", "role", "grid");
    page.happens(PageOnJvm.meaning(board, "click", Input.cell("e5").unsurely()));
    page.act("take-back");
    assertNull(page.stone("e5"));
    assertFalse(page.has("data-winner"));
  }

  @Test
  void onABoardWithoutNamesNoneIsAskedAbout() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:10");
    page.happens(new BoardInputEvent.Propose("j10"));
    assertEquals("j10Place", PageOnJvm.text(hand(page)));
    page.happens(new ShellEvent.Resized(new Viewport(344, 460, 360, 740)));
    assertFalse(PageOnJvm.text(hand(page)).contains("j10"), PageOnJvm.text(hand(page)));
    assertNotNull(
        PageOnJvm.first(hand(page), e -> "stone white".equals(e.attribute("class"))),
        "it shows the stone");
  }

  private static Element hand(PageOnJvm page) {
    Element hand = PageOnJvm.first(page.draw(), e -> "hand".equals(e.attribute("class")));
    assertNotNull(hand);
    return hand;
  }

  @Test
  void refusedMovesKeepTheFocus() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.press("e5");
    page.act("undo");
    Element undo = page.find("button", "data-action", "undo");
    assertNull(undo.attribute("disabled"));
    assertEquals("true", undo.attribute("aria-disabled"));
    assertNull(undo.happens("click", Input.press()));
    assertNull(page.find("button", "data-action", "redo").attribute("aria-disabled"));
  }

  @Test
  void lastStoneIsConfirmedOnRequest() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.happens(new SettingsEvent.Switch(Settings.Switch.CONFIRM, true));
    page.press("e5");
    assertEquals("white", page.stone("e5"));
    page.press("d5");
    assertNull(page.stone("d5"));
    page.press("f5");
    page.press("f5");
    assertEquals("black", page.stone("f5"));
  }

  @Test
  void enterAfterATypedNamePlacesNothingMore() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    type(page, "i2");
    assertEquals("white", page.stone("i2"));
    assertEquals("i2", page.model().session().focus());
    Element board = page.find("svg", "role", "grid");
    assertNull(board.happens("keydown", Input.key("Enter", "i2")));
    page.key("Enter", "e5");
    assertEquals("black", page.stone("e5"));
  }

  @Test
  void onlyControlKeysWorkWithoutSingleKeys() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.press("e5");
    page.happens(new SettingsEvent.Switch(Settings.Switch.NO_KEYS, true));
    type(page, "d5");
    page.anyKey("?", true);
    assertNull(page.stone("d5"));
    assertEquals(Dialog.NONE, page.model().session().dialog());
    page.control("z");
    assertNull(page.stone("e5"));
    page.control("y");
    assertEquals("white", page.stone("e5"));
    page.happens(new SettingsEvent.Switch(Settings.Switch.NO_KEYS, false));
    page.anyKey("?", true);
    assertEquals(Dialog.KEYS, page.model().session().dialog());
  }

  @Test
  void queriesAreReadOut() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.anyKey("L", true);
    assertEquals("No moves yet.", said(page));
    page.press("e5", "d5");
    assertTrue(said(page).startsWith("Black to move. black on d5"), said(page));
    page.anyKey("G", true);
    assertEquals("White: 1 single stone. Black: 1 single stone", said(page));
    page.anyKey("S", true);
    assertTrue(said(page).startsWith("White: score 1. "), said(page));
    page.key("ArrowRight", "d5");
    page.anyKey("F", true);
    assertTrue(said(page).startsWith("Around e5: "), said(page));
    assertFalse(said(page).contains("d5,"), said(page));
    page.press("a5");
    assertEquals(BoardInput.Reading.NOTHING, page.model().play().input().read());
  }

  /** As on French and Czech keyboards. */
  @Test
  void aDigitThatNeedsShiftNamesACell() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.anyKey("e", false);
    page.anyKey("5", true);
    assertEquals("white", page.stone("e5"));
  }

  /** Screen readers announce what changes. */
  @Test
  void repeatedQueryIsAnnouncedAgain() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.press("e5", "d5");
    for (String key : List.of("L", "G", "S", "F")) {
      page.anyKey(key, true);
      String before = said(page);
      String first = before;
      for (int time = 0; time < 3; time++) {
        page.anyKey(key, true);
        assertNotEquals(before, said(page));
        before = said(page);
      }
      page.anyKey(key, true);
      assertEquals(first, said(page), "short again");
    }
  }

  @Test
  void aLetterTypedAgainIsAnnouncedAgain() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.anyKey("e", false);
    assertEquals("e", said(page));
    page.anyKey("e", false);
    assertEquals("e\u00a0", said(page));
  }

  @Test
  void aRefusalThatRepeatsIsAnnouncedAgain() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.press("e5", "e5");
    String first = PageOnJvm.text(page.find("div", "role", "alert"));
    page.press("e5");
    String second = PageOnJvm.text(page.find("div", "role", "alert"));
    assertEquals(first + "\u00a0", second);
    page.press("e5");
    assertEquals(first, PageOnJvm.text(page.find("div", "role", "alert")));
  }

  @Test
  void typedNumbersAreShown() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.press("e5", "a5");
    page.happens(new BoardInputEvent.Aim("e6"));
    assertTrue(PageOnJvm.text(page.draw()).contains("→ 2"));
    page.happens(new BoardInputEvent.Aim("a6"));
    assertFalse(PageOnJvm.text(page.draw()).contains("→"));
    assertEquals("1", page.score("white"));
  }

  /** White has groups of 3 and 4 with one cell between them. */
  private static PageOnJvm beforeAJoin(String more) {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5" + more);
    String[] white = {"a5", "b5", "c5", "e5", "f5", "g5", "h5"};
    String[] others = {
      "a9", "c9", "e9", "b7", "d7", "f7", "a7", "e1", "g1", "i1", "f3", "h3", "d3", "i3"
    };
    int next = 0;
    boolean three = more.contains("players=3");
    for (String cell : white) {
      page.press(cell, others[next++]);
      if (three) {
        page.press(others[next++]);
      }
    }
    return page;
  }

  @Test
  void theSizesThatAStoneWouldJoinFlowTogether() {
    for (String more : List.of("", "+players=3")) {
      PageOnJvm page = beforeAJoin(more);
      assertNull(joining(page));
      page.happens(new BoardInputEvent.Aim("d5"));
      Element joining = joining(page);
      assertNotNull(joining);
      List<Element> flowing = new ArrayList<>();
      PageOnJvm.all(joining, flowing, e -> "flowing stone white".equals(e.attribute("class")));
      assertEquals(List.of("3", "4"), flowing.stream().map(PageOnJvm::text).sorted().toList());
      Element ghost =
          PageOnJvm.first(joining, e -> "stone white ghost".equals(e.attribute("class")));
      assertNotNull(ghost);
      assertEquals("8", PageOnJvm.text(ghost));
      String said = PageOnJvm.text(page.draw());
      assertTrue(said.contains("4 × 3 → 8") || said.contains("3 × 4 → 8"), said);
      assertTrue(said.contains("12→ 8"), said);
      page.happens(new BoardInputEvent.Aim("i9"));
      assertNull(joining(page), "a group of its own");
    }
  }

  @Test
  void aFingerThatIsHeldLooksAndPlacesNothing() {
    PageOnJvm page = beforeAJoin("");
    page.happens(PageOnJvm.meaning(board(page), "mouseover", Input.cell("d5")));
    assertNotNull(joining(page));
    page.happens(PageOnJvm.meaning(board(page), "mouseover", Input.cell("d5").unsurely()));
    page.happens(PageOnJvm.meaning(board(page), "mouseleave", Input.cell("")));
    assertNull(page.stone("d5"));
    assertEquals("d5Place", PageOnJvm.text(hand(page)));
    assertNotNull(joining(page), "while the stone waits");
    page.act("take-back");
    assertNull(joining(page));
  }

  private static Element board(PageOnJvm page) {
    return page.find("svg", "role", "grid");
  }

  private static @Nullable Element joining(PageOnJvm page) {
    return PageOnJvm.first(
        page.draw(), e -> String.valueOf(e.attribute("class")).startsWith("joining"));
  }
}
