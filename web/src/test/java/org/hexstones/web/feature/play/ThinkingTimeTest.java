package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Seat;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.settings.ThinkingTime;
import org.hexstones.web.vdom.Input;
import org.hexstones.web.worker.WorkerOnJvm;
import org.junit.jupiter.api.Test;

/** How long the computer thinks, and that it says when it is sure. */
final class ThinkingTimeTest {
  private static List<Integer> asked(PageOnJvm page) {
    return Asked.moves(page.effects()).stream().map(Question.BestMove::millis).toList();
  }

  private static PageOnJvm after(ThinkingTime time, String seats) {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=" + seats);
    page.happens(new SettingsEvent.SetThinking(time));
    Played.until(page, 2);
    return page;
  }

  @Test
  void theTimeIsChosen() {
    assertEquals(List.of(100), asked(after(ThinkingTime.AT_ONCE, "person,computer")));
    assertEquals(List.of(700), asked(after(ThinkingTime.USUAL, "person,computer")));
    assertEquals(List.of(5000), asked(after(ThinkingTime.LONG, "person,computer")));
    assertEquals(List.of(5000), asked(after(ThinkingTime.LONG, "person,computer:9")));
    assertEquals(List.of(700), asked(after(ThinkingTime.LONG, "person,computer:3")));
  }

  /** A computer that thought long would lose by its clock. */
  @Test
  void againstAClockTheTimeIsTheUsual() {
    assertEquals(
        List.of(700), asked(after(ThinkingTime.LONG, "person,computer+clock=fischer:300:5")));
  }

  @Test
  void theComputerThinksAsLongAsThePerson() {
    PageOnJvm page = new PageOnJvm();
    page.tickAt(1_000);
    page.happens(new SettingsEvent.SetThinking(ThinkingTime.AS_PERSON));
    page.happens(new StartEvent.SetBoard("hexhex:3"));
    page.happens(new StartEvent.SetSeat(1, Seat.COMPUTER));
    page.happens(new StartEvent.Begin());
    Played.until(page, 1);
    page.tickAt(21_000);
    Played.until(page, 2);
    assertEquals(List.of(10_000), asked(page), "for each of two stones");
    page.tickAt(31_000);
    Played.until(page, 3);
    assertEquals(List.of(10_000), asked(page));
    page.tickAt(41_000);
    Played.until(page, 5);
    page.tickAt(45_000);
    Played.until(page, 6);
    assertEquals(List.of(2_000), asked(page), "the next turn anew");
  }

  @Test
  void theFormOffersItBesideTheLevelsThatUseIt() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(new StartEvent.SetSeat(1, Seat.computer(3)));
    assertNull(PageOnJvm.first(page.draw(), e -> "thinking".equals(e.attribute("data-input"))));
    page.happens(new StartEvent.SetSeat(1, Seat.COMPUTER));
    page.happens(
        PageOnJvm.meaning(
            page.find("select", "data-input", "thinking"), "change", Input.value("long")));
    assertEquals(ThinkingTime.LONG, page.model().session().settings().thinking());
    assertEquals("long", page.find("select", "data-input", "thinking").attribute("value"));
  }

  @Test
  void theComputerSaysWhenItIsSure() {
    PageOnJvm page = after(ThinkingTime.USUAL, "person,computer");
    Played.until(page, 3);
    int question = page.model().play().questions();
    page.happens(new Answer.Best(question, Moves.place(1, 10), 0));
    String sure = "With best play, White wins: the computer has proved it.";
    assertTrue(PageOnJvm.text(page.draw()).contains(sure));
    Played.until(page, 5);
    assertFalse(PageOnJvm.text(page.draw()).contains(sure), "after the person's answer");
  }

  @Test
  void theWorkerKnowsWhenItIsSure() {
    WorkerOnJvm worker = new WorkerOnJvm(Games.ALL);
    assertEquals(Position.NONE, answer(worker, 1, "sunder 7", List.of()).winner());
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=person,person");
    Played.until(page, 14);
    List<Integer> moves = page.shown().record().mainLine();
    assertNotEquals(Position.NONE, answer(worker, 2, "omega hexhex:3", moves).winner());
  }

  private static Answer.Best answer(
      WorkerOnJvm worker, int number, String setup, List<Integer> moves) {
    PlayedGame game = new PlayedGame(setup, List.of(), -1, moves);
    return assertInstanceOf(
        Answer.Best.class,
        worker.answer(new Question.BestMove(number, game, Seat.HIGHEST, 3000, 1, false, false)));
  }
}
