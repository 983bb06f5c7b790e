package org.hexstones.web.analysis.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.RandomPlay;
import org.hexstones.notation.link.Links;
import org.hexstones.notation.link.Mark;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.AnalysisEvent;
import org.hexstones.web.analysis.AnalysisOnJvm;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.diagram.Diagram;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A teacher makes diagrams, films and worksheets on the analysis board. */
final class PaperTest {
  private AnalysisOnJvm board = new AnalysisOnJvm();

  @BeforeEach
  void openGame() {
    Play play = RandomPlay.of(Games.ALL.setup("omega hexhex:4").orThrow(), Integer.MAX_VALUE, 7);
    GameRecord record = GameRecord.of(play.setup(), play.start(), play.moves());
    board = AnalysisOnJvm.atLink(Links.write(record));
    board.happens(new PaperEvent.OpenDiagram());
  }

  private Paper paper() {
    return board.model().paper();
  }

  private void type(String field, String value) {
    letters(field, value);
    happens(field, "change", Input.value(value));
  }

  /** Types without leaving the field. */
  private void letters(String field, String value) {
    happens(field, "input", Input.value(value));
  }

  private String shown(String field) {
    return String.valueOf(board.find("data-input", field).attribute("value"));
  }

  private String status() {
    return PageOnJvm.text(board.find("data-marked", ""));
  }

  private void happens(String field, String type, Input input) {
    Event event = board.find("data-input", field).happens(type, input);
    if (event != null) {
      board.happens(event);
    }
  }

  private void choose(String attribute, String value) {
    board.happens(PageOnJvm.meaning(board.find(attribute, value), "click", Input.press()));
  }

  private void pressCell(String cell) {
    board.happens(PageOnJvm.meaning(board.find("data-preview", ""), "click", Input.cell(cell)));
  }

  private List<String> marks() {
    List<String> marks = new ArrayList<>();
    for (Element mark : board.all(e -> e.attribute("data-mark") != null)) {
      marks.add(mark.attribute("data-mark") + " " + mark.attribute("data-spot"));
    }
    return marks;
  }

  private <E extends Effect> E effect(Class<E> type) {
    for (Effect effect : board.effects()) {
      if (type.isInstance(effect)) {
        return type.cast(effect);
      }
    }
    throw new AssertionError("no " + type);
  }

  private int count(Predicate<Element> wanted) {
    Element preview = board.find("data-preview", "");
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(preview, found, wanted);
    return found.size();
  }

  @Test
  void previewFollowsTheFields() {
    type("diagram-turn", "6");
    assertEquals(12, count(e -> e.attribute("data-stone") != null));
    assertEquals(2, count(e -> "last".equals(e.attribute("data-part"))));
    type("diagram-from", "4");
    assertEquals(6, count(e -> "number".equals(e.attribute("data-part"))));
    type("diagram-turn", "9999");
    assertEquals(18, paper().form().turn());
    choose("data-unit", "MM");
    assertEquals(80, paper().form().width());
    type("diagram-width", "5");
    assertEquals(Diagram.Unit.MM.least(), paper().form().width());
  }

  /** Something may be drawn while a person types. */
  @Test
  void typedTextStaysWhileItIsTyped() {
    letters("diagram-width", "6");
    assertEquals("6", shown("diagram-width"));
    letters("diagram-width", "");
    assertEquals("", shown("diagram-width"));
    letters("diagram-width", "640");
    assertEquals(640, paper().form().width());
    type("diagram-width", "6");
    assertEquals("100", shown("diagram-width"));
    letters("diagram-caption", "");
    assertEquals("", shown("diagram-caption"));
    letters("diagram-caption", "A double ");
    assertEquals("A double ", shown("diagram-caption"));
    type("film-from", "4");
    letters("film-to", "1");
    letters("film-to", "12");
    assertEquals(4, paper().film().first());
    assertEquals(12, paper().film().last());
    board.act("worksheet");
    letters("sheet-title", "");
    assertEquals("", shown("sheet-title"));
  }

  /** The field for the first number may be ahead of the turn that is shown. */
  @Test
  void firstNumberStaysAtAnEarlierTurn() {
    type("diagram-turn", "9");
    type("diagram-from", "4");
    type("diagram-turn", "2");
    assertEquals("4", shown("diagram-from"));
    type("diagram-turn", "9");
    assertEquals(12, count(e -> "number".equals(e.attribute("data-part"))));
  }

  @Test
  void cellsAreReadFromAnyKeyboard() {
    for (String cell : List.of("D4", "ｄ５", " e4 ")) {
      type("mark-cell", cell);
      assertEquals("", shown("mark-cell"));
    }
    assertEquals(List.of("RING d4", "RING d5", "RING e4"), marks());
  }

