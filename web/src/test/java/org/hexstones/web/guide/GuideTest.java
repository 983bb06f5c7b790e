package org.hexstones.web.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.omny.Cut;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.SampleGames;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.swell.SwellView;
import org.hexstones.web.ui.GameView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The guide as it is published, and of the game of the tests: whole in every language, and true.
 */
final class GuideTest {
  private static final String PLAN = GuideFilesForTest.withSwell("plan");

  private static Parsed<Guide> read(String plan, String texts) {
    return GuideReader.read(plan, texts, SampleGames.ALL::setup);
  }

  private static Guide guide(Language language) {
    return read(PLAN, GuideFilesForTest.withSwell(language.tag())).orThrow();
  }

  /** Reading refuses a text that is missing, and one that is left over. */
  @ParameterizedTest
  @EnumSource
  void everyLanguageHasEveryText(Language language) {
    Guide guide = guide(language);
    for (GameView view : SwellView.VIEWS.stream().filter(GameView::hasGuide).toList()) {
      Guide.Rules rules = guide.rulesOf(view.id());
      Guide.Course course = guide.course(view.id());
      assertNotNull(rules);
      assertNotNull(course);
      assertFalse(rules.pieces().isEmpty());
      assertFalse(course.steps().isEmpty());
    }
    assertNull(guide.rulesOf("chess"));
    assertNull(guide.course("chess"));
  }

  /** The numbers that captions tell are those of the engine. */
  @ParameterizedTest
  @EnumSource
  void captionsTellTheEnginesScores(Language language) {
    List<String> scored = new ArrayList<>();
    Guide.Rules rules = Objects.requireNonNull(guide(language).rulesOf("omega"));
    for (Piece piece : rules.pieces()) {
      if (piece instanceof Piece.Picture picture && picture.caption().contains("×")) {
        Position position = picture.record().replay().orThrow().position();
        scored.add(position.scoreText());
        for (String word : position.scoreText().split(" ", -1)) {
          if (Character.isDigit(word.charAt(0))) {
            assertTrue(picture.caption().contains(word), picture.caption() + " lacks " + word);
          }
        }
      }
    }
    assertEquals(
        List.of(
            "white 27 black 9",
            "white 8 black 4",
            "white 12 black 6",
            "white 48 black 28 red 40 blue 36"),
        scored);
  }

  /** The stars of cuts that captions tell are those of the engine. */
  @ParameterizedTest
  @EnumSource
  void captionsTellTheEnginesCuts(Language language) {
    int reported = 0;
    Guide.Rules rules = Objects.requireNonNull(guide(language).rulesOf("omny"));
    for (Piece piece : rules.pieces()) {
      if (piece instanceof Piece.Picture picture && !picture.record().mainLine().isEmpty()) {
        Position position = picture.record().replay().orThrow().position();
        for (Cut cut : ((OmnyPosition) position).standing(Colour.BLACK.index()).cuts()) {
          assertTrue(picture.caption().contains(String.valueOf(cut.stars())), picture.caption());
          reported++;
        }
      }
    }
    assertEquals(4, reported);
  }

  /** What a step asks for in numbers, its texts tell in every language. */
  @ParameterizedTest
  @EnumSource
  void stepsTellTheirBounds(Language language) {
    for (Guide.Course course : guide(language).courses()) {
      for (Step step : course.steps()) {
        if (step.goal() instanceof Goal.Scores scores) {
          String said = step.words().task() + step.words().done();
          for (Goal.Score score : scores.bounds()) {
            assertTrue(said.contains(String.valueOf(score.bound())), said);
          }
        }
      }
    }
  }

  /** From every step's record the goal can be reached within the turn, and can be missed. */
  @Test
  void everyStepCanBeReached() {
    for (Guide.Course course : guide(Language.ENGLISH).courses()) {
      for (Step step : course.steps()) {
        Play play = begun(step.record());
        assertEquals(Step.State.OPEN, step.at(play), step.words().title());
        int[] ends = new int[2];
        count(step, play, ends);
        assertTrue(ends[0] > 0, step.words().title() + " cannot be reached");
        boolean anyTurn = step.goal() instanceof Goal.Turn;
        assertEquals(anyTurn, ends[1] == 0, step.words().title() + " cannot be missed");
      }
    }
  }

  private static Play begun(GameRecord record) {
    return record.replay().orThrow();
  }

  /** Plays every turn: how many of them reach the goal, and how many miss it. */
  private static void count(Step step, Play play, int[] ends) {
    int[] moves = new int[play.position().maxLegalMoves()];
    int legal = play.position().legalMoves(moves);
    for (int i = 0; i < legal; i++) {
      play.play(moves[i]);
      switch (step.at(play)) {
        case REACHED -> ends[0]++;
        case MISSED -> ends[1]++;
        default -> count(step, play, ends);
      }
      play.undo();
    }
  }

  @Test
  void missingAndExtraTextsAreNamed() {
    Parsed<Guide> missing = read("rules omega\nh key", "");
    assertEquals(GuideProblem.NO_TEXT, refused(missing));
    assertEquals(GuideProblem.UNUSED_TEXT, refused(read("rules omega", "key = text")));
    assertEquals(GuideProblem.TEXT_TWICE, refused(read("", "a = b\na = c")));
    assertEquals(GuideProblem.NOT_A_TEXT, refused(read("", "a=b")));
    assertEquals(GuideProblem.TOO_LONG, refused(read("#".repeat(300_000), "")));
  }

  private static Object refused(Parsed<Guide> read) {
    return assertInstanceOf(Parsed.Refused.class, read).reason().problem();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x key",
        "step key turn",
        "step key fly in hexstones 1 game omega hexhex:3",
        "step key score green >= 3 in hexstones 1 game omega hexhex:3",
        "step key score white = 3 in hexstones 1 game omega hexhex:3",
        "step key score white >= x in hexstones 1 game omega hexhex:3",
        "step key won in hexstones 1 game omega hexhex:3",
        "step key line in hexstones 1 game omega hexhex:3",
        "step key line z9 in hexstones 1 game omega hexhex:3",
        "step key line c3 show z9 in hexstones 1 game omega hexhex:3",
        "step key line c3 then z9 in hexstones 1 game omega hexhex:3",
        "step key score white >= 3 black in hexstones 1 game omega hexhex:3",
        "b key show z9 in hexstones 1 game omega hexhex:3",
        "b key hexstones 1 game omega hexhex:3 moves c3 c3",
        "b",
      })
  void otherTextsAreNoPlan(String line) {
    assertFalse(read("lesson omega\n" + line, "key = text").isOk());
  }
}
