package org.hexstones.web.ui.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.hexstones.web.analysis.AnalysisOnJvm;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** Cells are typed and asked about wherever there is a board. */
final class BoardKeysTest {
  private static void type(PageOnJvm page, String name) {
    for (int i = 0; i < name.length(); i++) {
      page.anyKey(name.substring(i, i + 1), false);
    }
  }

  private static String said(PageOnJvm page) {
    return PageOnJvm.text(page.find("p", "class", "unseen"));
  }

  /** What is asked is answered, without a move of the focus, until something changes. */
  private static void asks(PageOnJvm page, String cell) {
    String focus = page.model().session().focus();
    page.anyKey("R", true);
    assertTrue(said(page).startsWith(cell + " "), said(page));
    assertEquals(focus, page.model().session().focus());
    page.anyKey("G", true);
    assertTrue(said(page).contains("White: "), said(page));
  }

  @Test
  void aTypedNameBeginsTheGameAtHome() {
    PageOnJvm page = new PageOnJvm();
    page.anyKey("F", true);
    assertTrue(said(page).startsWith("Around e5"), said(page));
    page.anyKey("I", true);
    assertTrue(said(page).contains("Your turn"), said(page));
    type(page, "e5");
    assertEquals("white", page.stone("e5"));
    assertEquals(1, page.shown().cursor());
    assertEquals("e5", page.model().session().focus());
    asks(page, "e5");
  }

  @Test
  void lessonsTakeTypedNames() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.Lesson("omega"));
    page.happens(
        new LessonEvent.Came(
            Language.ENGLISH, GuideFilesForTest.read("plan"), GuideFilesForTest.read("en")));
    type(page, "d4");
    assertEquals("white", page.stone("d4"));
    assertTrue(said(page).startsWith("white on d4. "), said(page));
    asks(page, "d4");
    type(page, "d");
    assertEquals("d", said(page));
    type(page, "5");
    assertEquals("black", page.stone("d5"));
    assertTrue(said(page).startsWith("black on d5. "), "what was asked is over: " + said(page));
  }

  @Test
  void puzzlesTakeTypedNames() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.Puzzle(17));
    page.happens(new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), 20_000, ""));
    String task = said(page);
    page.anyKey("G", true);
    assertNotEquals(task, said(page));
    page.anyKey("I", true);
    assertEquals(task, said(page).replace("\u00a0", ""));
    Element cell =
        PageOnJvm.first(
            page.draw(),
            e -> e.attribute("data-cell") != null && e.attribute("data-stone") == null);
    String free = String.valueOf(Objects.requireNonNull(cell).attribute("data-cell"));
    type(page, free);
    assertTrue(said(page).contains(" on " + free), said(page));
  }

  @Test
  void editorsTakeTypedNames() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(new StartEvent.SetBoard("hexhex:4"));
    page.act("set-up");
    type(page, "d4");
    assertEquals("white", page.stone("d4"));
    asks(page, "d4");
    page.anyKey("L", true);
    assertEquals("No moves yet.", said(page));
    PageOnJvm drawing = PageOnJvm.withOptions();
    drawing.act("draw-board");
    type(drawing, "e5");
    assertEquals("e5", drawing.model().session().focus());
    drawing.anyKey("C", true);
    assertTrue(said(drawing).startsWith("e5 "), said(drawing));
  }

  @Test
  void theAnalysisBoardTakesTypedNames() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.key("c");
    board.key("3");
    assertEquals(1, board.study().at().depth());
    assertEquals("c3", board.model().session().focus());
    board.shift("G");
    String said = PageOnJvm.text(board.find("class", "unseen"));
    assertTrue(said.contains("1 single"), said);
    board.shift("ArrowLeft");
    assertTrue(board.study().at().isRoot());
    assertNotEquals(said, PageOnJvm.text(board.find("class", "unseen")));
  }

  @Test
  void anothersTurnIsLookedAt() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=computer,person");
    assertFalse(page.shown().isEmpty() && page.model().play().thinking() == null);
    type(page, "d4");
    assertNull(page.stone("d4"));
    assertEquals("d4", page.model().session().focus());
  }
}
