package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.registry.Games;
import org.hexstones.registry.SetupProblem;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.analysis.composer.ComposerEffect;
import org.hexstones.web.analysis.composer.ComposerEvent;
import org.hexstones.web.analysis.insight.InsightEffect;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.analysis.insight.RulesOverlayEvent;
import org.hexstones.web.analysis.paper.PaperEffect;
import org.hexstones.web.analysis.paper.PaperEvent;
import org.hexstones.web.analysis.review.ReviewEffect;
import org.hexstones.web.analysis.review.ReviewEvent;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Samples;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.junit.jupiter.api.Test;

/** Every event has an update, whatever is open, and every effect that comes of it a handler. */
final class AnalysisDispatchTest {
  private static final List<Class<?>> EVENTS =
      leaves(
          AnalysisEvent.class,
          TreeEvent.class,
          InsightEvent.class,
          ReviewEvent.class,
          RulesOverlayEvent.class,
          ComposerEvent.class,
          PaperEvent.class,
          BoardEvent.class,
          BoardInputEvent.class,
          MatchEvent.class,
          ShellEvent.class,
          SettingsEvent.class,
          SharingEvent.class,
          StoreEvent.class,
          Route.class);

  private static final List<Class<?>> EFFECTS =
      leaves(
          AnalysisEffect.class,
          InsightEffect.class,
          ReviewEffect.class,
          ComposerEffect.class,
          PaperEffect.class,
          StoreEffect.Save.class,
          PreferencesEffect.SaveSettings.class,
          ScreenEffect.FocusCell.class,
          ScreenEffect.FocusControl.class,
          ScreenEffect.Zoom.class);

  private static final GameRecord RECORD =
      GameRecord.of(Games.ALL.setup("omny hexhex:3").orThrow());

  private static final Samples SAMPLES =
      new Samples()
          .with(String.class, () -> "c3")
          .with(GameRecord.class, () -> RECORD)
          .with(Parsed.class, () -> Parsed.ok(RECORD))
          .with(Reason.class, () -> Reason.of(SetupProblem.TOO_LONG))
          .with(Match.class, () -> Study.open("test-0", RECORD).kept())
          .with(Seat.class, () -> Seat.PERSON)
          .with(Study.class, () -> Study.open("test-0", RECORD));

  private record Unheard() implements Event {}

  private record Unhandled() implements Effect {}

  private static List<Class<?>> leaves(Class<?>... families) {
    List<Class<?>> leaves = new ArrayList<>();
    for (Class<?> family : families) {
      leaves.addAll(Samples.leaves(family));
    }
    return leaves;
  }

  private static Map<String, Supplier<AnalysisOnJvm>> boards() {
    Map<String, Supplier<AnalysisOnJvm>> boards = new LinkedHashMap<>();
    boards.put("nothing open", () -> AnalysisOnJvm.atLink("nonsense"));
    boards.put("a beginning", () -> AnalysisOnJvm.at("omny hexhex:3"));
    boards.put("while much is asked", AnalysisDispatchTest::busy);
    return boards;
  }

  /** A board on which the engine thinks, a review is made and a better turn is looked for. */
  private static AnalysisOnJvm busy() {
    AnalysisOnJvm board = AnalysisOnJvm.atLink(Links.write(RECORD));
    board.press("c3", "d3");
    board.happens(new InsightEvent.SwitchOn(true));
    board.happens(new ReviewEvent.Begin());
    ReviewedTurn turn = new ReviewedTurn(0, 1, 0, List.of(0.5, 0.5), List.of(), 0.5, false);
    board.effects().stream()
        .filter(effect -> effect instanceof ReviewEffect.Ask)
        .map(effect -> (ReviewEffect.Ask) effect)
        .forEach(
            ask ->
                board.happens(new ReviewEvent.Reported(ask.number(), true, 1000, List.of(turn))));
    board.happens(new ReviewEvent.Find(0));
    board.happens(new ReviewEvent.Begin());
    assertNotNull(board.model().insight().asked());
    assertNotNull(board.model().review().run());
    assertNotNull(board.model().review().trial());
    return board;
  }

  @Test
  void everyEventAndEffectIsHandled() {
    HandlersOnJvm handlers = new HandlersOnJvm();
    boards()
        .forEach(
            (name, boards) -> {
              for (Class<?> type : EVENTS) {
                AnalysisOnJvm board = boards.get();
                board.effects();
                Event event = (Event) SAMPLES.of(type);
                assertDoesNotThrow(
                    () -> board.happens(event),
                    type
                        + " with "
                        + name
                        + ": give it an update, or ignore its family in analysis/ShellUpdate");
                for (Effect effect : board.effects()) {
                  assertTrue(handlers.table.handles(effect.getClass()), type + ": " + effect);
                }
                assertNotNull(board.draw(), name + ": " + type);
              }
            });
  }

  @Test
  void unknownEventsThrow() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    assertThrows(IllegalStateException.class, () -> board.happens(new Unheard()));
    HandlersOnJvm handlers = new HandlersOnJvm();
    assertThrows(IllegalStateException.class, () -> handlers.table.handle(new Unhandled()));
  }

  @Test
  void everyEffectIsHandledByTheBrowserOrAWorker() {
    for (Class<?> type : EFFECTS) {
      HandlersOnJvm handlers = new HandlersOnJvm();
      handlers.table.handle((Effect) SAMPLES.of(type));
      assertTrue(!handlers.calls.isEmpty(), "nothing came of " + type);
    }
  }

  /** What is sent away goes by a feature of the page's, which asks the browser itself. */
  @Test
  void everyEffectThatSendsHasAHandler() {
    HandlersOnJvm handlers = new HandlersOnJvm();
    for (Class<?> type :
        List.of(ClipboardEffect.Copy.class, SharingEffect.Share.class, SharingEffect.Save.class)) {
      assertTrue(handlers.table.handles(type), type.toString());
    }
  }

  /** So that an event or effect that is added later is tried too. */
  @Test
  void allOfTheAnalysisBoardsOwnAreTried() {
    TreeSet<String> own = new TreeSet<>();
    TreeSet<String> tried = new TreeSet<>();
    for (JavaClass one :
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.hexstones.web.analysis")) {
      boolean is = one.isAssignableTo(Event.class) || one.isAssignableTo(Effect.class);
      if (is && !one.isInterface()) {
        own.add(one.getName());
      }
    }
    for (List<Class<?>> some : List.of(EVENTS, EFFECTS)) {
      for (Class<?> one : some) {
        if (one.getName().startsWith("org.hexstones.web.analysis.")) {
          tried.add(one.getName());
        }
      }
    }
    assertTrue(own.size() > 30, own.toString());
    assertEquals(own, tried, "add the new events to EVENTS, the new effects to EFFECTS");
  }
}
