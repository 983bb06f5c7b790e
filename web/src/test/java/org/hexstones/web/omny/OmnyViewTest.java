package org.hexstones.web.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the page tells of OMNY and its presets. */
final class OmnyViewTest {
  private static String css(Element element) {
    return Objects.requireNonNullElse(element.attribute("class"), "");
  }

  private static boolean is(Element element, String name) {
    return (" " + css(element) + " ").contains(" " + name + " ");
  }

  private static String aim(PageOnJvm page) {
    Element aim = PageOnJvm.first(page.draw(), e -> is(e, "aim"));
    return aim == null ? "" : PageOnJvm.text(aim);
  }

  @ParameterizedTest
  @CsvSource({
    "sunder+5, more than half of all cells",
    "y+8, Join all three sides",
    "gyre+5, more than half of the stars",
    "'free-y+4,4,4,5,3,5', more than half of the stars",
    "gyre+5+komi=2, over your limit",
    "sunder+5+misere=on, 'over your limit, you lose'"
  })
  void theAimStandsBesideTheBoard(String game, String aim) {
    PageOnJvm page = PageOnJvm.at("#new=" + game);
    assertTrue(aim(page).contains(aim), aim(page));
  }

  private static String score(PageOnJvm page, String colour) {
    return page.score(colour)
        + " "
        + page.find("output", "data-score", colour).attribute("aria-label");
  }

  @Test
  void aScoreSaysWhatItMeans() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+5+seats=person,person");
    assertEquals("61 61 cells in the largest area; wins with 30 or fewer", score(page, "black"));
    String said = PageOnJvm.text(page.draw());
    assertTrue(said.contains("cells in the largest area; wins with 30 or fewer"), said);
    PageOnJvm misere = PageOnJvm.at("#new=sunder+5+misere=on");
    assertTrue(score(misere, "white").endsWith("loses at 30 or fewer"), score(misere, "white"));
  }

  /** The number of cells' sides at the rim that are drawn as reached by a colour. */
  private static int reached(PageOnJvm page, String colour) {
    Element drawn = PageOnJvm.first(page.draw(), e -> is(e, "reached") && is(e, colour));
    if (drawn == null) {
      return 0;
    }
    Element path = Objects.requireNonNull(PageOnJvm.first(drawn, e -> e.attribute("d") != null));
    return (int) Objects.requireNonNull(path.attribute("d")).chars().filter(c -> c == 'M').count();
  }

  /** Four cells with two sides each at a side of the board; both colours share what both reach. */
  @Test
  void sidesThatYReachesAreMarkedOnTheRim() {
    PageOnJvm page = PageOnJvm.at("#new=y+4+seats=person,person");
    assertEquals(0, reached(page, "black"));
    page.press("a1");
    assertEquals(16, reached(page, "black"), "two sides at a corner");
    page.press("b2");
    assertEquals(0, reached(page, "white"), "in the middle");
    page.press("a3");
    page.press("a2");
    assertEquals(12, reached(page, "black"), "one shared");
    assertEquals(4, reached(page, "white"), "one shared");
    assertEquals(0, reached(PageOnJvm.at("#new=sunder+4"), "black"));
  }

  /** A corner of Y belongs to two sides. */
  @Test
  void sidesThatYReachesAreCounted() {
    PageOnJvm page = PageOnJvm.at("#new=y+5+seats=person,person");
    assertEquals("0 one group reaches 0 of 3 sides", score(page, "black"));
    page.press("a1", "c3");
    assertEquals("2 one group reaches 2 of 3 sides", score(page, "black"));
    assertEquals("1 one group reaches 1 of 3 sides", score(page, "white"));
    String said = PageOnJvm.text(page.draw());
    assertTrue(said.contains("of 3 sides reached by one group"), said);
    assertFalse(said.contains("largest area"), said);
  }

  private static List<String> named(PageOnJvm page, String name) {
    List<Element> cells = new ArrayList<>();
    PageOnJvm.all(page.draw(), cells, e -> is(e, name));
    return cells.stream().map(e -> e.attribute("data-cell")).filter(Objects::nonNull).toList();
  }

  /** The style sheet shows it when the score, which has the same number, is pressed. */
  @Test
  void theCutOfAScoreIsNamedOnTheBoard() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+seats=person,person");
    assertEquals(List.of(), named(page, "cut-of-1"));
    page.press("c2", "g1", "c3", "g2", "c4", "g3", "c5", "g4", "c6", "f5", "c7");
    assertEquals(6, named(page, "best-of-1").size());
    assertEquals(22, named(page, "cut-of-1").size());
    assertTrue(page.score("black").startsWith("22"));
    assertFalse(named(page, "cut-of-1").contains("a4"));
    assertEquals(5, named(page, "best-of-0").size());
    Element shows = PageOnJvm.first(page.draw(), e -> is(e, "shows-1"));
    assertNotNull(shows);
    assertEquals("-1", shows.attribute("tabindex"));
  }

  @Test
  void sundersPictureIsAllStars() {
    PageOnJvm page = new PageOnJvm();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-game", "sunder"), "click", Input.press()));
    page.options();
    Element preview = PageOnJvm.first(page.draw(), e -> is(e, "preview"));
    assertNotNull(preview);
    Element plain = PageOnJvm.first(preview, e -> is(e, "plain"));
    assertNotNull(plain);
    assertEquals("", plain.attribute("d"));
    PageOnJvm board = PageOnJvm.at("#new=sunder+5");
    assertNotNull(PageOnJvm.first(board.draw(), e -> is(e, "all-stars")));
    // Stones keep their marks, so no cell has a sign.
    assertNull(PageOnJvm.first(board.draw(), e -> is(e, "star")));
  }
}
