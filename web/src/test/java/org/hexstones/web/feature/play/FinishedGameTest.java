package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Heading;
import org.junit.jupiter.api.Test;

/** What the page says and offers at the end of a game. */
final class FinishedGameTest {
  private static PageOnJvm over(String game, String seats) {
    PageOnJvm page = PageOnJvm.at("#new=" + game + "+seats=" + seats);
    Played.until(page, Integer.MAX_VALUE);
    return page;
  }

  private static String result(PageOnJvm page) {
    Element h2 = PageOnJvm.first(page.draw(), e -> e.tag().equals("h2"));
    return h2 == null ? "" : PageOnJvm.text(h2);
  }

  private static List<Question.DecisiveTurn> asked(PageOnJvm page) {
    return Asked.decisiveTurns(page.effects());
  }

  private static Outcome outcome(PageOnJvm page) {
    return Objects.requireNonNull(PositionCache.to(page.shown()).outcome());
  }

  @Test
  void thePersonIsSpokenTo() {
    for (String seats : List.of("person,computer", "computer,person", "person,computer,computer")) {
      String players = seats.equals("person,computer,computer") ? "+players=3" : "";
      PageOnJvm page = over("omega+hexhex:3" + players, seats);
      int person = page.shown().seats().indexOf(Seat.PERSON);
      boolean won = outcome(page).winner() == person;
      String own = page.score(List.of("white", "black", "red").get(person));
      String said = result(page);
      boolean isTie = said.contains(" the tie-break, " + own);
      // One of several computers bears its colour too.
      String other = players.isEmpty() ? "Mountain won, " : "Mountain (";
      String expected = won ? "You won, " + own + " to " : other;
      assertTrue(isTie || said.startsWith(expected), said);
      assertTrue(isTie || won || said.endsWith(" to " + own), said);
      assertTrue(Heading.of(page.draw()).startsWith(said), "so does the window's title");
    }
  }

  @Test
  void scoresThatDoNotDecideAreNotNamed() {
    PageOnJvm page = over("sunder+3", "person,computer");
    boolean won = outcome(page).winner() == 0;
    assertEquals(won ? "You won" : "You lost", result(page));
    PageOnJvm left = PageOnJvm.at("#new=omega+hexhex:3+seats=person,computer");
    left.happens(new MatchEvent.Resign(0));
    assertEquals("You lost", result(left));
  }

  @Test
  void amongPersonsTheColourWins() {
    String result = result(over("omega+hexhex:3", "person,person"));
    assertEquals("Black wins on the tie-break, 16 each", result);
    String four = result(over("omega+hexhex:4", "person,person"));
    assertTrue(four.contains(" won, "), four);
    assertTrue(result(over("sunder+3", "person,person")).endsWith(" wins"));
  }

  @Test
  void mainButtonComesFirst() {
    PageOnJvm page = over("omega+hexhex:3", "person,computer:3");
    int question = asked(page).get(0).number();
    page.happens(new Answer.Decisive(question, 4, 3, List.of(Moves.place(0, 18))));
    List<Element> buttons = new ArrayList<>();
    Element options =
        Objects.requireNonNull(PageOnJvm.first(page.draw(), e -> "rematch".equals(e.key())));
    PageOnJvm.all(options, buttons, e -> e.tag().equals("button"));
    assertEquals(
        List.of("again", "review-ended", "share-ended", "easier", "decided", "swap-seats"),
        buttons.stream().map(b -> b.attribute("data-action")).toList());
    assertEquals("Turn 3 decided the game: see a better turn", PageOnJvm.text(buttons.get(4)));
    assertEquals("Review", PageOnJvm.text(buttons.get(1)), "a word, and not only bars");
  }

  @Test
  void theDecisiveTurnIsShownAndPlayedOnFrom() {
    for (String seats : List.of("person,computer:7", "person,person")) {
      PageOnJvm page = over("omega+hexhex:3", seats);
      List<Question.DecisiveTurn> asked = asked(page);
      assertEquals(1, asked.size(), "asked once");
      assertNull(PageOnJvm.first(page.draw(), e -> "decided".equals(e.attribute("data-action"))));
      int stone = Moves.place(0, 18);
      page.happens(new Answer.Decisive(asked.get(0).number(), 4, 3, List.of(stone)));
      page.act("decided");
      assertEquals(4, page.shown().cursor());
      String cell = page.shown().record().setup().board().name(18);
      String css = page.find("g", "data-cell", cell).attribute("class");
      Element marked =
          PageOnJvm.first(
              page.find("g", "data-cell", cell),
              e -> String.valueOf(e.attribute("class")).contains("waiting"));
      assertTrue(marked != null, "the better stone is marked: " + css);
      String said = PageOnJvm.text(page.find("p", "class", "advice"));
      assertTrue(said.startsWith("Better on turn 3: white on " + cell + "."), said);
      String before = page.shown().id();
      page.act("play-from");
      assertNotEquals(before, page.shown().id(), "the finished game stays");
      assertEquals(4, page.shown().record().mainLine().size());
      assertEquals(1, page.shown().seats().stream().filter(s -> s == Seat.PERSON).count());
      assertEquals(Seat.PERSON, page.shown().seats().get(0), "the one to move plays on");
    }
  }

