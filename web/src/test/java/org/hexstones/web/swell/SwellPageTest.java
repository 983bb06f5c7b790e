package org.hexstones.web.swell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.SampleGames;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.play.Asked;
import org.hexstones.web.feature.play.Thinking;
import org.hexstones.web.feature.positioneditor.PositionEditorEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.MatchCodec;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.hexstones.web.worker.WorkerOnJvm;
import org.junit.jupiter.api.Test;

/**
 * A new game needs a package of the engine, a package of the page and a line in each registry: a
 * third game goes through the page, the library and the analysis board.
 */
final class SwellPageTest {
  private static PageOnJvm page() {
    return new PageOnJvm(SampleGames.ALL, SwellView.VIEWS, SwellView.FORM);
  }

  private static PageOnJvm begun() {
    PageOnJvm page = page();
    page.happens(new StartEvent.Begin());
    return page;
  }

  @Test
  void theStartScreenOffersItAndItsOptions() {
    PageOnJvm page = page();
    assertNotNull(page.find("button", "data-game", "swell"));
    page.options();
    assertTrue(PageOnJvm.text(page.draw()).contains("Third stone"));
  }

  @Test
  void itsRulesAndItsLessonAreOffered() {
    PageOnJvm page = page();
    page.happens(new Route.Open(Dialog.RULES));
    page.happens(came());
    press(page, e -> isRulesOf(e, "swell"));
    assertTrue(PageOnJvm.text(page.draw()).contains("Grow the largest group."));
    press(page, e -> "swell".equals(e.attribute("data-lesson")));
    assertTrue(PageOnJvm.text(page.draw()).contains("Make a white group of 3."));
    page.press("b1");
    page.press("b3");
    assertTrue(PageOnJvm.text(page.draw()).contains("A group of 3."));
  }

  private static void press(PageOnJvm page, Predicate<Element> which) {
    Element button = PageOnJvm.first(page.draw(), which);
    assertNotNull(button);
    page.happens(PageOnJvm.meaning(button, "click", Input.press()));
  }

  private static LessonEvent.Came came() {
    return new LessonEvent.Came(
        Language.ENGLISH, GuideFilesForTest.withSwell("plan"), GuideFilesForTest.withSwell("en"));
  }

  @Test
  void withoutAGuideNoneIsOffered() {
    List<GameView> views = new ArrayList<>(GameViews.ALL);
    views.add(new SwellView(false));
    PageOnJvm page = new PageOnJvm(SampleGames.ALL, views, SwellView.FORM);
    assertNull(PageOnJvm.first(page.draw(), e -> "swell".equals(e.attribute("data-lesson"))));
    page.happens(new Route.Open(Dialog.RULES));
    assertNull(PageOnJvm.first(page.draw(), e -> isRulesOf(e, "swell")));
    assertNotNull(PageOnJvm.first(page.draw(), e -> isRulesOf(e, "omega")));
    page.happens(
        new LessonEvent.Came(
            Language.ENGLISH, GuideFilesForTest.read("plan"), GuideFilesForTest.read("en")));
    page.happens(new Route.Lesson("swell"));
    assertEquals(Dialog.RULES, page.model().session().dialog());
  }

  private static boolean isRulesOf(Element element, String game) {
    return "rules-of".equals(element.attribute("data-action"))
        && game.equals(element.attribute("data-game"));
  }

  @Test
  void aTurnIsEndedByAButton() {
    PageOnJvm page = begun();
    page.press("a1");
    assertEquals("black", page.value("data-turn"));
    page.press("c1");
    assertEquals("black", page.value("data-turn"), "a second stone may follow");
    assertEquals("Stop growing", PageOnJvm.text(page.find("button", "data-action", "end-turn")));
    page.act("end-turn");
    assertEquals("white", page.value("data-turn"));
    assertTrue(PageOnJvm.text(page.draw()).contains("stops growing"), "as the game calls it");
    page.act("undo");
    assertEquals("black", page.value("data-turn"));
    page.act("redo");
    assertEquals("white", page.value("data-turn"));
    assertEquals(Moves.END_TURN, page.match().record().mainLine().get(2));
  }

