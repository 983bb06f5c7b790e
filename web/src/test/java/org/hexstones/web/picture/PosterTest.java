package org.hexstones.web.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.protocol.PictureAnswer;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.raster.Colours;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** A poster has the last position, the scores, all moves and the link. */
final class PosterTest {
  private static Document poster(GameRecord record, Language language) throws Exception {
    List<PictureAnswer> answers = new ArrayList<>();
    PictureRequest request =
        new PictureRequest(
            PictureRequest.Kind.POSTER,
            language.tag(),
            "A caption",
            "",
            0,
            "https://example.org/#g=" + Links.write(record),
            PictureRequest.Film.WHOLE,
            TestCatalogs.of(language).write());
    Drawing.draw(request, TestCatalogs.messages(language).numbers(), answers::add);
    String text = ((PictureAnswer.Drawn) answers.get(0)).file();
    keep(record, text);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(bytes));
  }

  /** For those who want to look at it. */
  private static void keep(GameRecord record, String text) throws IOException {
    Path folder = Files.createDirectories(Path.of("target/posters"));
    String name = record.setup().game().id() + record.setup().board().size();
    Files.writeString(folder.resolve(name + ".svg"), text);
  }

  @Test
  void textsThatNoDocumentCanContainBreakNothing() throws Exception {
    GameRecord plain = GameFilmTest.random(Games.ALL.setup("omega hexhex:5").orThrow());
    List<Tag> tags = List.of(new Tag("A", "a\ud83d\0b\ufffe"), new Tag("B", "x\ude00\uffff"));
    GameRecord record = new GameRecord(plain.setup(), plain.start(), plain.root(), tags);
    assertEquals(
        List.of("a b\ufffd", "x\ufffd"), parts(poster(record, Language.ENGLISH), "player"));
  }

  private static List<String> parts(Document poster, String name) {
    List<String> found = new ArrayList<>();
    NodeList all = poster.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      if (element.getAttribute("data-part").equals(name)) {
        found.add(element.getTextContent());
      }
    }
    return found;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aGameOfProductsHasItsParts(Language language) throws Exception {
    GameRecord record = GameFilmTest.random(Games.ALL.setup("omega hexhex:5").orThrow());
    Document poster = poster(record, language);
    assertEquals(List.of("OMEGA"), parts(poster, "title"));
    assertEquals(List.of("A caption"), parts(poster, "caption"));
    String verdict = parts(poster, "verdict").get(0);
    String form = TestCatalogs.messages(language).say(GameKey.WINS, "@");
    int at = form.indexOf('@');
    assertTrue(verdict.startsWith(form.substring(0, at)), verdict);
    assertTrue(verdict.endsWith(form.substring(at + 1)), verdict);
    assertEquals(2, parts(poster, "score").size());
    assertTrue(parts(poster, "detail").get(0).contains("×"));
    assertEquals(30, parts(poster, "turn").size());
    assertTrue(parts(poster, "turn").get(0).startsWith("1. "));
    assertEquals(1, parts(poster, "code").size());
    // Stones, each with its border's circle, and those of the two scores.
    assertEquals(60 + 2, poster.getElementsByTagName("circle").getLength());
  }

  @Test
  void aGameOfCutsShowsThem() throws Exception {
    String setup = "omny hexhex:5 stars=perimeter+centre";
    GameRecord record = GameFilmTest.random(Games.ALL.setup(setup).orThrow());
    Document poster = poster(record, Language.ENGLISH);
    int highlighted = 0;
    for (Element path : elements(poster, "path")) {
      highlighted += path.getAttribute("d").contains("h600") ? 1 : 0;
    }
    for (Element circle : elements(poster, "circle")) {
      highlighted += circle.getAttribute("stroke").equals(Colours.ACCENT) ? 1 : 0;
    }
    assertTrue(highlighted > 20, "cells of cuts and of the winning group: " + highlighted);
  }

  /** Paper is printed in ink: no cell is tinted, and every stone shows by a mark whose it is. */
  @Test
  void boardIsDrawnInInk() throws Exception {
    GameRecord record = GameFilmTest.random(Games.ALL.setup("omega hexhex:4 players=4").orThrow());
    Document poster = poster(record, Language.ENGLISH);
    assertEquals(0, elements(poster, "radialGradient").size());
    List<String> fills =
        elements(poster, "path").stream().map(path -> path.getAttribute("fill")).toList();
    for (String tint : List.of(Colours.CELL, Colours.STAR_CELL, Colours.SLAB)) {
      assertFalse(fills.contains(tint), tint);
    }
    long marks =
        elements(poster, "path").stream()
            .filter(path -> path.getAttribute("stroke-width").equals("80"))
            .count();
    long numbers =
        elements(poster, "text").stream()
            .filter(text -> text.getAttribute("font-size").equals("640"))
            .count();
    assertEquals(elements(poster, "circle").size() - 4, marks + numbers);
  }

  private static List<Element> elements(Document poster, String tag) {
    NodeList found = poster.getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  /** They shrink until there is room for all. */
  @Test
  void allMovesOfTheLongestGamesAreOnTheSheet() throws Exception {
    for (String setup : List.of("omega hexhex:10", "sunder 10")) {
      GameRecord record = GameFilmTest.random(Games.ALL.setup(setup).orThrow());
      Document poster = poster(record, Language.ENGLISH);
      NodeList texts = poster.getElementsByTagName("text");
      for (int i = 0; i < texts.getLength(); i++) {
        Element text = (Element) texts.item(i);
        if (text.getAttribute("data-part").equals("turn")) {
          int size = Integer.parseInt(text.getAttribute("font-size"));
          int right =
              Integer.parseInt(text.getAttribute("x")) + size * text.getTextContent().length() / 2;
          assertTrue(right < 2100 - 150 - 430 && size >= 16, right + " " + size);
          assertTrue(Integer.parseInt(text.getAttribute("y")) <= 2970 - 150);
        }
      }
    }
  }
}
