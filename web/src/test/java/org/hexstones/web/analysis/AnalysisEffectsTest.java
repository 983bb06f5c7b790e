package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.web.analysis.insight.InsightEffect;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.analysis.review.ReviewEffect;
import org.hexstones.web.analysis.review.ReviewEvent;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.storage.StoreEffect;
import org.junit.jupiter.api.Test;

/** How effects are handled: what keeps comes first, and what workers and the browser are asked. */
final class AnalysisEffectsTest {
  private static final GameRecord RECORD =
      GameRecord.of(Games.ALL.setup("omega hexhex:5").orThrow());

  private final HandlersOnJvm handlers = new HandlersOnJvm();
  private final List<Effect> handled = new ArrayList<>();
  private final List<RuntimeException> failures = new ArrayList<>();

  /** A board with the engine switched on, at which effects of a kind cannot be handled. */
  private AnalysisOnJvm failing(Class<? extends Effect> kind) {
    AnalysisOnJvm board =
        new AnalysisOnJvm(
            effect -> {
              handled.add(effect);
              if (kind.isInstance(effect)) {
                throw new IllegalStateException("cannot be handled");
              }
            },
            what -> {
              try {
                what.run();
              } catch (IllegalStateException e) {
                failures.add(e);
              }
            });
    board.happens(new AnalysisEvent.Opened(Parsed.ok(RECORD), null, ""));
    board.happens(new InsightEvent.SwitchOn(true));
    handled.clear();
    failures.clear();
    return board;
  }

  @Test
  void theStudyIsSavedBeforeTheWorkerIsAsked() {
    failing(InsightEffect.Think.class).press("e5");
    assertInstanceOf(StoreEffect.Save.class, handled.get(0));
    assertEquals(1, failures.size());
    assertInstanceOf(AnalysisEffect.ShowAddress.class, handled.get(handled.size() - 1));
  }

  @Test
  void failedSavingStopsNothingElse() {
    AnalysisOnJvm board = failing(StoreEffect.Save.class);
    board.press("e5");
    assertEquals(1, failures.size());
    assertEquals(1, handled.stream().filter(e -> e instanceof InsightEffect.Think).count());
    board.press("e4");
    assertEquals(2, board.study().at().depth());
  }

  @Test
  void thePositionAtTheCursorIsAskedAbout() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.press("e5", "e4");
    board.key("ArrowLeft");
    handlers.table.handle(new InsightEffect.Think(7, board.study().line()));
    handlers.table.handle(new InsightEffect.Prove(8, board.study().line()));
    AnalysisQuestion.Analyse analyse =
        assertInstanceOf(AnalysisQuestion.Analyse.class, handlers.questions.get(0));
    assertEquals(7, analyse.number());
    assertEquals(1, analyse.game().moves().size());
    AnalysisQuestion.Solve solve =
        assertInstanceOf(AnalysisQuestion.Solve.class, handlers.questions.get(1));
    assertEquals(8, solve.number());
    assertEquals(analyse.game(), solve.game());
    handlers.calls.clear();
    handlers.table.handle(new InsightEffect.Stop(8));
    handlers.table.handle(new InsightEffect.RestartWorker());
    assertEquals(List.of("stop[8]", "restart[]"), handlers.calls);
  }

  @Test
  void thoughtsOfTheWorkerBecomeEvents() {
    Report report = new Report(3, List.of());
    Solution solution = new Solution(0, List.of(), List.of());
    for (AnalysisAnswer answer :
        List.of(
            new AnalysisAnswer.Analysed(1, true, report),
            new AnalysisAnswer.Solving(2, false, 10),
            new AnalysisAnswer.Solving(3, true, 20),
            new AnalysisAnswer.Solved(4, solution),
            new AnalysisAnswer.Refused(5))) {
      handlers.answers.get(0).accept(answer);
    }
    handlers.failures.get(0).run();
    assertEquals(
        List.of(
            new InsightEvent.Thought(1, report, true),
            new InsightEvent.Proved(3, null),
            new InsightEvent.Proved(4, solution),
            new InsightEvent.Refused(5),
            new InsightEvent.Failed()),
        handlers.events);
  }

  @Test
  void reviewsAreAskedOfWorkersOfTheirOwn() {
    handlers.table.handle(new ReviewEffect.Ask(3, 1, RECORD, List.of(), 0, 1, 100));
    assertEquals(3, handlers.answers.size(), "one that thinks and two that review");
    AnalysisQuestion.Review review =
        assertInstanceOf(AnalysisQuestion.Review.class, handlers.questions.get(0));
    assertEquals(3, review.number());
    handlers.table.handle(new ReviewEffect.Stop(3, 1));
    assertTrue(handlers.calls.contains("stop[3]"));
    handlers.answers.get(2).accept(new AnalysisAnswer.Reviewed(3, true, 1000, List.of()));
    handlers.answers.get(2).accept(new AnalysisAnswer.Refused(3));
    handlers.failures.get(1).run();
    assertEquals(
        List.of(
            new ReviewEvent.Reported(3, true, 1000, List.of()),
            new ReviewEvent.Failed(),
            new ReviewEvent.Failed()),
        handlers.events);
  }

  /** A study that the address does not tell whole is left only once it is saved. */
  @Test
  void leavingKnowsWhatTheAddressTells() {
    handlers.table.handle(new AnalysisEffect.Leave());
    assertTrue(handlers.calls.contains("leave[true, #where-from]"), handlers.calls.toString());
    Study study = Study.open("id", RECORD);
    handlers.table.handle(new AnalysisEffect.ShowAddress(study));
    handlers.table.handle(new AnalysisEffect.TurnTo("#g=1"));
    assertTrue(handlers.calls.contains("leave[true, #g=1]"), handlers.calls.toString());
    Node root = RECORD.root();
    for (int i = 0; i < 30; i++) {
      root = root.withChild(i, Node.of(i).withComment(words(i)));
    }
    handlers.table.handle(new AnalysisEffect.ShowAddress(study.annotated(root)));
    handlers.table.handle(new AnalysisEffect.TurnTo("#g=2"));
    assertTrue(handlers.calls.contains("leave[false, #g=2]"), handlers.calls.toString());
  }

  /** Words that no compression makes much shorter. */
  private static String words(int seed) {
    StringBuilder words = new StringBuilder();
    Random random = new Random(seed);
    for (int i = 0; i < 1500; i++) {
      words.append((char) ('!' + random.nextInt(90)));
    }
    return words.toString();
  }
}
