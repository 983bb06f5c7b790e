package org.hexstones.web.feature.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StartScreenTest {
  private static void begin(PageOnJvm page) {
    Element form = PageOnJvm.first(page.draw(), e -> e.tag().equals("form"));
    assertNotNull(form);
    page.happens(PageOnJvm.meaning(form, "submit", Input.press()));
  }

  private static String problem(PageOnJvm page) {
    return PageOnJvm.text(page.find("p", "role", "alert"));
  }

  @Test
  void everyGameOnOfferCanBeBegunAsItIs() {
    List<Element> tiles = new ArrayList<>();
    PageOnJvm.all(PageOnJvm.withOptions().draw(), tiles, e -> e.attribute("data-game") != null);
    assertEquals(GameViews.ALL.stream().mapToInt(view -> view.forms().size()).sum(), tiles.size());
    for (Element tile : tiles) {
      PageOnJvm page = PageOnJvm.withOptions();
      page.happens(PageOnJvm.meaning(tile, "click", Input.press()));
      assertEquals("", problem(page));
      begin(page);
      assertTrue(page.has("data-cell"));
    }
  }

  private static Element step(PageOnJvm page, String label) {
    return page.find("button", "aria-label", label);
  }

  private static void press(PageOnJvm page, Element button) {
    page.happens(PageOnJvm.meaning(button, "click", Input.press()));
  }

  private static Element side(PageOnJvm page) {
    return page.find("input", "data-input", "side");
  }

  private static void typeSide(PageOnJvm page, String text) {
    page.happens(PageOnJvm.meaning(side(page), "input", Input.value(text)));
  }

  @ParameterizedTest
  @CsvSource({"Smaller, 3", "Larger, 12"})
  void theSideGoesAsFarAsTheRulesAllow(String step, String last) {
    PageOnJvm page = PageOnJvm.withOptions();
    for (int i = 0; i < 12; i++) {
      press(page, step(page, step));
    }
    assertEquals(last, side(page).attribute("value"));
    assertEquals("true", step(page, step).attribute("aria-disabled"));
    assertEquals("", problem(page));
  }

  @Test
  void oneStepsBackFromASideThatCannotBe() {
    PageOnJvm page = PageOnJvm.withOptions();
    typeSide(page, "99");
    assertEquals("true", step(page, "Larger").attribute("aria-disabled"));
    press(page, step(page, "Smaller"));
    assertEquals("98", side(page).attribute("value"));
  }

  @Test
  void fullWidthDigitsAreDigits() {
    PageOnJvm page = PageOnJvm.withOptions();
    typeSide(page, "　７ ");
    assertEquals("7", side(page).attribute("value"));
    assertEquals("", problem(page));
  }

  @Test
  void formDescribesTheGameThatBegins() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(
        PageOnJvm.meaning(
            page.find("select", "data-input", "shape"), "change", Input.value("triangle")));
    typeSide(page, "9");
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-option", "players=3"), "click", Input.press()));
    page.happens(
        PageOnJvm.meaning(
            page.find("input", "data-input", "pie"),
            "change",
            new Input("on", true, "", "", false, false, false)));
    page.happens(new StartEvent.SetSeat(1, Seat.PERSON));
    page.happens(new StartEvent.SetSeat(2, Seat.COMPUTER));
    begin(page);
    Match match = page.model().session().match();
    assertNotNull(match);
    assertEquals("omega triangle:9 players=3 pie=on", match.record().setup().text());
    assertEquals(List.of(Seat.PERSON, Seat.PERSON, Seat.COMPUTER), match.seats());
  }

  @Test
  void refusedBoardIsExplainedInPlace() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(new StartEvent.SetBoard("hexhex:13"));
    assertTrue(problem(page).contains("3 to 12"), problem(page));
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    assertTrue(problem(page).contains("de 3 a 12"), problem(page));
    assertNotNull(page.find("button", "data-action", "start").attribute("disabled"));
    begin(page);
    assertNull(page.model().session().match());
  }

  @Test
  void refusedAddressIsNamedUntilAChoice() {
    PageOnJvm page = PageOnJvm.at("#new=bogus");
    assertEquals("bad-address", page.value("data-notice"));
    page.happens(new StartEvent.SetBoard("hexhex:4"));
    assertNull(page.value("data-notice"));
  }

  @Test
  void anEmptySizeIsNoNumberWhateverElseIsChosen() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-game", "sunder"), "click", Input.press()));
    page.happens(
        PageOnJvm.meaning(page.find("input", "data-input", "side"), "input", Input.value("")));
    assertEquals("Write a whole number in place of \"…\"", problem(page));
    page.happens(new StartEvent.SetOption("balance", "pie"));
    assertEquals("Write a whole number in place of \"…\"", problem(page));
    page.happens(
        PageOnJvm.meaning(page.find("input", "data-input", "side"), "input", Input.value("4")));
    assertEquals("", problem(page));
  }

  private static PageOnJvm freeY(String sides) {
    PageOnJvm page = PageOnJvm.withOptions();
    press(page, page.find("button", "data-game", "free-y"));
    page.happens(
        PageOnJvm.meaning(page.find("input", "data-input", "board"), "input", Input.value(sides)));
    return page;
  }

  @Test
  void aRefusalBeginsWithACapitalAndSaysWhatToDo() {
    assertEquals(
        "Free Y needs an odd number of perimeter cells; this board has 18",
        problem(freeY("4,4,4,4,4,4")));
    assertEquals(
        "The sides 4,4,4,4,4,5 do not close to a hexagon: make one longer or shorter",
        problem(freeY("4,4,4,4,4,5")));
    assertEquals("Write six sides, not 2, separated by commas", problem(freeY("4,4")));
    PageOnJvm small = PageOnJvm.withOptions();
    small.happens(new StartEvent.SetBoard("triangle:4"));
    small.happens(new StartEvent.SetOption("players", "4"));
    assertEquals(
        "A game of 4 players needs at least 16 cells; this board has 10: choose a larger one",
        problem(small));
    PageOnJvm page = freeY("4,4,4,4,4,x");
    assertEquals("Write a whole number in place of \"x\"", problem(page));
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    assertEquals("Escribe un número entero en lugar de «x»", problem(page));
  }

  @Test
  void sixSidesAreDrawnAsTheyAreTyped() {
    assertEquals("closed", freeY("4,4,4,5,3,5").value("data-sides"));
    // Refused for its even perimeter, and for its gap.
    assertEquals("closed", freeY("4,4,4,4,4,4").value("data-sides"));
    PageOnJvm open = freeY("4,4,4,4,4,5");
    assertEquals("open", open.value("data-sides"));
    assertTrue(open.has("data-side"));
    assertNull(freeY("4,4").value("data-sides"));
  }

  @Test
  void aSideIsMadeLongerAndShorterByButtons() {
    PageOnJvm page = freeY("4,4,4,5,3,5");
    press(page, step(page, "Make side 1 longer"));
    // The opposite side follows: the board closes, and its perimeter stays odd.
    assertEquals("5,4,4,6,3,5", page.find("input", "data-input", "board").attribute("value"));
    assertEquals("", problem(page));
    press(page, step(page, "Make side 4 shorter"));
    assertEquals("4,4,4,5,3,5", page.find("input", "data-input", "board").attribute("value"));
    for (int i = 0; i < 5; i++) {
      press(page, step(page, "Make side 5 shorter"));
    }
    assertEquals("true", step(page, "Make side 5 shorter").attribute("aria-disabled"));
    assertEquals("", problem(page));

    // A side that leaves a gap is changed alone.
    PageOnJvm gap = freeY("4,4,4,5,3,6");
    press(gap, step(gap, "Make side 6 shorter"));
    assertEquals("4,4,4,5,3,5", gap.find("input", "data-input", "board").attribute("value"));
  }

  @Test
  void everyGameTellsItsAimAndOffersItsLesson() {
    for (String game : List.of("sunder", "y", "gyre", "free-y", "omny", "omega")) {
      PageOnJvm page = PageOnJvm.withOptions();
      Element tile = page.find("button", "data-game", game);
      assertFalse(PageOnJvm.text(tile).isEmpty());
      press(page, tile);
      Element chosen = page.find("button", "data-action", "learn");
      assertEquals(game, chosen.attribute("data-lesson"));
      page.act("learn");
      Lesson lesson = page.model().session().screens().find(Lesson.class);
      assertNotNull(lesson);
      assertEquals(game, lesson.game());
    }
  }

  @Test
  void aKomiMayBeWrittenWithAComma() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-game", "omny"), "click", Input.press()));
    page.happens(
        PageOnJvm.meaning(page.find("input", "data-input", "komi"), "input", Input.value("2,5")));
    assertEquals("", problem(page));
    assertEquals("2.5", page.model().session().form().option("komi", ""));
  }

  @Test
  void starsAreChosenOnThePicture() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-game", "omny"), "click", Input.press()));
    page.happens(new StartEvent.SetBoard("hexhex:3"));
    page.happens(new StartEvent.SetOption("stars", "c3"));
    Element preview = PageOnJvm.first(page.draw(), e -> "preview".equals(e.attribute("class")));
    assertNotNull(preview);
    Element picture =
        PageOnJvm.first(preview, e -> e.tag().equals("svg") && !e.listeners().isEmpty());
    assertNotNull(picture);
    page.happens(PageOnJvm.meaning(picture, "click", Input.cell("a3")));
    assertEquals("a3,c3", page.model().session().form().option("stars", ""));
  }

  @Test
  void gameWithoutMovesIsNotOfferedAgain() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4");
    page.happens(new Route.Start());
    assertNull(PageOnJvm.first(page.draw(), e -> "continue".equals(e.attribute("data-action"))));
  }

  @Test
  void gameThatWasLeftNamesItsTurn() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,person");
    for (String cell : List.of("d4", "c4", "e4")) {
      page.press(cell);
    }
    page.happens(new Route.Start());
    assertTrue(PageOnJvm.text(page.draw()).contains("OMEGA · turn 2"));
  }

  @Test
  void aGameThatWasLeftCanBeGoneOnWith() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4");
    page.press("d4");
    page.happens(new Route.Start());
    assertEquals("black", page.stone("d4"), "on the start screen");
    page.act("continue");
    assertEquals("black", page.stone("d4"));
  }

  @Test
  void firstPressPlacesTheFirstStone() {
    PageOnJvm page = new PageOnJvm();
    page.press("c3");
    assertEquals("white", page.stone("c3"));
    Match begun = page.model().shown();
    assertNotNull(begun);
    assertEquals(1, begun.cursor());
    assertEquals(Seat.FRIENDLY, begun.seats().get(1));
    assertTrue(page.model().session().settings().toured());
  }

  @Test
  void firstPressMayPickTheOtherColour() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new MatchEvent.PickColour(1));
    page.press("c3");
    assertEquals("black", page.stone("c3"));
  }

  @Test
  void pressOnTheLeftBoardContinues() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+seats=person,person");
    page.press("d4");
    page.happens(new Route.Start());
    page.press("c3");
    assertNull(page.stone("c3"), "a board that is only looked at takes no stone");
    page.press("c3");
    assertEquals("white", page.stone("c3"));
  }

  @Test
  void newGameReplacesTheLeftBoard() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4");
    page.press("d4");
    page.happens(new Route.Start());
    page.act("new-board");
    assertNull(page.stone("d4"));
    page.press("c3");
    page.happens(new Route.Start());
    assertEquals("white", page.stone("c3"), "the game that was left last");
  }

  @Test
  void finishedGameGivesWayToANewBoard() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+seats=person,person");
    page.press("d4");
    page.happens(new MatchEvent.Resign(1));
    page.happens(new Route.Start());
    assertNotNull(page.find("g", "data-cell", "e5"));
    assertNull(page.stone("d4"));
    page.act("continue");
    assertEquals("black", page.stone("d4"), "its end can be seen");
  }

  @Test
  void friendsPlayHereWithoutChangingTheForm() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new StartEvent.PlayFriend(Seat.PERSON));
    Match begun = page.model().shown();
    assertNotNull(begun);
    assertEquals(List.of(Seat.PERSON, Seat.PERSON), begun.seats());
    assertEquals(Seat.FRIENDLY, page.model().session().form().seats().get(1));
  }

  /** What is not as usual is named in words. */
  @Test
  void choicesAreSaidInAFewWords() {
    PageOnJvm page = new PageOnJvm();
    assertEquals("Computer: Sand (easy, level 1)", chosen(page, "options"));
    assertEquals("Hexagon 5", chosen(page, "options-board"));
    page.happens(new StartEvent.SetOption("players", "3"));
    page.happens(new StartEvent.SetOption("pie", "on"));
    page.happens(new StartEvent.SetClock(TimeControl.fischer(300, 5)));
    page.happens(new StartEvent.SetSeat(1, Seat.computer(7)));
    assertEquals("Computer: Marble (strong, level 7)", chosen(page, "options"));
    assertEquals(
        "Hexagon 5 · 3 players · Pie rule · Fischer 5 min + 5 s", chosen(page, "options-board"));
    page.happens(new StartEvent.SetSeat(1, Seat.PERSON));
    page.happens(new StartEvent.SetSeat(2, Seat.PERSON));
    assertEquals("3 people on this device", chosen(page, "options"));
    page.happens(new StartEvent.SetSeat(1, Seat.LINK));
    assertEquals("By link", chosen(page, "options"));
    assertEquals("Hexagon 5 · 3 players · Pie rule", chosen(page, "options-board"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rhombus:8", "triangle:11", "hexhex:5"})
  void previewIsTurnedAsTheBoard(String board) {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(new StartEvent.SetBoard(board));
    Board shown = Games.ALL.setup("omega " + board).orThrow().board();
    int turn = Layout.of(shown, page.model().session().device().viewport()).turn();
    Element picture =
        PageOnJvm.first(page.find("div", "class", "preview"), e -> e.attribute("viewBox") != null);
    assertNotNull(picture);
    assertEquals(Layout.small(shown, turn).viewBox(), picture.attribute("viewBox"));
  }

  @ParameterizedTest
  @CsvSource({
    "triangle:11, Triangle 11",
    "'hexagon:4,6,4,6,4,6', Irregular hexagon",
    "'cells:a3-6,b2-6,c1-6,d1-6,e1-5,f1-4', Free shape"
  })
  void boardsAreSaidInWords(String board, String words) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new StartEvent.SetBoard(board));
    assertEquals(words, chosen(page, "options-board"));
  }

  @Test
  void irregularBoardOfFreeYIsSaidInWords() {
    PageOnJvm page = new PageOnJvm();
    press(page, page.find("button", "data-game", "free-y"));
    assertEquals("Irregular hexagon · Pie rule", chosen(page, "options-board"));
  }

  @Test
  void levelsAreCalledAlikeInTheOptions() {
    PageOnJvm page = PageOnJvm.withOptions();
    Element levels = page.find("select", "data-input", "level-B");
    assertNotNull(levels);
    String named = PageOnJvm.text(levels);
    assertTrue(named.startsWith("Sand (easy, level 1)Gravel (easy, level 2)"), named);
    assertTrue(named.contains("Cobble (medium, level 4)"), named);
    assertTrue(named.endsWith("Mountain (strong, level 10)"), named);
  }

  private static String chosen(PageOnJvm page, String action) {
    return PageOnJvm.text(page.find("button", "data-action", action));
  }

  @Test
  void boardsOfTheComputersTurnAreStartedByAButton() {
    PageOnJvm page = new PageOnJvm();
    assertNull(PageOnJvm.first(page.draw(), e -> "start".equals(e.attribute("data-action"))));
    page.happens(new StartEvent.SetSeat(0, Seat.FRIENDLY));
    page.act("start");
    assertNotNull(page.model().shown());
  }

  /** One press opens the options, one more changes any of them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "shape",
        "side",
        "name-A",
        "level-B",
        "players",
        "pie",
        "tournament",
        "clock",
        "seat",
        "draw-board",
        "set-up",
        "start"
      })
  void everySettingIsInTheOptions(String name) {
    PageOnJvm page = new PageOnJvm();
    page.act("options");
    assertNotNull(
        PageOnJvm.first(
            page.draw(),
            e ->
                name.equals(e.attribute("data-input"))
                    || name.equals(e.attribute("data-action"))
                    || String.valueOf(e.attribute("data-option")).startsWith(name + "=")));
  }
}