  @Test
  void marksAreReported() {
    type("diagram-turn", "6");
    choose("data-mark-tool", "LETTER");
    type("mark-cell", "d4");
    assertEquals("A on d4", status());
    type("mark-cell", "z99");
    assertEquals("There is no cell z99 on this board: choose another.", status());
    assertEquals("z99", shown("mark-cell"));
    choose("data-mark-tool", "ARROW");
    pressCell("a4");
    assertEquals("a4 →", status());
    pressCell("d5");
    assertEquals("Arrow a4 → d5", status());
    assertEquals(
        "Preview: Turn 6, A on d4, Arrow a4 → d5",
        board.find("data-preview", "").attribute("aria-label"));
    choose("data-mark-tool", "ERASER");
    pressCell("d4");
    assertEquals("Mark removed from d4", status());
    assertEquals(List.of("ARROW a4"), marks());
  }

  @Test
  void marksAreOfTheirTurn() {
    type("diagram-turn", "6");
    pressCell("d4");
    choose("data-mark-tool", "LETTER");
    pressCell("a4");
    pressCell("c4");
    choose("data-mark-tool", "ARROW");
    pressCell("a4");
    pressCell("d5");
    assertEquals(List.of("RING d4", "LETTER a4", "LETTER c4", "ARROW a4"), marks());
    type("diagram-turn", "7");
    assertEquals(List.of(), marks());
    type("diagram-turn", "6");
    choose("data-mark-tool", "ERASER");
    pressCell("a4");
    assertEquals(List.of("RING d4", "LETTER c4"), marks());
    choose("data-mark-tool", "RING");
    pressCell("d4");
    pressCell("");
    type("mark-cell", "z99");
    assertEquals(List.of("LETTER c4"), marks());
    type("mark-cell", "d4");
    assertEquals(List.of("LETTER c4", "RING d4"), marks());
  }

  @Test
  void lettersRunOut() {
    Marking marking = Marking.NONE.with(Mark.Kind.LETTER);
    for (int i = 1; i <= 30; i++) {
      marking = marking.pressed(1, "c" + i);
    }
    assertEquals(26, marking.on(1).size());
    assertEquals("Z", marking.on(1).get(25).more());
  }

  @Test
  void oneDiagramIsOneFile() {
    type("diagram-turn", "5");
    type("diagram-caption", "The double threat");
    board.act("save-svg");
    PaperEffect.Save svg = effect(PaperEffect.Save.class);
    assertEquals(1, svg.pictures().size());
    assertEquals("omega-5", svg.pictures().get(0).name());
    assertTrue(svg.pictures().get(0).svg().contains(">The double threat</text>"));
    assertTrue(svg.pictures().get(0).svg().contains("<metadata id=\"hexstones\">hexstones 1"));
    choose("data-unit", "MM");
    board.act("save-png");
    Picture png = effect(PaperEffect.Save.class).pictures().get(0);
    assertTrue(png.svg().contains("width=\"945\""));
    assertTrue(png.forPaper());
  }

  /** The second diagram begins with the turn after that of the first. */
  @Test
  void tickedTurnsAreSavedTogether() {
    type("diagram-turn", "9");
    type("diagram-from", "1");
    for (int turn : List.of(9, 3, 6)) {
      board.happens(new PaperEvent.Tick(turn, true));
    }
    board.happens(new PaperEvent.Tick(6, false));
    board.act("save-all-svg");
    List<Picture> pictures = effect(PaperEffect.Save.class).pictures();
    assertEquals(List.of("omega-3", "omega-9"), pictures.stream().map(Picture::name).toList());
    assertEquals(6, numbers(pictures.get(0)));
    assertEquals(12, numbers(pictures.get(1)));
  }

  /** A ticked turn before the first number does not move it. */
  @Test
  void numbersBeginWhereTheyWereWanted() {
    type("diagram-turn", "9");
    type("diagram-from", "4");
    board.happens(new PaperEvent.Tick(2, true));
    board.happens(new PaperEvent.Tick(9, true));
    board.act("save-all-svg");
    assertEquals(12, numbers(effect(PaperEffect.Save.class).pictures().get(1)));
  }

  private static int numbers(Picture picture) {
    return picture.svg().split("data-part=\"number\"", -1).length - 1;
  }

