package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Moves;
import org.hexstones.parse.Reason;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Pace;
import org.hexstones.web.storage.StorageFailure;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;

final class PlayUpdateTest {
  private static Thinking thinking(PageOnJvm page) {
    Thinking thinking = page.model().play().thinking();
    assertNotNull(thinking);
    return thinking;
  }

  private static int cell(PageOnJvm page, String name) {
    return page.match().record().setup().board().cellNamed(name);
  }

  @Test
  void stonesAreTakenBackOneByOneAndPutThereAgain() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.press("c3", "c4", "a3");
    page.act("undo");
    assertNull(page.stone("a3"));
    assertEquals("black", page.value("data-turn"));
    page.act("undo");
    assertNull(page.stone("c4"));
    assertEquals("white", page.value("data-turn"));
    page.act("redo");
    page.act("redo");
    assertEquals("white", page.stone("a3"));
    assertEquals(3, page.match().cursor());
  }

  @Test
  void anotherMoveAfterUndoForgetsTheOldLine() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.press("c3", "c4");
    page.act("undo");
    page.press("a3");
    assertEquals(2, page.match().record().mainLine().size());
    assertEquals("black", page.stone("a3"));
    assertNull(page.stone("c4"));
  }

  @Test
  void aColourCanBePickedOutOfOrder() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+players=3");
    page.happens(new MatchEvent.PickColour(2));
    page.press("c3");
    assertEquals("red", page.stone("c3"));
    page.press("c4");
    assertEquals("white", page.stone("c4"));
    page.press("a3");
    assertEquals("black", page.stone("a3"));
    assertEquals("black", page.value("data-turn"));
  }

  @Test
  void aPressOnAStoneSaysWhyNotAndChangesNothing() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3");
    page.press("c3");
    Match before = page.match();
    page.press("c3");
    assertSame(before, page.match());
    Notice notice = page.model().session().notice();
    assertNotNull(notice);
    assertEquals(Notice.Kind.REFUSED, notice.kind());
    page.press("c4");
    assertNull(page.model().session().notice());
  }

  @Test
  void doublePressIsOnePress() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    for (String cell : List.of("c3", "c4")) {
      page.press(cell);
      Element grid = page.find("svg", "role", "grid");
      assertNull(grid.happens("click", Input.cell(cell).pressedAgain()));
    }
    Element grid = page.find("svg", "role", "grid");
    assertNull(grid.happens("click", Input.cell("c3").pressedAgain()), "answered meanwhile");
    assertNotNull(grid.happens("click", Input.cell("c3")), "a press on a stone");
    assertNotNull(grid.happens("click", Input.cell("a3").pressedAgain()), "a quick second stone");
  }

  @Test
  void earlyPressNamesTheStepToDoFirst() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+balance=komi");
    page.press("c3");
    assertTrue(reported(page).contains("a komi must be named first"), reported(page));
    page.happens(new MatchEvent.Choose(Moves.komi(1)));
    assertNull(page.model().session().notice());
    page.press("c3");
    assertTrue(reported(page).contains("a side must be chosen first"), reported(page));
    assertNull(page.stone("c3"));
  }

  private static String reported(PageOnJvm page) {
    return PageOnJvm.text(page.find("div", "data-notice", "refused"));
  }

  @Test
  void theComputerIsAskedWhenItIsItsTurnAndOnlyThen() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=person,computer");
    page.press("c3");
    assertNull(page.model().play().thinking());
    page.effects();
    page.press("c4");
    Thinking asked = thinking(page);
    assertTrue(page.effects().contains(new SearchEffect.Ask(asked.question())));
    page.press("a3");
    assertNull(page.stone("a3"));
    page.happens(new Answer.Best(asked.number(), Moves.place(0, cell(page, "a3"))));
    assertEquals("white", page.stone("a3"));
    Thinking second = thinking(page);
    assertTrue(second.number() > asked.number());
    page.happens(new Answer.Best(asked.number(), Moves.place(1, cell(page, "a4"))));
    assertNull(page.stone("a4"), "an answer to an old question is too late");
  }

  @Test
  void undoAgainstTheComputerGoesBackToThePerson() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=person,computer");
    page.press("c3");
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(0, cell(page, "a3"))));
    assertEquals("white", page.stone("a3"));
    page.act("undo");
    assertNull(page.stone("a3"));
    assertNull(page.stone("c3"));
    assertNull(page.model().play().thinking());
    page.act("redo");
    assertEquals("white", page.stone("a3"));
  }

  @Test
  void theSameMoveAfterUndoBringsTheAnswerBack() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=person,computer");
    page.press("c3");
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(0, cell(page, "a3"))));
    page.act("undo");
    page.press("c3");
    assertEquals("white", page.stone("a3"));
    assertEquals(2, page.match().cursor());
    assertNull(page.model().play().thinking());
  }

  @Test
  void repeatedMoveAfterUndoIsAnswered() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=person,computer");
    page.press("c3");
    page.act("undo");
    page.press("c3");
    assertNotNull(page.model().play().thinking());
  }

  @Test
  void undoWhileTheComputerThinksStopsIt() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=person,computer");
    page.press("c3");
    int question = thinking(page).number();
    page.effects();
    page.act("undo");
    assertTrue(page.effects().contains(new SearchEffect.Stop(question)));
    page.happens(new Answer.Best(question, Moves.place(0, cell(page, "a3"))));
    assertNull(page.stone("a3"));
    assertFalse(page.has("data-winner"));
  }

  @Test
  void failedWorkerIsRestartedAndAskedAgain() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=person,computer");
    page.press("c3");
    int question = thinking(page).number();
    page.effects();
    page.happens(new SearchEvent.WorkerFailed());
    List<Effect> effects = page.effects();
    assertEquals(new SearchEffect.RestartWorker(), effects.get(0));
    assertTrue(effects.contains(new SearchEffect.Ask(thinking(page).question())));
    assertTrue(thinking(page).number() > question);
    assertEquals("worker-restarted", page.value("data-notice"));
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(0, cell(page, "a3"))));
    assertEquals("white", page.stone("a3"));
    assertNull(page.value("data-notice"));
  }

  private static void watch(PageOnJvm page, int times) {
    int question = thinking(page).number();
    for (int i = 0; i < times; i++) {
      page.happens(new SearchEvent.Watched(question, SearchAnswers.WATCH_MILLIS));
    }
  }

  @Test
  void aWorkerThatFallsSilentIsReplacedAndAskedAgain() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=computer,person");
    int question = thinking(page).number();
    page.happens(new Answer.Progress(question, 10, 0, 500));
    watch(page, Thinking.HEARD - 1);
    page.happens(new Answer.Progress(question, 20, 0, 500));
    watch(page, Thinking.HEARD - 1);
    assertEquals(question, thinking(page).number());
    page.effects();
    watch(page, 1);
    assertTrue(thinking(page).number() > question);
    assertEquals("worker-restarted", page.value("data-notice"));
    List<Effect> effects = page.effects();
    assertEquals(new SearchEffect.RestartWorker(), effects.get(0));
    assertTrue(effects.contains(new SearchEffect.Ask(thinking(page).question())));
    assertTrue(
        effects.contains(
            new SearchEffect.Watch(thinking(page).number(), SearchAnswers.WATCH_MILLIS)));
  }

  @Test
  void aNewWorkerHasTimeToCome() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=computer,person");
    int question = thinking(page).number();
    watch(page, Thinking.NEW - 1);
    assertEquals(question, thinking(page).number());
    watch(page, 1);
    assertTrue(thinking(page).number() > question);
  }

  @Test
  void aPageThatSleptGivesTheWorkerAnotherChance() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=computer,person");
    int question = thinking(page).number();
    page.happens(new Answer.Progress(question, 10, 0, 500));
    watch(page, Thinking.HEARD - 1);
    page.happens(new SearchEvent.Watched(question, 3_600_000));
    page.happens(new SearchEvent.Watched(question, -3_600_000));
    watch(page, Thinking.HEARD - 1);
    assertEquals(question, thinking(page).number());
    assertEquals(0, page.model().play().failures());
  }

  @Test
  void aWatchOverAnAnsweredQuestionMeansNothing() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=computer,person");
    int question = thinking(page).number();
    page.happens(new Answer.Best(question, Moves.place(1, cell(page, "a3"))));
    page.effects();
    page.happens(new SearchEvent.Watched(question, SearchAnswers.WATCH_MILLIS));
    assertTrue(page.effects().isEmpty());
    assertNull(page.model().session().notice());
  }

  @Test
  void thatTheWorkerFailedIsOverInAGameWithoutIt() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=computer,person");
    page.happens(new SearchEvent.WorkerFailed());
    assertEquals("worker-restarted", page.value("data-notice"));
    page.happens(new ShellEvent.Resized(new Viewport(300, 300, 500, 400)));
    assertEquals("worker-restarted", page.value("data-notice"));
    Match other = PageOnJvm.at("#new=omny+hexhex:3").match();
    page.happens(new StoreEvent.Loaded(other));
    assertNull(page.value("data-notice"));
  }

  @Test
  void failingWorkerWaitsForThePerson() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=computer,person");
    for (int i = 0; i < SearchAnswers.PATIENCE; i++) {
      page.happens(new SearchEvent.WorkerFailed());
    }
    assertNull(page.model().play().thinking());
    assertEquals("worker-lost", page.value("data-notice"));
    page.act("play-on");
    assertNotNull(page.model().play().thinking());
    assertNull(page.value("data-notice"));
  }

  @Test
  void onlyPassingNoticesGoWithTheNextMove() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3");
    page.happens(new Route.BadAddress(Reason.of(MoveProblem.NO_SUCH_CELL)));
    assertEquals("bad-address", page.value("data-notice"));
    page.press("c3");
    assertNull(page.value("data-notice"));
    page.happens(new StoreEvent.Failed(StorageFailure.REFUSED));
    assertEquals("not-kept", page.value("data-notice"));
    page.press("c4");
    assertEquals("not-kept", page.value("data-notice"));
    page.act("dismiss");
    assertNull(page.value("data-notice"));
  }

  @Test
  void illegalAnswersAreFailuresOfTheWorker() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=person,computer");
    page.press("c3");
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(0, cell(page, "c3"))));
    assertEquals("black", page.stone("c3"));
    assertEquals(1, page.model().play().failures());
  }

  @Test
  void resigningLosesAndCanBeUndone() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.press("c3", "c4");
    page.act("resign");
    page.act("confirm-resign");
    assertEquals("white", page.value("data-winner"));
    page.act("undo");
    assertNull(page.value("data-winner"));
  }

  @Test
  void computerPlaysOnAResignedSeatOfThree() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+players=3");
    page.act("resign");
    page.act("confirm-resign");
    assertEquals("white", page.value("data-turn"));
    assertNotNull(page.model().play().thinking());
  }

  @Test
  void everyStoneIsKeptAndWhatIsKeptIsTheSameMatch() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+pie=on+seats=person,person");
    page.effects();
    page.press("c3");
    assertTrue(
        page.effects().stream()
            .anyMatch(
                effect -> effect instanceof StoreEffect.Save keep && keep.match().cursor() == 1));
  }

  @Test
  void watchedComputersStopByUndoAndPlayOn() {
    PageOnJvm page = PageOnJvm.at("#new=omny+hexhex:3+seats=computer,computer");
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(1, cell(page, "c3"))));
    assertNotNull(page.model().play().thinking());
    page.act("undo");
    assertNull(page.model().play().thinking());
    page.act("play-on");
    assertNotNull(page.model().play().thinking());
  }

  @Test
  void watchedComputersCanBePausedAndStepped() {
    assertTrue(Pace.FAST.millis() >= 200, "a person sees every stone");
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=computer,computer");
    page.act("pause");
    assertNull(page.model().play().thinking());
    page.act("redo");
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(0, cell(page, "c3"))));
    assertEquals("white", page.stone("c3"));
    assertNull(page.model().play().thinking(), "one move and no more");
    page.act("redo");
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(1, cell(page, "c4"))));
    page.act("pause");
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(0, cell(page, "d3"))));
    assertNotNull(page.model().play().thinking(), "they go on");
    page.happens(new Answer.Best(thinking(page).number(), Moves.place(1, cell(page, "d4"))));
    page.act("undo");
    page.act("undo");
    assertEquals(0, page.match().cursor());
    page.act("redo");
    assertEquals(2, page.match().cursor(), "a turn that was undone comes back by itself");
    assertNull(page.model().play().thinking());
  }

  @Test
  void nobodyResignsByAWorkersAnswer() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=computer,person");
    for (int player = 0; player < 2; player++) {
      page.happens(new Answer.Best(thinking(page).number(), Moves.resign(player)));
      assertEquals(0, page.match().cursor());
    }
    Notice notice = page.model().session().notice();
    assertNotNull(notice);
    assertEquals(Notice.Kind.WORKER_RESTARTED, notice.kind());
  }
}
