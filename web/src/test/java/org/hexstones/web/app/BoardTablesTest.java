package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.hexstones.registry.Games;
import org.hexstones.web.board.Asking;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.boardeditor.BoardEditorEvent;
import org.hexstones.web.feature.boardeditor.BoardEditorUpdate;
import org.hexstones.web.feature.lesson.GuideState;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.lesson.LessonUpdate;
import org.hexstones.web.feature.play.PlayFollow;
import org.hexstones.web.feature.play.PlayState;
import org.hexstones.web.feature.play.PlayUpdate;
import org.hexstones.web.feature.positioneditor.PositionEditorEvent;
import org.hexstones.web.feature.positioneditor.PositionEditorUpdate;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.puzzle.PuzzleProgress;
import org.hexstones.web.feature.puzzle.PuzzleUpdate;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.session.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The features that show a board over the start screen have an update for whatever can happen. */
final class BoardTablesTest {
  private static final List<Class<?>> ON_ANY_BOARD =
      List.of(BoardEvent.class, BoardInputEvent.class, MatchEvent.class);

  /**
   * A feature's table.
   *
   * @param update what an event makes of a session
   */
  record Table(Updates<?> updates, Class<? extends Event> own, Function<Event, Session> update) {}

  static List<Table> tables() {
    Session start = new PageOnJvm().model().session();
    Updates<Session> boards = new BoardEditorUpdate(Games.ALL::setup).updates();
    Updates<Session> positions = new PositionEditorUpdate(Games.ALL::setup).updates();
    Updates<Part<PuzzleProgress>> puzzles = new PuzzleUpdate(Games.ALL::setup).updates();
    Updates<Part<GuideState>> lessons = new LessonUpdate(Games.ALL::setup).updates();
    Part<GuideState> guide = new Part<>(start, GuideState.NOTHING);
    Part<PuzzleProgress> progress = new Part<>(start, PuzzleProgress.NONE);
    return List.of(
        new Table(boards, BoardEditorEvent.class, event -> boards.update(start, event).model()),
        new Table(
            positions, PositionEditorEvent.class, event -> positions.update(start, event).model()),
        new Table(
            lessons, LessonEvent.class, event -> lessons.update(guide, event).model().session()),
        new Table(
            puzzles,
            PuzzleEvent.class,
            event -> puzzles.update(progress, event).model().session()));
  }

  private static List<Class<?>> events(Table table) {
    List<Class<?>> types = new ArrayList<>(Arrays.asList(table.own().getPermittedSubclasses()));
    for (Class<?> sealed : ON_ANY_BOARD) {
      types.addAll(Arrays.asList(sealed.getPermittedSubclasses()));
    }
    return types;
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyEventHasAnUpdate(Table table) {
    for (Class<?> type : table.own().getPermittedSubclasses()) {
      assertTrue(table.updates().handles(type), type + " has no update");
    }
  }

  /** Other screens ignore what they have no update for; a match has one for everything. */
  @Test
  void everyBoardEventHasAnUpdateInAMatch() {
    PositionCache positions = new PositionCache();
    Updates<Part<PlayState>> match = new PlayUpdate(positions).updates();
    new PlayFollow(positions).addTo(match);
    Updates<BoardInput> asking =
        Asking.updates(input -> input, (input, other) -> other, (input, event) -> Next.of(input));
    for (Class<?> sealed : ON_ANY_BOARD) {
      for (Class<?> type : sealed.getPermittedSubclasses()) {
        assertTrue(match.handles(type) ^ asking.handles(type), type + " has no update");
      }
    }
  }

  /** An answer may come when the screen has been left. */
  @ParameterizedTest
  @MethodSource("tables")
  void anEventThatComesLateShowsNothing(Table table) throws ReflectiveOperationException {
    for (Class<?> type : events(table)) {
      Session after = table.update().apply(some(type));
      assertEquals(ScreenStack.EMPTY, after.screens(), type.getName());
    }
  }

  private static Event some(Class<?> type) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
    Object[] values = Arrays.stream(types).map(BoardTablesTest::value).toArray();
    var constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    return (Event) constructor.newInstance(values);
  }

  private static Object value(Class<?> type) {
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type == GameForm.class) {
      return GameViews.offered();
    }
    if (type == ProofAnswer.class) {
      return new ProofAnswer(1, true, 0, true, 0, List.of(), List.of());
    }
    return type == int.class ? 1 : type == boolean.class ? true : type == char.class ? 'a' : "";
  }
}
