package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** What the rules make of a position, on the board and in words. */
final class RulesOverlayTest {
  private static String label(AnalysisOnJvm board, String cell) {
    return String.valueOf(board.find("data-cell", cell).attribute("aria-label"));
  }

  private static String note(AnalysisOnJvm board, String cell) {
    List<Element> notes = new ArrayList<>();
    PageOnJvm.all(
        board.find("data-cell", cell),
        notes,
        e -> String.valueOf(e.attribute("class")).startsWith("note"));
    return notes.isEmpty() ? "" : PageOnJvm.text(notes.get(0));
  }

  private static List<String> rows(AnalysisOnJvm board) {
    List<String> rows = new ArrayList<>();
    for (Element row : board.all(e -> e.tag().equals("tr"))) {
      List<Element> cells = new ArrayList<>();
      PageOnJvm.all(row, cells, e -> e.tag().equals("td"));
      List<String> texts = new ArrayList<>();
      cells.forEach(cell -> texts.add(PageOnJvm.text(cell)));
      rows.add(String.join(" | ", texts));
    }
    return rows;
  }

  /** White a3 and c3, black b4: white b3 joins both, black b3 makes two of one. */
  @Test
  void factorsOfOmega() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:3");
    board.press("a3", "e3", "c3", "b4");
    assertEquals("", note(board, "b3"));
    board.act("outlook-0");
    assertEquals("×3", note(board, "b3"));
    assertTrue(label(board, "b3").contains("1 + 1"), label(board, "b3"));
    assertTrue(label(board, "b3").contains("1 becomes 3"), label(board, "b3"));
    assertEquals("", note(board, "a3"));
    assertTrue(rows(board).contains("1 + 1 | ×3 = 3 | b3"), rows(board).toString());
    String words = PageOnJvm.text(board.find("class", "outlook"));
    assertTrue(words.contains("Rounds left: 3"), words);
    assertTrue(words.contains("White: 2 single stones = 1"), words);
    board.act("outlook-1");
    assertEquals("×2", note(board, "b3"));
    board.act("outlook-off");
    assertEquals("", note(board, "b3"));
    assertTrue(rows(board).isEmpty());
  }

  /** Joining two groups of three makes seven of nine. */
  @Test
  void fallsOfTheProductAreMarked() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:4");
    board.press("d1", "a4", "d2", "a6", "d3", "b7", "d5", "g1", "d6", "g3", "d7", "e6");
    board.act("outlook-0");
    assertEquals("×0.78", note(board, "d4"));
    assertTrue(String.valueOf(board.find("data-cell", "d4").attribute("class")).contains("falls"));
    assertTrue(rows(board).contains("3 + 3 | ×0.78 = 7 | d4"), rows(board).toString());
  }

  @Test
  void cutsOfOmny() {
    AnalysisOnJvm board = AnalysisOnJvm.at("sunder 3");
    board.press("c3");
    board.act("outlook-1");
    String words = PageOnJvm.text(board.find("class", "outlook"));
    assertTrue(words.contains("Black: best group of 1"), words);
    assertTrue(words.contains("White: no group yet."), words);
    assertTrue(words.contains("No single stone breaks it."), words);
    assertEquals("", note(board, "c2"), "takes only the star that it lies on");
    board.press("a3", "c2", "a4", "c4", "a5", "c1");
    assertEquals("7", note(board, "c5"));
    assertTrue(label(board, "c5").endsWith("wins"), label(board, "c5"));
    words = PageOnJvm.text(board.find("class", "outlook"));
    assertTrue(words.contains("c5 (wins)"), words);
    board.act("outlook-0");
    assertEquals("", note(board, "c5"));
  }

  /** When somebody has won, the group and its cuts are on the board, and nothing more is sought. */
  @Test
  void theProofOfOmny() {
    AnalysisOnJvm board = AnalysisOnJvm.at("sunder 3");
    board.press("c3", "a3", "c2", "a4", "c4", "a5", "c1", "b5", "c5");
    board.act("outlook-0");
    assertTrue(
        String.valueOf(board.find("data-cell", "c1").attribute("class")).contains("winning"));
    assertEquals("", note(board, "b2"));
  }

  /** What the turn on the board did, the largest change first. */
  @Test
  void effectOfATurnIsReadOutOnRequest() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:4");
    board.press("d1", "a4", "d2", "a6", "d3", "b7", "d5", "g1", "d6", "g3", "d7", "e6", "d4", "a5");
    assertTrue(explained(board).isEmpty());
    board.act("outlook-0");
    assertEquals(
        "a5: joins Black’s groups of 1 + 1. Black’s score goes from 1 to 3."
            + " d4: joins White’s groups of 3 + 3. White’s score goes from 9 to 7.",
        explained(board));
    board.act("back");
    assertEquals(
        "d4: joins White’s groups of 3 + 3. White’s score goes from 9 to 7.", explained(board));
    board.act("begin");
    assertTrue(explained(board).isEmpty());
    AnalysisOnJvm other = AnalysisOnJvm.at("sunder 3");
    other.press("c3");
    other.act("outlook-1");
    assertEquals("", explained(other), "it takes no more than its own cell");
  }

  private static String explained(AnalysisOnJvm board) {
    List<String> said = new ArrayList<>();
    for (Element one : board.all(e -> "explained".equals(e.attribute("class")))) {
      said.add(PageOnJvm.text(one));
    }
    return String.join(" ", said);
  }

  @Test
  void joiningTheLargestGroupsIsCalledSo() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:4");
    board.press("d1", "a6", "d2", "b7", "d4", "g1", "d5", "g3", "a4", "e6", "d3", "f5");
    board.act("outlook-0");
    assertTrue(
        explained(board)
            .endsWith("d3: joins White’s largest groups, 2 + 2. White’s score goes from 4 to 5."),
        explained(board));
  }
}