  @Test
  void theWayBackLeadsToTheResult() {
    PageOnJvm page = over("sunder+3", "person,computer");
    int begin = page.shown().record().mainLine().size() - 2;
    int better = Moves.place(0, Played.free(PositionCache.to(page.shown().at(begin))));
    int question = asked(page).get(0).number();
    page.happens(new Answer.Decisive(question, begin, begin + 1, List.of(better)));
    page.act("decided");
    page.act("latest");
    assertTrue(result(page).startsWith("You "));
  }

  @Test
  void endHasOnePrimaryButton() {
    assertEquals(List.of("again"), primary(over("omega+hexhex:3", "person,computer:3")));
    assertEquals(List.of("again"), primary(over("omega+hexhex:3", "person,person")));
    PageOnJvm byLink = PageOnJvm.at("#new=omega+hexhex:3+seats=person,link");
    byLink.happens(new MatchEvent.Resign(0));
    assertEquals(List.of("copy-link"), primary(byLink), "the others have to know");
    byLink.happens(new SharingEvent.Copied(true));
    assertEquals(List.of("again"), primary(byLink));
  }

  private static List<String> primary(PageOnJvm page) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(
        page.draw(), found, e -> String.valueOf(e.attribute("class")).endsWith("primary"));
    return found.stream().map(e -> String.valueOf(e.attribute("data-action"))).toList();
  }

  @Test
  void placeIsKeptForTheDecisiveTurn() {
    PageOnJvm page = over("omega+hexhex:3", "person,computer:3");
    List<String> before = places(page);
    int question = asked(page).get(0).number();
    page.happens(new Answer.Decisive(question, 4, 3, List.of(Moves.place(0, 18))));
    assertEquals(before, places(page));
    PageOnJvm none = over("omega+hexhex:3", "person,computer:3");
    none.happens(new Answer.Decisive(asked(none).get(0).number(), -1, 0, List.of()));
    assertEquals(before, places(none), "also where no turn decided it");
  }

  /** What is at each place of the row of buttons. */
  private static List<String> places(PageOnJvm page) {
    Element options =
        Objects.requireNonNull(PageOnJvm.first(page.draw(), e -> "rematch".equals(e.key())));
    List<Element> places = new ArrayList<>();
    PageOnJvm.all(options, places, e -> e.tag().equals("button") || e.key().equals("decided"));
    return places.stream()
        .map(e -> e.key().isEmpty() ? String.valueOf(e.attribute("data-action")) : e.key())
        .toList();
  }

  @Test
  void startSaysThatItEndedAfterALookBack() {
    PageOnJvm page = over("omega+hexhex:3", "person,computer");
    page.happens(new MatchEvent.GoTo(2));
    page.happens(new Route.Start());
    String left = PageOnJvm.text(page.find("button", "data-action", "continue"));
    assertEquals("See how your game of OMEGA ended", left);
    page.act("continue");
    assertTrue(result(page).startsWith("You "), "and shows it");
  }

  @Test
  void noTurnDecidedIt() {
    PageOnJvm page = over("omega+hexhex:3", "person,computer");
    int question = asked(page).get(0).number();
    page.happens(new Answer.Decisive(question, -1, 0, List.of()));
    assertNull(PageOnJvm.first(page.draw(), e -> "decided".equals(e.attribute("data-action"))));
    assertTrue(PageOnJvm.text(page.draw()).contains("No single turn decided the game"));
  }

  /** Where a review shows turns that lost much, it is not said that none decided the game. */
  @Test
  void reviewIsNotContradicted() {
    PageOnJvm page = over("omega+hexhex:3", "person,computer");
    int question = asked(page).get(0).number();
    page.happens(new Answer.Decisive(question, -1, 1, List.of()));
    String said = PageOnJvm.text(page.draw());
    assertFalse(said.contains("No single turn decided the game"), said);
    assertTrue(said.contains("The review shows which turns cost most"), said);
  }
}
