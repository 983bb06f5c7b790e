package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.registry.Games;
import org.hexstones.registry.SetupProblem;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.library.SafekeepingEffects;
import org.hexstones.web.feature.live.LiveEffects;
import org.hexstones.web.feature.play.PlayEffect;
import org.hexstones.web.feature.puzzle.PuzzleEffects;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.live.FakeConnections;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.NotingPort;
import org.hexstones.web.mvu.Samples;
import org.hexstones.web.protocol.ProofWorker;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenEffects;
import org.hexstones.web.session.ScreenPort;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.storage.FakePorts;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Lookup;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.StorageManager;
import org.hexstones.web.storage.StoragePorts;
import org.junit.jupiter.api.Test;

/** Every event has an update on every screen, every effect a handler, every screen a view. */
final class TotalDispatchTest {
  private static final String ROOT = "org.hexstones.web";

  /** Other programs, with tests of their own. */
  private static final List<String> OTHERS =
      List.of(ROOT + ".analysis", ROOT + ".embed", ROOT + ".first");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  private static final GameRecord RECORD =
      GameRecord.of(Games.ALL.setup("omega hexhex:5").orThrow());

  private static final Samples SAMPLES =
      new Samples()
          .with(Lookup.class, Lookup.None::new)
          .with(GameForm.class, () -> GameViews.offered())
          .with(GameRecord.class, () -> RECORD)
          .with(Parsed.class, () -> Parsed.ok(RECORD))
          .with(Reason.class, () -> Reason.of(SetupProblem.TOO_LONG))
          .with(Seat.class, () -> Seat.PERSON)
          .with(
              Match.class, () -> Match.begin("sample", RECORD, List.of(Seat.PERSON, Seat.PERSON)));

  /** The records of this program that implement a type, those of other programs left out. */
  private static List<Class<?>> allOf(Class<?> type) {
    List<Class<?>> found = new ArrayList<>();
    for (JavaClass one : CLASSES) {
      if (one.isAssignableTo(type)
          && !one.isInterface()
          && OTHERS.stream().noneMatch(one.getPackageName()::startsWith)) {
        found.add(one.reflect());
      }
    }
    return found;
  }

  /** A page at every screen that there is. */
  private static Map<String, Supplier<PageOnJvm>> pages() {
    Map<String, Supplier<PageOnJvm>> pages = new LinkedHashMap<>();
    pages.put("start", PageOnJvm::new);
    pages.put("match", () -> PageOnJvm.at("#new=omega+hexhex:5+seats=person,computer"));
    pages.put("lesson", () -> after(new Route.Lesson("omega")));
    pages.put("puzzle", () -> after(new Route.Puzzle(1)));
    pages.put("board editor", () -> after(new Route.BoardEditor("")));
    pages.put("position editor", () -> after(new Route.PositionEditor()));
    for (Dialog dialog : Dialog.values()) {
      pages.put("dialog " + dialog, () -> after(new Route.Open(dialog)));
    }
    return pages;
  }

  private static PageOnJvm after(Event event) {
    PageOnJvm page = new PageOnJvm();
    page.happens(event);
    return page;
  }

  @Test
  void everyEventHasAnUpdateOnEveryScreen() {
    List<Class<?>> events = allOf(Event.class);
    assertTrue(events.size() > 90, "found only " + events.size());
    assertTrue(events.contains(MatchEvent.Undo.class) && events.contains(PuzzleEvent.Hint.class));
    pages()
        .forEach(
            (name, page) -> {
              for (Class<?> type : events) {
                Event event = (Event) SAMPLES.of(type);
                assertDoesNotThrow(
                    () -> page.get().happens(event),
                    type
                        + " at the page \""
                        + name
                        + "\": give it an update in a table of its feature;"
                        + " give the screen an entry in the boards of app.Update");
              }
            });
  }

  @Test
  void everyEventBelongsToASealedFamily() {
    for (Class<?> type : allOf(Event.class)) {
      assertTrue(type.getInterfaces()[0].isSealed(), type + " must implement a sealed interface");
    }
  }

  @Test
  void everyScreenIsShownAndCanBeClosed() {
    List<Class<?>> shown = new ArrayList<>();
    pages()
        .forEach(
            (name, page) -> {
              PageOnJvm at = page.get();
              ScreenStack screens = at.model().session().screens();
              Screen top = screens.top();
              assertDoesNotThrow(
                  at::draw, name + ": give the screen a branch in app.PageView.screen");
              if (top != null) {
                shown.add(top.getClass());
                Event close = top.closing(screens);
                at.happens(close);
                assertEquals(
                    screens.screens().subList(0, screens.height() - 1),
                    at.model().session().screens().screens(),
                    name + ": " + close + " must remove the screen, and nothing else");
              }
            });
    for (Class<?> screen : allOf(Screen.class)) {
      assertTrue(shown.contains(screen), screen + " is never shown: add it to pages()");
    }
  }

  @Test
  void everyEffectHasAHandler() {
    List<Class<?>> effects = allOf(Effect.class);
    assertFalse(effects.isEmpty());
    EffectHandlers table = handlers();
    List<Class<?>> without = new ArrayList<>();
    for (Class<?> type : effects) {
      if (!table.handles(type)) {
        without.add(type);
      }
    }
    assertEquals(List.of(), without, "register a handler for these, as app.AppEffects does");
  }

  @Test
  void nothingIsDelayedWhereNothingMoves() {
    List<Object> millis = new ArrayList<>();
    AppBrowser still =
        NotingPort.of(
            AppBrowser.class,
            (method, given) -> millis.addAll(method.equals("after") ? given.subList(0, 1) : given));
    handlers(still).handle(new PlayEffect.ShowLater(3, 375));
    assertEquals(List.of(0), millis);
  }

  private static EffectHandlers handlers() {
    return handlers(port(AppBrowser.class));
  }

  /** The table of the page, with nothing of a browser behind it. */
  private static EffectHandlers handlers(AppBrowser browser) {
    EffectHandlers table = new EffectHandlers();
    StoragePorts ports = new FakePorts();
    Preferences preferences = new Preferences(Preferences.LAST, ports, List.of());
    GamePersistence games = new GamePersistence(preferences, ports, Games.ALL::setup, event -> {});
    games.addTo(table);
    new SafekeepingEffects(port(StorageManager.class), preferences, () -> 0, event -> {})
        .addTo(table);
    new SearchEffects("", event -> {}).addTo(table);
    new PuzzleEffects((answered, failed) -> port(ProofWorker.class), event -> {}).addTo(table);
    new SharingEffects(
            GameViews.ALL, "", () -> TestCatalogs.messages(Language.ENGLISH), event -> {})
        .addTo(table);
    new LiveEffects(
            new FakeConnections(), Games.ALL::setup, games, (work, done) -> {}, null, event -> {})
        .addTo(table);
    TabOnJvm tab = new TabOnJvm();
    tab.addTo(table);
    ScreenEffects.addTo(table, port(ScreenPort.class), event -> {});
    new AppEffects(browser, preferences, games, ports.scheduler(), tab.history(), event -> {})
        .addTo(table);
    return table;
  }

  private static <P> P port(Class<P> type) {
    return NotingPort.of(type, (method, given) -> {});
  }
}