  @Test
  void diagramBeginsWithTheMarksOfTheLink() {
    board.open(Links.write(board.study().record()));
    Mark ring = new Mark(Mark.Kind.RING, "d4", "");
    board.happens(new TreeEvent.GoTo(NodePath.main(4)));
    board.happens(new AnalysisEvent.Marks(4, List.of(ring)));
    board.happens(new PaperEvent.OpenDiagram());
    assertEquals(List.of(ring), paper().marking().on(2));
    pressCell("c4");
    board.happens(new PaperEvent.OpenDiagram());
    assertEquals(List.of(ring, new Mark(Mark.Kind.RING, "c4", "")), paper().marking().on(2));
  }

  @Test
  void anotherLineForgetsWhatWasMarked() {
    pressCell("d4");
    board.happens(new PaperEvent.Tick(3, true));
    board.happens(new PaperEvent.OpenDiagram());
    assertEquals(1, marks().size());
    board.open(Links.write(GameRecord.of(Games.ALL.setup("y 5").orThrow())));
    board.happens(new PaperEvent.OpenDiagram());
    assertEquals(List.of(), marks());
    assertEquals(List.of(), paper().ticked());
  }

  /** Both games have no moves. */
  @Test
  void anotherBoardForgetsWhatWasMarked() {
    board.open(Links.write(GameRecord.of(Games.ALL.setup("y 5").orThrow())));
    board.happens(new PaperEvent.OpenDiagram());
    pressCell("c3");
    assertEquals(List.of("RING c3"), marks());
    board.open(Links.write(GameRecord.of(Games.ALL.setup("y 6").orThrow())));
    board.happens(new PaperEvent.OpenDiagram());
    assertEquals(List.of(), marks());
  }

  @Test
  void anotherMoveKeepsWhatWasMarked() {
    GameRecord whole = board.study().record();
    board.open(Links.write(upTo(whole, 20)));
    board.happens(new PaperEvent.OpenDiagram());
    for (int turn : List.of(3, 9)) {
      type("diagram-turn", "" + turn);
      type("diagram-caption", "After " + turn);
      pressCell("d4");
      board.happens(new PaperEvent.Tick(turn, true));
    }
    board.open(Links.write(upTo(whole, 22)));
    board.happens(new PaperEvent.OpenDiagram());
    assertEquals(List.of(3, 9), paper().ticked());
    assertEquals("After 9", paper().caption(9));
    board.open(Links.write(upTo(whole, 8)));
    board.happens(new PaperEvent.OpenDiagram());
    assertEquals(List.of(3), paper().ticked());
    assertEquals("After 3", paper().caption(3));
    assertEquals(1, paper().marking().on(3).size());
    assertEquals(List.of(), paper().marking().on(9));
  }

  private static GameRecord upTo(GameRecord whole, int moves) {
    return GameRecord.of(whole.setup(), whole.start(), whole.mainLine().subList(0, moves));
  }

  @Test
  void filmHasRangePaceAndSize() {
    type("film-from", "4");
    type("film-to", "9");
    choose("data-pace", "FAST");
    choose("data-side", "320");
    board.act("save-film");
    PaperEffect.SaveFilm film = effect(PaperEffect.SaveFilm.class);
    assertEquals(4, film.film().from());
    assertEquals(9, film.film().to());
    assertEquals(40, film.film().hundredths());
    assertEquals(320, film.film().side());
    assertTrue(film.link().contains("#g="));
  }

  @Test
  void worksheetHasTheTypedAndTickedPuzzles() {
    board.happens(new PaperEvent.OpenSheet(17));
    assertTrue(board.effects().contains(new PaperEffect.FetchPuzzles()));
    board.happens(new PaperEvent.Came(GuideFilesForTest.read("puzzles")));
    assertEquals(List.of(17), paper().sheet().numbers());
    type("sheet-numbers", "4, 30; 37–39 9999 4");
    assertEquals(List.of(4, 30, 37, 38, 39), paper().sheet().numbers());
    board.happens(new PaperEvent.Sheet(paper().sheet().ticked(6, true)));
    choose("data-per-sheet", "6");
    board.act("print-sheet");
    List<String> sheets = effect(PaperEffect.Print.class).sheets();
    assertEquals(2, sheets.size());
    assertTrue(sheets.get(0).contains("Puzzle 39"));
    assertTrue(sheets.get(1).contains("Solutions"));
  }

