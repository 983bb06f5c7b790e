package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.boardeditor.BoardEditorEvent;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.puzzle.PuzzleEffect;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.PreferencesEffect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DraftCodecTest {
  private static final Session FRESH = new PageOnJvm().model().session();

  /** What the page had kept last. */
  private static String kept(PageOnJvm page) {
    List<Effect> effects = page.effects();
    for (int i = effects.size() - 1; i >= 0; i--) {
      if (effects.get(i) instanceof PreferencesEffect.SaveDraft keep) {
        return keep.text();
      }
    }
    throw new AssertionError(effects);
  }

  private static Session restored(String text) {
    return DraftCodec.restore(FRESH, text, Games.ALL::setup);
  }

  @Test
  void aBoardIsDrawnOn() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.act("draw-board");
    page.happens(new BoardEditorEvent.Side(7));
    page.happens(new BoardEditorEvent.Brush(BoardEditor.STAR));
    page.press("d4");
    page.happens(new BoardEditorEvent.Name("Mine"));
    BoardEditor drawn =
        Objects.requireNonNull(page.model().session().screens().find(BoardEditor.class));
    BoardEditor again =
        Objects.requireNonNull(restored(kept(page)).screens().find(BoardEditor.class));
    assertEquals(7, again.side());
    assertEquals(drawn.paint(), again.paint());
    assertEquals("Mine", again.name());

    String text = DraftCodec.write(page.model().session().screens());
    page.press("d5");
    Session further = page.model().session();
    page.happens(new AppEvent.RestoreDraft(text));
    assertSame(
        further.screens().find(BoardEditor.class),
        page.model().session().screens().find(BoardEditor.class));

    page.act("leave-sketch");
    assertEquals("", kept(page));
    page.happens(new AppEvent.RestoreDraft(text));
    assertEquals(text, kept(page));
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:3 players=3", "sunder 4", "omny triangle:5 stars=a1,a5,e1"})
  void aPositionIsMadeOn(String setup) {
    PositionEditor made =
        PositionEditor.on(Games.ALL.setup(setup).orThrow()).pressed(3).withBrush(1);
    PositionEditor whole = made.pressed(5).withToMove(org.hexstones.game.Colour.BLACK);
    String text = DraftCodec.write(ScreenStack.EMPTY.push(whole));
    PositionEditor again =
        Objects.requireNonNull(restored(text).screens().find(PositionEditor.class));
    assertEquals(whole.stones(), again.stones());
    assertEquals(whole.toMove(), again.toMove());
    assertEquals(whole.setup().text(), again.setup().text());
  }

  @Test
  void aLessonIsGoneOnWith() {
    PageOnJvm page = lessonAt(1);
    page.happens(new LessonEvent.Next());
    PageOnJvm reloaded = new PageOnJvm();
    reloaded.happens(new AppEvent.RestoreDraft(kept(page)));
    guideComes(reloaded);
    Lesson lesson = Objects.requireNonNull(reloaded.model().session().screens().find(Lesson.class));
    assertEquals("omny", lesson.game());
    assertEquals(2, lesson.step());
    assertNotNull(lesson.match());

    page.happens(new LessonEvent.Leave());
    assertEquals("", kept(page));
  }

  @Test
  void aLessonOnWinningIsGoneOnWith() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new AppEvent.RestoreDraft("1 lesson 1 omega.small\n"));
    page.draw();
    guideComes(page);
    Lesson lesson = Objects.requireNonNull(page.model().session().screens().find(Lesson.class));
    assertEquals("omega.small", lesson.course());
    assertEquals(1, lesson.step());
    assertEquals("1 lesson 1 omega.small\n", DraftCodec.write(page.model().session().screens()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 lesson 99 omega\n",
        "1 lesson 0 chess\n",
        "1 lesson 0 omega.chess\n",
        "1 lesson 0 .\n"
      })
  void aLessonThatIsNotThereIsLeft(String text) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new AppEvent.RestoreDraft(text));
    page.draw();
    guideComes(page);
    assertNull(page.model().session().screens().find(Lesson.class));
  }

  @Test
  void aLessonIsOverTheRulesAgainFromWhichItWasBegun() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.Open(Dialog.RULES));
    page.happens(new Route.Lesson("omny"));
    guideComes(page);
    Event takeUp = new AppEvent.RestoreDraft(kept(page));
    PageOnJvm reloaded = new PageOnJvm();
    reloaded.happens(takeUp);
    guideComes(reloaded);
    reloaded.happens(Objects.requireNonNull(reloaded.model().session().screens().closing()));
    assertNull(reloaded.model().session().screens().find(Lesson.class));
    assertEquals(Dialog.RULES, reloaded.model().session().dialog());
    reloaded.happens(takeUp);
    assertEquals(2, reloaded.model().session().screens().height());
    reloaded.happens(new LessonEvent.Leave());
    assertEquals(0, reloaded.model().session().screens().height());
  }

  @Test
  void aPuzzleIsGoneOnWith() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.Puzzle(17));
    PageOnJvm reloaded = new PageOnJvm();
    reloaded.happens(new AppEvent.RestoreDraft(kept(page)));
    assertEquals(
        17,
        Objects.requireNonNull(reloaded.model().session().screens().find(PuzzleSession.class))
            .number());
    assertTrue(reloaded.effects().contains(new PuzzleEffect.FetchPuzzles()));
  }

  @Test
  void overAGameItIsTheGameThatIsGoneOnWith() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.happens(new Route.Puzzle(17));
    assertEquals("", DraftCodec.write(page.model().session().screens()));
  }

  private static void guideComes(PageOnJvm page) {
    String plan = GuideFilesForTest.read("plan");
    String texts = GuideFilesForTest.read("en");
    page.happens(new LessonEvent.Came(Language.ENGLISH, plan, texts));
  }

  private static PageOnJvm lessonAt(int step) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.Lesson("omny", step, false));
    guideComes(page);
    return page;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "1 board 4 0\n",
        "1 board 99 0\n",
        "1 board -1 0\n",
        "1 board x 000\n",
        "2 board 2 0000000\n",
        "1 board 2 0000003\n",
        "1 board 2 000000-\n",
        "1 other 2 0000000\n",
        "1 position 0 0\nomega hexhex:3",
        "1 position 2 0000000000000000000\nomega hexhex:3",
        "1 position 0 0000000000000000003\nomega hexhex:3",
        "1 position 0 0000000000000000000\nomega hexhex:999",
        "1 position 0 0000000000000000000\n",
      })
  void unreadableDraftsChangeNothing(String text) {
    assertSame(FRESH, restored(text));
    assertSame(FRESH, restored(text + "x".repeat(30_000)));
  }

  @Test
  void missingDraftsChangeNothing() {
    assertSame(FRESH, DraftCodec.restore(FRESH, "", Games.ALL::setup));
    assertNull(restored("1 board 4 0\n").screens().find(BoardEditor.class));
  }
}
