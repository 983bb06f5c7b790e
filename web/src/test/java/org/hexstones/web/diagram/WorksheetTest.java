package org.hexstones.web.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.vdom.Xml;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** A worksheet has as many boards on a sheet as was chosen, and the solutions at the end. */
final class WorksheetTest {
  private static final Worksheet.Words WORDS =
      new Worksheet.Words("Puzzles of the week, for those who stay longer", "Name", "Solutions");

  private static final String TEXT =
      "White to place a white stone, then a black stone, and end as far ahead as possible.";

  private static List<Worksheet.Task> tasks(int count, boolean solved) {
    Turns turns = DiagramTest.random("omega hexhex:5");
    List<Worksheet.Task> tasks = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      tasks.add(
          new Worksheet.Task(
              DiagramTest.view(turns),
              "Puzzle " + i,
              TEXT,
              Moment.after(turns, i, 0, false),
              List.of(new Mark(Mark.Kind.RING, "e5", "")),
              solved ? Moment.after(turns, i + 1, 0, true) : null,
              solved ? "d4 (white), d5 (black)" : ""));
    }
    return tasks;
  }

  private static List<Document> sheets(int tasks, boolean solved, int perSheet) throws Exception {
    List<Document> sheets = new ArrayList<>();
    for (var sheet : Worksheet.sheets(WORDS, tasks(tasks, solved), perSheet)) {
      String text = Xml.write(sheet);
      Path folder = Files.createDirectories(Path.of("target/worksheets"));
      Files.writeString(folder.resolve(perSheet + "-" + sheets.size() + ".svg"), text);
      sheets.add(DiagramTest.read(text));
    }
    return sheets;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void solutionsAreOnTheLastSheet(int perSheet) throws Exception {
    List<Document> sheets = sheets(12, true, perSheet);
    assertEquals(12 / perSheet + 1, sheets.size());
    int number = 0;
    for (Document sheet : sheets.subList(0, sheets.size() - 1)) {
      List<Element> names = DiagramTest.parts(sheet, "task");
      assertEquals(perSheet, names.size());
      for (Element name : names) {
        assertEquals("Puzzle " + ++number, name.getTextContent());
      }
      assertEquals(1, DiagramTest.parts(sheet, "name").size());
    }
    Document last = sheets.get(sheets.size() - 1);
    assertEquals("Solutions", DiagramTest.parts(last, "title").get(0).getTextContent());
    assertEquals(12, DiagramTest.parts(last, "task").size());
    assertEquals(24, DiagramTest.parts(last, "last").size(), "two ringed stones each");
    assertEquals(perSheet, marks(sheets.get(0)));
    assertEquals(0, marks(last));
  }

  private static int marks(Document sheet) {
    return DiagramTest.all(sheet, element -> element.hasAttribute("data-mark")).size();
  }

  @Test
  void tasksWithoutSolutionsHaveNoSheetOfThem() throws Exception {
    assertEquals(2, sheets(5, false, 4).size());
    assertEquals(List.of(), sheets(0, false, 4));
    assertEquals(2 + 2, sheets(13 - 1 + 1, true, 6).size() - 1);
  }

  /** Nothing lies on a board or beyond the sheet. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void textStandsAboveItsBoard(int perSheet) throws Exception {
    for (Document sheet : sheets(12, true, perSheet)) {
      List<Element> boards =
          DiagramTest.all(
              sheet,
              element ->
                  element.hasAttribute("x")
                      && element.getTagName().equals("svg")
                      && element.getParentNode() == sheet.getDocumentElement());
      for (Element board : boards) {
        int x = number(board, "x");
        int y = number(board, "y");
        assertTrue(x >= 150 && x + number(board, "width") <= 2100 - 150);
        assertTrue(y + number(board, "height") <= 2970 - 150 + 1);
        assertTrue(number(board, "height") > 400, "height " + number(board, "height"));
      }
    }
  }

  private static int number(Element element, String name) {
    return Integer.parseInt(element.getAttribute(name));
  }

  /** However long it is, nothing of it is left out. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Puzzles of the week",
        "Puzzles of the week, for those who stay a little longer than all of the others do",
        "今週の問題、もう少し長く残る人のための、とても長い題名の問題プリント、その第一回から第三回までのまとめと解説、そして次の週のための準備の問題をいくつか含むもの。",
        "Aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhh"
      })
  void wholeTitleStandsInTwoLines(String title) throws Exception {
    Worksheet.Words words = new Worksheet.Words(title, "Name", "Solutions");
    Document sheet =
        DiagramTest.read(Xml.write(Worksheet.sheets(words, tasks(1, false), 2).get(0)));
    List<Element> lines = DiagramTest.parts(sheet, "title");
    StringBuilder read = new StringBuilder();
    for (Element line : lines) {
      read.append(line.getTextContent());
      int letters = number(line, "font-size");
      assertTrue(Wrapped.width(line.getTextContent()) * letters / 100 <= 900);
    }
    assertTrue(lines.size() <= 2, lines.size() + " lines");
    assertEquals(title.replace(" ", ""), read.toString().replace(" ", ""));
  }

  @Test
  void linesBeginAndEndWithWords() {
    assertEquals(List.of("一二", "三。四"), Wrapped.lines("一二三。四", 300));
    assertEquals(List.of("一二", "（三四", "五）"), Wrapped.lines("一二（三四五）", 300));
    assertEquals(List.of("一二", "𠮷𠮷", "𠮷"), Wrapped.lines("一二𠮷𠮷𠮷", 250));
  }

  @Test
  void longTextIsBrokenIntoLines() {
    assertEquals(List.of("one two", "three"), Wrapped.lines("one two three", 500));
    assertEquals(List.of("一二三", "四五"), Wrapped.lines("一二三四五", 300));
    assertEquals(List.of(""), Wrapped.lines("", 300));
    assertEquals(List.of("unbreakable"), Wrapped.lines("unbreakable", 100));
  }
}