  /** Before the puzzles have come, what is typed changes nothing. */
  @Test
  void numbersAreReadFromAnyInputMethod() {
    board.happens(new PaperEvent.OpenSheet(17));
    assertEquals(
        "", String.valueOf(board.find("data-input", "sheet-numbers").attribute("disabled")));
    type("sheet-numbers", "");
    assertEquals(List.of(17), paper().sheet().numbers());
    board.happens(new PaperEvent.Came(GuideFilesForTest.read("puzzles")));
    for (String dash : List.of("ー", "－", "−", "—", "–", "〜", "～", "-")) {
      type("sheet-numbers", "４、３０　３７" + dash + "３９");
      assertEquals(List.of(4, 30, 37, 38, 39), paper().sheet().numbers(), dash);
    }
    letters("sheet-numbers", "4, ");
    assertEquals("4, ", shown("sheet-numbers"));
  }

  @Test
  void positionIsPrintedWithMarksAndTerms() {
    board.open(Links.write(GameRecord.of(Games.ALL.setup("omny hexhex:4 misere=on").orThrow())));
    board.happens(new PaperEvent.OpenDiagram());
    pressCell("d4");
    type("diagram-caption", "Where does White lose?");
    board.act("worksheet");
    board.happens(new PaperEvent.Came(null));
    board.act("print-sheet");
    String sheet = effect(PaperEffect.Print.class).sheets().get(0);
    assertTrue(sheet.contains("data-mark=\"RING\""));
    assertTrue(sheet.contains(">Where does White lose?</text>"));
    assertTrue(sheet.contains("Misère"));
  }

  @Test
  void worksheetHasTickedPositions() {
    type("diagram-turn", "4");
    board.happens(new PaperEvent.OpenSheet(0));
    board.happens(new PaperEvent.Came(null));
    board.act("print-sheet");
    assertEquals(2, effect(PaperEffect.Print.class).sheets().size());
    for (int turn : List.of(2, 4, 6, 8, 18)) {
      board.happens(new PaperEvent.Tick(turn, true));
    }
    board.act("print-sheet");
    assertEquals(3, effect(PaperEffect.Print.class).sheets().size());
  }

  /** The dialog begins with the link, whatever it has shown before. */
  @Test
  void sharingBeginsWithTheLink() {
    board.act("close");
    board.act("share");
    assertNotNull(board.find("data-input", "link"));
    board.act("diagram");
    assertNotNull(board.find("data-input", "diagram-turn"));
    board.act("worksheet");
    assertNotNull(board.find("data-input", "sheet-numbers"));
  }

  @Test
  void linkAndCodeHaveTheMarks() {
    board.happens(new SharingEvent.At("https://example.org/games/", false));
    type("diagram-turn", "6");
    choose("data-mark-tool", "LETTER");
    pressCell("d4");
    board.effects();
    board.act("copy-link");
    String link = effect(ClipboardEffect.Copy.class).link();
    assertEquals(
        "https://example.org/games/#study="
            + Links.write(board.study().record())
            + "&at=12&marks=A:d4",
        link);
    board.act("copy-embed");
    String code = effect(ClipboardEffect.CopyText.class).text();
    assertTrue(code.contains("href=\"" + link.replace("&", "&amp;") + "\""), code);
    assertTrue(code.contains(", move 12</a>"), code);
  }

  /** The link of a variation has its line alone, whose moves are counted. */
  @Test
  void linkOfVariationShowsItsPosition() {
    board = AnalysisOnJvm.at("sunder 4");
    board.press("a4", "b4");
    board.shift("ArrowLeft");
    board.press("d4");
    board.happens(new PaperEvent.OpenDiagram());
    board.effects();
    board.act("copy-link");
    String link = effect(ClipboardEffect.Copy.class).link();
    String line = Links.write(board.study().line().record());
    assertTrue(link.endsWith("#study=" + line + "&at=2"), link);
  }

  @Test
  void thereIsNoCodeWithoutAHost() {
    board.happens(new SharingEvent.At("file:///hexstones.html", false));
    assertTrue(board.all(e -> "copy-embed".equals(e.attribute("data-action"))).isEmpty());
  }

  /** A link with marks shows them on its position alone. */
  @Test
  void marksOfLinkAreOnTheBoard() {
    board.act("close");
    board.happens(new AnalysisEvent.Marks(-1, List.of(new Mark(Mark.Kind.RING, "d4", ""))));
    assertEquals(List.of("RING d4"), marks());
    board.shift("ArrowLeft");
    assertEquals(List.of(), marks());
    board.shift("ArrowRight");
    assertEquals(List.of("RING d4"), marks());
    board.open(Links.write(GameRecord.of(Games.ALL.setup("sunder 4").orThrow())));
    assertEquals(List.of(), marks());
    board.happens(new AnalysisEvent.Marks(5, List.of(new Mark(Mark.Kind.RING, "d4", ""))));
    assertEquals(List.of(), marks());
  }
}
