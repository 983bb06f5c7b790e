package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Tag;
import org.hexstones.hex.Board;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.HintCount;
import org.hexstones.web.match.Seat;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** Hints in games against the computer. */
final class HintTest {
  private static final String GAME = "#new=omega+hexhex:3+seats=person,computer:3";

  private static Question.BestMove asked(PageOnJvm page) {
    List<Question.BestMove> asked = Asked.moves(page.effects());
    assertEquals(1, asked.size());
    return asked.get(0);
  }

  private static String said(PageOnJvm page) {
    return PageOnJvm.text(page.find("p", "class", "advice"));
  }

  @Test
  void aStoneAloneHasAReasonThatDependsOnWhoseItIs() {
    PageOnJvm page = PageOnJvm.at(GAME);
    for (int colour = 0; colour < 2; colour++) {
      page.effects();
      page.act("hint");
      page.happens(new Answer.Best(asked(page).number(), Moves.place(colour, colour)));
      String cell = page.shown().record().setup().board().name(colour);
      String reason =
          colour == 0
              ? "a new group for White. Each separate group multiplies the score."
              : "a single stone for Black, worth only 1 until it grows.";
      assertTrue(said(page).endsWith(cell + ": " + reason), said(page));
      page.press(cell);
    }
  }

  @Test
  void aHintNamesThePlaceAndTheReason() {
    for (String game : List.of(GAME, "#new=sunder+3+seats=person,computer:3")) {
      PageOnJvm page = PageOnJvm.at(game);
      page.effects();
      page.act("hint");
      Question.BestMove asked = asked(page);
      assertEquals(Seat.HIGHEST, asked.level(), "the best one knows best");
      assertEquals("Looking for a hint…", said(page));
      int colour = page.shown().record().replay().orThrow().position().nextColour();
      Board board = page.shown().record().setup().board();
      int centre = board.size() / 2;
      page.happens(new Answer.Best(asked.number(), Moves.place(colour, centre)));
      String cell = board.name(centre);
      assertTrue(said(page).contains(" on " + cell + ". "), said(page));
      // A first stone of Sunder has no reason that is exact.
      assertEquals(game.equals(GAME), said(page).length() > 25, said(page));
      Element mark =
          PageOnJvm.first(
              page.find("g", "data-cell", cell),
              e -> String.valueOf(e.attribute("class")).contains("waiting"));
      assertNotNull(mark, "it is marked on the board");
      assertEquals(0, page.shown().cursor(), "nothing is played");
      page.happens(new MatchEvent.Hint());
      assertTrue(page.effects().stream().noneMatch(SearchEffect.Ask.class::isInstance));
      page.press(cell);
      assertNull(PageOnJvm.first(page.draw(), e -> "advice".equals(e.key())), "it was taken");
    }
  }

  @Test
  void hintsAreCountedAndShownAtTheEnd() {
    PageOnJvm page = PageOnJvm.at(GAME);
    for (int i = 0; i < 2; i++) {
      page.effects();
      page.happens(new MatchEvent.Hint());
      int question = asked(page).number();
      page.happens(new Answer.Best(question, Moves.place(i, i)));
      page.press(page.shown().record().setup().board().name(i));
    }
    assertEquals(2, HintCount.of(page.shown().record()));
    assertEquals(List.of(new Tag("hint", "0"), new Tag("hint", "1")), page.shown().record().tags());
    Played.until(page, Integer.MAX_VALUE);
    assertEquals(2, HintCount.of(page.shown().record()), "the record keeps it");
    assertTrue(PageOnJvm.text(page.draw()).contains("Hints: 2"));
    page.act("again");
    assertEquals(0, HintCount.of(page.shown().record()));
  }

  @Test
  void afterUndoTheHintIsForThePositionOnTheBoard() {
    PageOnJvm page = PageOnJvm.at(GAME);
    page.press(page.shown().record().setup().board().name(0));
    page.act("undo");
    page.effects();
    page.act("hint");
    assertEquals(List.of(), asked(page).game().moves());
  }

  @Test
  void aHintThatComesTooLateIsNone() {
    PageOnJvm page = PageOnJvm.at(GAME);
    page.act("hint");
    int question = asked(page).number();
    page.press(page.shown().record().setup().board().name(0));
    page.happens(new Answer.Best(question, Moves.place(0, 3)));
    assertEquals(0, HintCount.of(page.shown().record()));
    assertNull(PageOnJvm.first(page.draw(), e -> "advice".equals(e.key())));
  }

  @Test
  void amongPersonsAndAgainstAClockThereIsNone() {
    for (String seats :
        List.of(
            "person,person",
            "person,link",
            "computer,computer",
            "person,computer+clock=fischer:300:5")) {
      PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=" + seats);
      page.effects();
      assertNull(
          PageOnJvm.first(page.draw(), e -> "hint".equals(e.attribute("data-action"))), seats);
      page.happens(new MatchEvent.Hint());
      assertTrue(page.effects().stream().noneMatch(SearchEffect.Ask.class::isInstance), seats);
    }
  }
}
