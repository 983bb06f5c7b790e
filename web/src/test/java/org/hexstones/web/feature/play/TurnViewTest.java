package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Heading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the screen of a match says about the turn. */
final class TurnViewTest {
  private static Element turn(PageOnJvm page) {
    Element turn = PageOnJvm.first(page.draw(), e -> isOf(e, "turn"));
    assertNotNull(turn);
    return turn;
  }

  private static boolean isOf(Element element, String css) {
    return css.equals(String.valueOf(element.attribute("class")).split(" ", -1)[0]);
  }

  private static String title(PageOnJvm page) {
    Element title = PageOnJvm.first(turn(page), e -> e.tag().equals("strong"));
    assertNotNull(title);
    return PageOnJvm.text(title);
  }

  private static List<String> lines(PageOnJvm page) {
    List<Element> lines = new ArrayList<>();
    PageOnJvm.all(turn(page), lines, e -> isOf(e, "who"));
    return lines.stream().map(PageOnJvm::text).toList();
  }

  /** The slots of the turn: those that are filled, and what the others are pressed for. */
  private static String slots(PageOnJvm page) {
    List<Element> slots = new ArrayList<>();
    PageOnJvm.all(
        turn(page),
        slots,
        e -> List.of(String.valueOf(e.attribute("class")).split(" ", -1)).contains("slot"));
    StringBuilder drawn = new StringBuilder();
    for (Element slot : slots) {
      boolean next = "true".equals(slot.attribute("aria-pressed"));
      String colour = slot.attribute("data-colour");
      drawn.append(drawn.isEmpty() ? "" : " ");
      drawn.append(colour == null ? "filled" : next ? colour + "!" : colour);
    }
    return drawn.toString();
  }

