package org.hexstones.web.feature.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.Repetition;
import org.hexstones.web.storage.StoreEvent;
import org.junit.jupiter.api.Test;

/** Failed puzzles and mistakes in reviewed games are asked again. */
final class PracticeTest {
  private static final int TODAY = 20_000;
  private static final double DAY = 24 * 3_600_000.0;

  private static PageOnJvm page(int number, int today) {
    PageOnJvm page = PageOnJvm.at("#puzzle=" + number);
    page.happens(new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), today, ""));
    return page;
  }

  static PuzzleSession puzzling(PageOnJvm page) {
    return Objects.requireNonNull(page.model().session().screens().find(PuzzleSession.class));
  }

  static void answer(PageOnJvm page, boolean right) {
    PuzzleSession puzzling = puzzling(page);
    List<Integer> answer = Objects.requireNonNull(puzzling.puzzle()).answer();
    for (int cell = 0; puzzling(page).state() == PuzzleSession.State.OPEN; cell++) {
      int made = puzzling(page).made().size();
      int wanted = Moves.cell(answer.get(made));
      int pressed = right ? wanted : cell;
      if (right || answer.stream().noneMatch(move -> Moves.cell(move) == pressed)) {
        page.press(
            Objects.requireNonNull(puzzling.puzzle()).record().setup().board().name(pressed));
      }
    }
  }

  private static List<Effect> practised(PageOnJvm page) {
    return page.effects().stream()
        .filter(PreferencesEffect.SavePractice.class::isInstance)
        .toList();
  }

  @Test
  void aFailedPuzzleIsOnTheStartScreenTheNextDay() {
    PageOnJvm page = page(5, TODAY);
    answer(page, false);
    Repetition again = page.model().puzzles().again();
    assertEquals(List.of(new PreferencesEffect.SavePractice(again)), practised(page));
    page.act("again-puzzle");
    answer(page, true);
    assertEquals(again, page.model().puzzles().again(), "on the same day that proves nothing");
    page.act("leave-puzzle");
    assertEquals(0, lines(page));

    page.happens(new Route.Puzzle(1));
    page.happens(new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), TODAY + 1, ""));
    page.act("leave-puzzle");
    assertEquals(1, lines(page));
    assertTrue(
        PageOnJvm.text(page.find("button", "data-action", "practise")).endsWith("mistakes: 1"));
    page.act("practise");
    page.happens(new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), TODAY + 1, ""));
    assertEquals(5, puzzling(page).number());
    answer(page, true);
    assertEquals(
        new Repetition.Item(Repetition.puzzle(5), 1, TODAY + 1),
        page.model().puzzles().again().find(Repetition.puzzle(5)));
    page.act("leave-puzzle");
    assertEquals(0, lines(page));
  }

  @Test
  void onlyPuzzlesSolvedByHintsComeBack() {
    PageOnJvm page = page(5, TODAY);
    answer(page, true);
    assertEquals(Repetition.NONE, page.model().puzzles().again());
    page.happens(new Route.Puzzle(6));
    while (!puzzling(page).revealed()) {
      page.act("hint");
    }
    answer(page, true);
    assertNotNull(page.model().puzzles().again().find(Repetition.puzzle(6)));
  }

  private static int lines(PageOnJvm page) {
    return PageOnJvm.first(page.draw(), e -> "practise".equals(e.attribute("data-action"))) == null
        ? 0
        : 1;
  }

  /** A review is a copy with persons in all seats; the game tells who was the computer. */
  @Test
  void mistakesAreAskedOnTheAnalysisBoard() {
    for (String setup : List.of("omega hexhex:4", "sunder 4")) {
      Match begun =
          Match.begin(
              "one",
              GameRecord.of(Games.ALL.setup(setup).orThrow()),
              List.of(Seat.PERSON, Seat.COMPUTER));
      Match played = begun;
      for (int cell = 0; cell < 4; cell++) {
        boolean omega = setup.startsWith("omega");
        played = played.played(Moves.place(omega ? cell % 2 : 1 - cell % 2, cell));
      }
      String comment = "[%review 50 50 40 better black:a1]";
      GameRecord record = played.record();
      GameRecord noted =
          record.withRoot(
              record
                  .root()
                  .withComment(comment)
                  .withChildren(List.of(record.root().children().get(0).withComment(comment))));
      PageOnJvm page = page(1, TODAY);
      page.act("leave-puzzle");
      page.happens(
          new StoreEvent.Listed(
              List.of(
                  new LibraryEntry("copy", TODAY * DAY, review(noted)),
                  new LibraryEntry("review", (TODAY - 1) * DAY, review(noted)),
                  new LibraryEntry("one", (TODAY - 1) * DAY, played)),
              true));
      assertEquals(0, lines(page), "of two copies the newest counts, and is of today");
      page.happens(
          new StoreEvent.Listed(
              List.of(
                  new LibraryEntry("review", (TODAY - 1) * DAY, review(noted)),
                  new LibraryEntry("one", (TODAY - 1) * DAY, played)),
              true));
      boolean persons = setup.startsWith("omega");
      assertTrue(
          PageOnJvm.text(page.find("button", "data-action", "practise"))
              .endsWith(persons ? "mistakes: 2" : "mistakes: 1"),
          setup + ": the computer's mistakes are not asked");
      page.effects();
      page.act("practise");
      assertTrue(
          page.effects()
              .contains(new SharingEffect.Analyse(noted, 0, StudyTask.PRACTISE, false, "")));
      page.happens(
          new StoreEvent.Practised(
              Repetition.NONE
                  .answered(Repetition.position(noted, 0), true, TODAY)
                  .answered(Repetition.position(noted, 1), true, TODAY)));
      assertEquals(0, lines(page));
    }
  }

  private static Match review(GameRecord noted) {
    return Match.begin("review", noted, List.of(Seat.PERSON, Seat.PERSON));
  }
}
