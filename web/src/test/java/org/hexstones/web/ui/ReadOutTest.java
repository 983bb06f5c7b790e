package org.hexstones.web.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.hexstones.game.Moves;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.play.Thinking;
import org.hexstones.web.protocol.Answer;
import org.junit.jupiter.api.Test;

/** What a screen reader reads out while a game is played. */
final class ReadOutTest {
  private static String said(PageOnJvm page) {
    return PageOnJvm.text(page.find("p", "role", "status"));
  }

  /** The computer answers with a stone. */
  private static void answer(PageOnJvm page, int colour, String cell) {
    Thinking asked = page.model().play().thinking();
    assertNotNull(asked);
    int number = page.match().record().setup().board().cellNamed(cell);
    page.happens(new Answer.Best(asked.number(), Moves.place(colour, number)));
  }

  @Test
  void aPersonHearsWhichStoneIsNext() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4");
    assertEquals(
        "OMEGA: Each turn, place one stone of every colour. Multiply the sizes of your groups to get"
            + " your score. White to move. Type a question mark for the list of keys.",
        said(page));
    page.press("d4");
    assertEquals("white on d4. Now a black stone, 2 of 2", said(page));
    page.press("d5");
    assertEquals("Black to move. black on d5. White 1, Black 1", said(page));
  }

  @Test
  void turnOfAComputerIsOneSentence() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,computer");
    page.press("d4", "d5");
    assertEquals("black on d5. Black is thinking", said(page));
    answer(page, 0, "a4");
    assertEquals("Black is thinking", said(page));
    answer(page, 1, "b4");
    assertEquals(
        "White to move. Your turn. Black: white on a4, black on b4. White 1, Black 1", said(page));
    page.anyKey("G", true);
    page.anyKey("L", true);
    assertEquals("Black: white on a4, black on b4", said(page));
  }

  @Test
  void theTurnsOfSeveralComputersAreReadOutTogether() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+players=3+seats=person,computer,computer");
    page.press("d4", "d5", "d6");
    answer(page, 0, "a4");
    answer(page, 1, "b4");
    answer(page, 2, "c4");
    assertEquals("Red is thinking", said(page));
    answer(page, 0, "a5");
    answer(page, 1, "b5");
    answer(page, 2, "c5");
    assertEquals(
        "White to move. Your turn. Black: white on a4, black on b4, red on c4. Red: white on a5,"
            + " black on b5, red on c5. White 2, Black 2, Red 2",
        said(page));
  }

  @Test
  void ofComputersThatAreWatchedEachTurnIsReadOut() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=computer,computer");
    answer(page, 0, "a4");
    assertEquals("White is thinking", said(page));
    answer(page, 1, "b4");
    assertEquals("White: white on a4, black on b4. Black is thinking", said(page));
    answer(page, 0, "a5");
    answer(page, 1, "b5");
    assertEquals("Black: white on a5, black on b5. White is thinking", said(page));
  }

  @Test
  void aTurnOfOneStoneNamesTheStoneAlone() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+balance=none+seats=person,computer");
    page.press("d4");
    answer(page, 0, "a4");
    assertEquals("Black to move. Your turn. white on a4. Black 36, White 36", said(page));
  }
}
