package org.hexstones.web.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import javax.xml.parsers.DocumentBuilderFactory;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.RandomPlay;
import org.hexstones.notation.link.Mark;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Xml;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** A diagram, read again as an SVG picture, shows its position and what was added to it. */
final class DiagramTest {
  private static final Diagram PLAIN =
      new Diagram(600, Diagram.Unit.PX, true, Ink.COLOURS, "", List.of());

  static Turns random(String setup) {
    Play play = RandomPlay.of(Games.ALL.setup(setup).orThrow(), Integer.MAX_VALUE, 7);
    GameRecord record = GameRecord.of(play.setup(), play.start(), play.moves());
    return Turns.of(new PositionCache().at(Match.begin("", record, List.of())));
  }

  static GameView view(Turns turns) {
    return GameView.of(GameViews.ALL, turns.line().record().setup().game().id());
  }

  static Document read(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  private static Document draw(Turns turns, Moment moment, Diagram diagram) throws Exception {
    String svg = Xml.write(DiagramPicture.draw(view(turns), moment, diagram, 1, null));
    Path folder = Files.createDirectories(Path.of("target/diagrams"));
    String name = turns.line().record().setup().game().id() + "-" + diagram.ink() + diagram.unit();
    Files.writeString(folder.resolve(name + ".svg"), svg);
    return read(svg);
  }

  static List<Element> all(Document picture, Predicate<Element> wanted) {
    List<Element> found = new ArrayList<>();
    NodeList elements = picture.getElementsByTagName("*");
    for (int i = 0; i < elements.getLength(); i++) {
      Element element = (Element) elements.item(i);
      if (wanted.test(element)) {
        found.add(element);
      }
    }
    return found;
  }

  static List<Element> parts(Document picture, String part) {
    return all(picture, element -> element.getAttribute("data-part").equals(part));
  }

  private static String cell(Element within) {
    return ((Element) within.getParentNode()).getAttribute("data-spot");
  }

  /** The stones of a picture, by the names of their cells. */
  private static Map<String, String> stones(Document picture) {
    Map<String, String> stones = new TreeMap<>();
    for (Element stone : all(picture, element -> element.hasAttribute("data-stone"))) {
      stones.put(cell(stone), stone.getAttribute("data-stone"));
    }
    return stones;
  }

  private static Map<String, String> stones(Position position) {
    Map<String, String> stones = new TreeMap<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) != Position.NONE) {
        stones.put(position.board().name(cell), Colour.of(position.stoneAt(cell)).word());
      }
    }
    return stones;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "omega hexhex:5",
        "omega hexhex:4 players=4",
        "sunder 5",
        "y 7",
        "free-y 4,4,4,5,3,5"
      })
  void showsThePositionAfterEachTurn(String setup) throws Exception {
    Turns turns = random(setup);
    for (int turn = 0; turn <= turns.last(); turn++) {
      Moment moment = Moment.after(turns, turn, 0, true);
      Document picture = draw(turns, moment, PLAIN);
      assertEquals(stones(moment.play().position()), stones(picture), "after turn " + turn);
      long placed = turns.moves(turn).stream().filter(Moves::isPlace).count();
      assertEquals(placed, parts(picture, "last").size(), "ringed after turn " + turn);
    }
  }

  @Test
  void stonesBearTheNumbersOfTheirTurns() throws Exception {
    Turns turns = random("omega hexhex:5");
    Document picture = draw(turns, Moment.after(turns, 9, 4, false), PLAIN);
    Map<String, String> wanted = new TreeMap<>();
    for (int turn = 4; turn <= 9; turn++) {
      for (int move : turns.moves(turn)) {
        wanted.put(turns.line().record().setup().board().name(Moves.cell(move)), "" + turn);
      }
    }
    Map<String, String> found = new TreeMap<>();
    parts(picture, "number").forEach(text -> found.put(cell(text), text.getTextContent()));
    assertEquals(wanted, found);
    assertEquals(12, found.size());
  }

  /** Without numbers of turns, OMEGA's groups have their sizes, as on the page. */
  @Test
  void groupsBearTheirSizes() throws Exception {
    Turns turns = random("omega hexhex:5");
    assertFalse(parts(draw(turns, Moment.after(turns, 9, 0, false), PLAIN), "number").isEmpty());
  }

  @Test
  void widthIsInPixelsOrMillimetres() throws Exception {
    Turns turns = random("sunder 5");
    Moment moment = Moment.after(turns, 3, 0, false);
    Element pixels = draw(turns, moment, PLAIN).getDocumentElement();
    assertEquals("600", pixels.getAttribute("width"));
    assertTrue(Double.parseDouble(pixels.getAttribute("height")) > 400);
    Diagram paper = new Diagram(80, Diagram.Unit.MM, true, Ink.BLACK, "Below", List.of());
    Element millimetres = draw(turns, moment, paper).getDocumentElement();
    assertEquals("80mm", millimetres.getAttribute("width"));
    assertTrue(millimetres.getAttribute("height").endsWith("mm"));
    assertEquals(945, Diagram.Unit.MM.pixels(80));
    assertEquals(600, Diagram.Unit.PX.pixels(600));
  }

  /** A strip of cells is many times as high as wide. */
  @Test
  void longerSideIsBounded() throws Exception {
    GameRecord record = GameRecord.of(Games.ALL.setup("omega cells:a1-9,b1-9").orThrow());
    Turns turns = Turns.of(new PositionCache().at(Match.begin("", record, List.of())));
    for (Diagram.Unit unit : Diagram.Unit.values()) {
      Diagram wide =
          new Diagram(unit.most(), unit, false, Ink.COLOURS, "long ".repeat(24), List.of());
      for (int turn = 0; turn <= 1; turn++) {
        String svg =
            Xml.write(
                DiagramPicture.draw(
                    view(turns), Moment.after(turns, 0, 0, false), wide, turn, null));
        Element picture = read(svg).getDocumentElement();
        assertTrue(length(picture, "width", unit) <= unit.most());
        assertTrue(length(picture, "height", unit) <= unit.most(), picture.getAttribute("height"));
        assertTrue(unit.pixels(unit.most()) <= 4000);
      }
    }
  }

  private static double length(Element picture, String name, Diagram.Unit unit) {
    String length = picture.getAttribute(name);
    return Double.parseDouble(length.substring(0, length.length() - unit.sign().length()));
  }

  @Test
  void longCaptionStaysReadable() throws Exception {
    Turns turns = random("sunder 5");
    Diagram diagram =
        new Diagram(600, Diagram.Unit.PX, true, Ink.COLOURS, "図の説明文".repeat(24), List.of());
    Document picture = draw(turns, Moment.after(turns, 3, 0, false), diagram);
    Element caption = parts(picture, "caption").get(0);
    assertEquals("図の説明文".repeat(24), caption.getTextContent());
    NodeList lines = caption.getElementsByTagName("text");
    assertTrue(lines.getLength() >= 3, lines.getLength() + " lines");
    assertEquals("36", ((Element) lines.item(2)).getAttribute("font-size"));
  }

  /** As on the page, a number on red or blue has a rim, and only these two have a mark. */
  @Test
  void cellsAreDrawnAsInSavedPictures() throws Exception {
    Turns turns = random("omega hexhex:4 players=4");
    Document numbered = draw(turns, Moment.after(turns, 4, 1, false), PLAIN);
    int rims = 0;
    for (Element number : parts(numbered, "number")) {
      rims += number.getAttribute("stroke").equals("none") ? 0 : 1;
    }
    assertEquals(8, rims, "each turn places a stone of each colour");
    Document plain = draw(turns, Moment.after(turns, turns.last(), 0, false), PLAIN);
    for (int stone = 0; stone < 4; stone++) {
      String mark = Stone.mark(stone);
      boolean isMarked = !all(plain, e -> e.getAttribute("d").endsWith(mark)).isEmpty();
      assertEquals(stone > 1, isMarked, Colours.stone(stone));
    }
  }

  @Test
  void coordinatesAndCaptionAreAChoice() throws Exception {
    Turns turns = random("sunder 5");
    Moment moment = Moment.after(turns, 3, 0, false);
    assertEquals(9 + 9, parts(draw(turns, moment, PLAIN), "line").size());
    Diagram bare = new Diagram(600, Diagram.Unit.PX, false, Ink.COLOURS, "<A & B>", List.of());
    Document picture = draw(turns, moment, bare);
    assertEquals(List.of(), parts(picture, "line"));
    assertEquals("<A & B>", parts(picture, "caption").get(0).getTextContent());
  }

  /** A printer without colours gets none, and the four colours differ all the same. */
  @Test
  void inkIsBlackOnWhite() throws Exception {
    Turns turns = random("omega hexhex:4 players=4");
    Diagram black = new Diagram(80, Diagram.Unit.MM, true, Ink.BLACK, "", List.of());
    Document picture = draw(turns, Moment.after(turns, turns.last(), 0, true), black);
    TreeMap<String, String> fills = new TreeMap<>();
    for (Element element : all(picture, any -> true)) {
      for (String name : List.of("fill", "stroke")) {
        String colour = element.getAttribute(name);
        assertTrue(colour.isEmpty() || colour.equals("none") || isGrey(colour), colour);
      }
      if (element.hasAttribute("data-stone")) {
        fills.put(element.getAttribute("data-stone"), element.getAttribute("fill"));
      }
    }
    assertEquals(4, fills.size());
    assertEquals(4, fills.values().stream().distinct().count());
  }

  private static boolean isGrey(String colour) {
    return colour.length() == 4
        && colour.charAt(1) == colour.charAt(2)
        && colour.charAt(2) == colour.charAt(3);
  }

  @Test
  void marksStandOnTheirCells() throws Exception {
    Turns turns = random("sunder 5");
    List<Mark> marks =
        List.of(
            new Mark(Mark.Kind.RING, "c4", ""),
            new Mark(Mark.Kind.TRIANGLE, "d4", ""),
            new Mark(Mark.Kind.LETTER, "e5", "B"),
            new Mark(Mark.Kind.ARROW, "a5", "e2"),
            new Mark(Mark.Kind.ARROW, "a5", "z99"),
            new Mark(Mark.Kind.RING, "z99", ""));
    Diagram marked = new Diagram(600, Diagram.Unit.PX, true, Ink.COLOURS, "", marks);
    Document picture = draw(turns, Moment.after(turns, 12, 0, false), marked);
    List<String> found = new ArrayList<>();
    for (Element mark : all(picture, element -> element.hasAttribute("data-mark"))) {
      found.add(mark.getAttribute("data-mark") + " " + mark.getAttribute("data-spot"));
      if (mark.getAttribute("data-mark").equals("LETTER")) {
        assertEquals("B", mark.getTextContent());
      }
    }
    assertEquals(List.of("RING c4", "TRIANGLE d4", "LETTER e5", "ARROW a5"), found);
  }

  @Test
  void anEmptyGameHasItsStartAlone() {
    GameRecord record = GameRecord.of(Games.ALL.setup("y 5").orThrow());
    Turns turns = Turns.of(new PositionCache().at(Match.begin("", record, List.of())));
    assertEquals(0, turns.last());
    assertEquals(0, turns.at(0));
    assertEquals(List.of(), turns.moves(0));
    assertNull(firstStone(Moment.after(turns, 0, 3, true)));
  }

  private static @Nullable Integer firstStone(Moment moment) {
    Position position = moment.play().position();
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) != Position.NONE) {
        return cell;
      }
    }
    return null;
  }

  /** The same moves on another board are another line. */
  @Test
  void linesShareTheirFirstTurns() {
    Turns turns = random("omega hexhex:4");
    GameRecord record = turns.line().record();
    List<Integer> moves = record.mainLine();
    assertEquals(turns.last(), turns.shared(turns));
    assertEquals(3, turns.shared(line(record, moves.subList(0, 6))));
    assertEquals(3, line(record, moves.subList(0, 7)).shared(turns), "half a turn");
    GameRecord other = GameRecord.of(Games.ALL.setup("omega hexhex:5").orThrow());
    assertEquals(-1, turns.shared(line(other, List.of())));
    assertEquals(-1, line(other, List.of()).shared(line(record, List.of())));
  }

  private static Turns line(GameRecord of, List<Integer> moves) {
    GameRecord record = GameRecord.of(of.setup(), of.start(), moves);
    return Turns.of(new PositionCache().at(Match.begin("", record, List.of())));
  }

  @Test
  void turnsAreFoundByTheirMoves() {
    Turns turns = random("omega hexhex:4");
    assertEquals(0, turns.at(0));
    assertEquals(1, turns.at(1));
    assertEquals(1, turns.at(2));
    assertEquals(2, turns.at(3));
    assertEquals(turns.last(), turns.at(Integer.MAX_VALUE));
    assertEquals(2, turns.moves(1).size());
    assertEquals(turns.last(), turns.bounded(9999));
  }
}
