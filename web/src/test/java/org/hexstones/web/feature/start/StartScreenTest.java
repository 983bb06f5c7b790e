package org.hexstones.web.feature.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    PageOnJvm.all(new PageOnJvm().draw(), tiles, e -> e.attribute("data-game") != null);
    assertEquals(GameViews.ALL.stream().mapToInt(view -> view.forms().size()).sum(), tiles.size());
    for (Element tile : tiles) {
      PageOnJvm page = new PageOnJvm();
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
    PageOnJvm page = new PageOnJvm();
    for (int i = 0; i < 12; i++) {
      press(page, step(page, step));
    }
    assertEquals(last, side(page).attribute("value"));
    assertEquals("true", step(page, step).attribute("aria-disabled"));
    assertEquals("", problem(page));
  }

  @Test
  void oneStepsBackFromASideThatCannotBe() {
    PageOnJvm page = new PageOnJvm();
    typeSide(page, "99");
    assertEquals("true", step(page, "Larger").attribute("aria-disabled"));
    press(page, step(page, "Smaller"));
    assertEquals("98", side(page).attribute("value"));
  }

  @Test
  void fullWidthDigitsAreDigits() {
    PageOnJvm page = new PageOnJvm();
    typeSide(page, "　７ ");
    assertEquals("7", side(page).attribute("value"));
    assertEquals("", problem(page));
  }

  @Test
  void whatTheFormSaysIsTheGameThatBegins() {
    PageOnJvm page = new PageOnJvm();
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
  void aBoardThatTheEngineRefusesIsToldInPlaceAndInTheReadersLanguage() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new StartEvent.SetBoard("hexhex:13"));
    assertTrue(problem(page).contains("3 to 12"), problem(page));
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    assertTrue(problem(page).contains("de 3 a 12"), problem(page));
    assertNotNull(page.find("button", "data-action", "start").attribute("disabled"));
    begin(page);
    assertNull(page.model().session().match());
  }

  @Test
  void whatTheAddressAskedForInVainIsToldUntilSomethingIsChosen() {
    PageOnJvm page = PageOnJvm.at("#new=bogus");
    assertEquals("bad-address", page.value("data-notice"));
    page.happens(new StartEvent.SetBoard("hexhex:4"));
    assertNull(page.value("data-notice"));
  }

  @Test
  void anEmptySizeIsNoNumberWhateverElseIsChosen() {
    PageOnJvm page = new PageOnJvm();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-game", "sunder"), "click", Input.press()));
    page.happens(
        PageOnJvm.meaning(page.find("input", "data-input", "side"), "input", Input.value("")));
    assertEquals("\"…\" is not a whole number", problem(page));
    page.happens(new StartEvent.SetOption("balance", "pie"));
    assertEquals("\"…\" is not a whole number", problem(page));
    page.happens(
        PageOnJvm.meaning(page.find("input", "data-input", "side"), "input", Input.value("4")));
    assertEquals("", problem(page));
  }

  @Test
  void aKomiMayBeWrittenWithAComma() {
    PageOnJvm page = new PageOnJvm();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-game", "omny"), "click", Input.press()));
    page.happens(
        PageOnJvm.meaning(page.find("input", "data-input", "komi"), "input", Input.value("2,5")));
    assertEquals("", problem(page));
    assertEquals("2.5", page.model().session().form().option("komi", ""));
  }

  @Test
  void starsAreChosenOnThePicture() {
    PageOnJvm page = new PageOnJvm();
    page.happens(
        PageOnJvm.meaning(page.find("button", "data-game", "omny"), "click", Input.press()));
    page.happens(new StartEvent.SetBoard("hexhex:3"));
    page.happens(new StartEvent.SetOption("stars", "c3"));
    Element picture =
        PageOnJvm.first(page.draw(), e -> e.tag().equals("svg") && !e.listeners().isEmpty());
    assertNotNull(picture);
    page.happens(PageOnJvm.meaning(picture, "click", Input.cell("a3")));
    assertEquals("a3,c3", page.model().session().form().option("stars", ""));
  }

  @Test
  void aGameThatWasLeftCanBeGoneOnWith() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4");
    page.press("d4");
    page.act("new");
    assertTrue(PageOnJvm.text(page.draw()).contains("Continue the game of Sunder"));
    page.act("continue");
    assertEquals("black", page.stone("d4"));
  }
}