  @Test
  void amongSeveralTheMoverComesFirst() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    assertEquals("White to move", title(page));
    assertEquals(List.of("Place a white stone, 1 of 2 · 15 rounds left"), lines(page));
    page.press("e5");
    assertEquals("White to move", title(page));
    assertEquals("Place a black stone, 2 of 2 · 15 rounds left", lines(page).get(0));
    page.press("d4");
    assertEquals("Black to move", title(page));
    assertEquals("Place a white stone, 1 of 2 · 15 rounds left", lines(page).get(0));
  }

  @Test
  void onlyPersonIsAddressed() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+seats=person,computer");
    assertTrue(lines(page).get(0).startsWith("Your turn, 1 of 2"), lines(page).get(0));
    page.press("e5");
    assertTrue(lines(page).get(0).startsWith("Your turn, 2 of 2"), lines(page).get(0));
    page.press("d4");
    assertEquals("Mountain is thinking", title(page));
    page = PageOnJvm.at("#new=sunder+4+seats=person,computer");
    assertEquals("Place a black stone", title(page));
    assertEquals(List.of("Your turn"), lines(page));
    page = PageOnJvm.at("#new=omega+hexhex:5+players=3+seats=person,person,computer");
    assertEquals("White to move", title(page));
  }

  @Test
  void onlyPersonIsAskedWhetherToResign() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+seats=person,computer");
    page.happens(new Route.Open(Dialog.RESIGN));
    assertTrue(PageOnJvm.text(page.draw()).contains("Resign this game?"));
    page = PageOnJvm.at("#new=omega+hexhex:5");
    page.happens(new Route.Open(Dialog.RESIGN));
    assertTrue(PageOnJvm.text(page.draw()).contains("Resign as White?"));
  }

  @Test
  void computersOfOneLevelDifferByColour() {
    PageOnJvm page =
        PageOnJvm.at("#new=omega+hexhex:5+players=4+seats=person,computer:1,computer:1,computer:2");
    List<Element> holders = new ArrayList<>();
    PageOnJvm.all(page.draw(), holders, e -> "holder".equals(e.attribute("class")));
    assertEquals(
        List.of("You White ", "Sand Black", "Sand Red", "Gravel Blue level 2"),
        holders.stream().map(PageOnJvm::text).toList());
    page.press("e5", "d4", "c4", "c5");
    assertEquals("Sand (Black) is thinking", title(page));
  }

  @Test
  void theSlotsOfATurnFill() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+players=4");
    assertEquals("white! black red blue", slots(page));
    page.happens(new MatchEvent.PickColour(2));
    assertTrue(lines(page).get(0).startsWith("Place a red stone"), lines(page).get(0));
    assertEquals("white black red! blue", slots(page));
    page.press("e5");
    assertEquals("white! black filled blue", slots(page));
    page.press("d4", "d5");
    assertTrue(lines(page).get(0).startsWith("Place a blue stone"), lines(page).get(0));
    assertEquals("filled filled filled blue!", slots(page));
  }

  @ParameterizedTest
  @CsvSource({
    "ENGLISH, White to move, 'Place a black stone, 2 of 3'",
    "SPANISH, Le toca a Blanco, 'Coloca una ficha negra, 2 de 3'",
    "JAPANESE, 白の手番, 黒の石を置く（2/3）"
  })
  void theNextStoneIsNamedInEveryLanguage(Language language, String title, String line) {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+players=3");
    page.happens(new SettingsEvent.SetLanguage(language));
    page.press("e5");
    assertEquals(title, title(page));
    assertTrue(lines(page).get(0).startsWith(line), lines(page).get(0));
  }

  @Test
  void bothStonesOfTwelveStarAreSlots() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:4+balance=12*");
    assertEquals("Place a black stone", title(page));
    assertEquals("", slots(page));
    page.press("d4");
    assertEquals("Place a white stone, 1 of 2", lines(page).get(0));
    assertEquals("white! white", slots(page));
    page.press("d5");
    assertEquals("Place a white stone, 2 of 2", lines(page).get(0));
    assertEquals("filled white!", slots(page));
  }

  @Test
  void roundsThatAreLeftAreAlwaysShown() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    assertTrue(lines(page).get(0).endsWith(" · 4 rounds left"), lines(page).toString());
    List<String> cells = new ArrayList<>();
    for (int cell = 0; cell < 19; cell++) {
      cells.add(page.match().record().setup().board().name(cell));
    }
    page.press(cells.subList(0, 4).toArray(String[]::new));
    assertTrue(lines(page).get(0).endsWith(" · 3 rounds left"), lines(page).toString());
    page.press(cells.subList(4, 12).toArray(String[]::new));
    assertTrue(lines(page).get(0).endsWith(" · Last round"), lines(page).toString());
    page.press(cells.subList(12, 16).toArray(String[]::new));
    assertNotNull(page.value("data-winner"));
  }

  @Test
  void aColourWithoutStonesHasNoScoreYet() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    Element white = page.find("output", "data-score", "white");
    assertEquals("–", PageOnJvm.text(white));
    assertEquals("no stones", white.attribute("aria-label"));
    assertEquals("1", white.attribute("data-value"));
    page.press("e5");
    assertEquals("1", page.score("white"));
    assertEquals("–", page.score("black"));
  }

  @Test
  void theEndDoesNotRepeatTheScores() {
    PageOnJvm page = PageOnJvm.at("#new=omega+rhombus:2");
    page.press("a1", "b1", "a2", "b2");
    String said = PageOnJvm.text(turn(page));
    assertTrue(said.contains("Equal scores: White, Black"), said);
    assertFalse(said.contains("="), said);
  }

  @Test
  void ofTwoPlayersOneIsEnoughToLeave() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    page.happens(new MatchEvent.Resign(0));
    String said = PageOnJvm.text(turn(page));
    assertTrue(said.contains("Player A resigned."), said);
    assertFalse(said.contains("Everyone else"), said);
    page = PageOnJvm.at("#new=omega+hexhex:5+players=3");
    page.happens(new MatchEvent.Resign(0));
    page.happens(new MatchEvent.Resign(1));
    said = PageOnJvm.text(turn(page));
    assertTrue(said.contains("Everyone else has left the game."), said);
  }

  @Test
  void theSpeedsAreNamed() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+seats=computer,computer");
    String said = PageOnJvm.text(turn(page));
    assertTrue(said.contains("SpeedSlowMediumFast"), said);
  }

  @Test
  void thinkingComputerShowsWhoIsAhead() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+seats=computer,person");
    int question = Objects.requireNonNull(page.model().play().thinking()).number();
    page.happens(new Answer.Progress(question, 478, 1, 1_900));
    assertEquals("Black is ahead · about 2 s left", lines(page).get(0));
    page.act("numbers");
    assertEquals("Black is ahead · about 2 s left · 478 games simulated", lines(page).get(0));
    page.happens(new Answer.Progress(question, 20_000, -1, 100));
    page.act("numbers");
    assertEquals("Even so far · about 1 s left", lines(page).get(0));
  }

  @Test
  void theTitleOfTheWindowSaysHowAGameHasEnded() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5");
    assertEquals("OMEGA", Heading.of(page.draw()));
    page.happens(new MatchEvent.Resign(0));
    assertEquals("Black wins · OMEGA", Heading.of(page.draw()));
  }
}