  @Test
  void aWholeGameIsPlayedSharedAndKept() {
    PageOnJvm page = begun();
    Rng random = new Rng(7);
    int[] moves = new int[200];
    for (Play play = play(page); !play.isOver(); play = play(page)) {
      int count = play.position().legalMoves(moves);
      int move = moves[random.below(count)];
      if (move == Moves.END_TURN) {
        page.act("end-turn");
      } else {
        page.press(play.position().board().name(Moves.cell(move)));
      }
      assertNotNull(page.draw());
    }
    assertNotNull(page.find("div", "class", "ending"));
    Match ended = page.match();
    String link = Links.write(ended.record());
    PageOnJvm other = page();
    other.open(link, SampleGames.ALL);
    assertEquals(ended.record(), other.shown().record());
    String kept = MatchCodec.write(ended);
    assertTrue(
        MatchCodec.read(ended.id(), kept, SampleGames.ALL::setup)
                instanceof MatchCodec.Read.Whole whole
            && whole.match().record().equals(ended.record()));
    other.happens(new Route.Start());
    other.happens(new Route.Library());
    other.happens(new StoreEvent.Listed(List.of(new LibraryEntry("one", 0, ended)), true));
    assertTrue(PageOnJvm.text(other.draw()).contains("Swell"));
    page.act("again");
    assertEquals(List.of(), page.match().record().mainLine());
  }

  private static Play play(PageOnJvm page) {
    return page.match().record().replay().orThrow();
  }

  /** Both turns that end early and whole ones come up, against the computer. */
  @Test
  void aGameAgainstTheComputerIsPlayedToItsEnd() {
    PageOnJvm page = page();
    WorkerOnJvm worker = new WorkerOnJvm(SampleGames.ALL);
    page.happens(new Route.NewGame("swell rhombus:4", List.of(Seat.PERSON, Seat.COMPUTER)));
    int answers = 0;
    while (!play(page).isOver()) {
      Thinking asked = page.model().play().thinking();
      if (asked == null) {
        person(page);
        continue;
      }
      assertFalse(Asked.moves(page.effects()).isEmpty());
      Question.BestMove question =
          new Question.BestMove(
              asked.number(),
              asked.question().game(),
              asked.question().level(),
              100,
              1,
              false,
              false);
      int move = assertInstanceOf(Answer.Best.class, worker.answer(question)).move();
      int plies = page.match().record().mainLine().size();
      page.happens(new Answer.Best(asked.number(), move));
      assertEquals(plies + 1, page.match().record().mainLine().size());
      answers++;
    }
    assertTrue(answers > 3);
    assertNotNull(page.find("div", "class", "ending"));
  }

  /** One stone a turn. */
  private static void person(PageOnJvm page) {
    int[] moves = new int[200];
    Play play = play(page);
    if (play.refusal(Moves.END_TURN) == null) {
      page.act("end-turn");
    } else {
      play.position().legalMoves(moves);
      page.press(play.position().board().name(Moves.cell(moves[0])));
    }
  }

  @Test
  void theComputersEndOfTurnIsPlayed() {
    PageOnJvm page = page();
    page.happens(new Route.NewGame("swell rhombus:4", List.of(Seat.PERSON, Seat.COMPUTER)));
    page.press("a1");
    answer(page, Moves.place(1, 5));
    answer(page, Moves.END_TURN);
    assertEquals("white", page.value("data-turn"));
    assertNull(page.model().play().thinking());
  }

  private static void answer(PageOnJvm page, int move) {
    Thinking asked = Objects.requireNonNull(page.model().play().thinking());
    page.happens(new Answer.Best(asked.number(), move));
  }

  @Test
  void aPositionIsEditedAndPlayedOn() {
    PageOnJvm page = page();
    page.happens(new Route.PositionEditor());
    page.press("a1");
    page.happens(new PositionEditorEvent.Play());
    assertEquals(1, page.match().record().start().stones().size());
  }
}
