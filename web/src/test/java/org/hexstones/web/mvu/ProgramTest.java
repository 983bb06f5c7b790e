package org.hexstones.web.mvu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.analysis.AnalysisOnJvm;
import org.hexstones.web.analysis.insight.InsightEffect;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.play.SearchEffect;
import org.hexstones.web.storage.StoreEffect;
import org.junit.jupiter.api.Test;

final class ProgramTest {
  private final List<Effect> done = new ArrayList<>();
  private final List<RuntimeException> failures = new ArrayList<>();

  private record Happened() implements Event {}

  /** Handles them where that fails for those of a kind. */
  private void run(List<Effect> effects, Class<? extends Effect> failing) {
    new Program<>(
            "",
            (model, event, now) -> new Next<>(model, effects),
            () -> 0,
            (before, after) -> {},
            effect -> {
              done.add(effect);
              if (failing.isInstance(effect)) {
                throw new IllegalStateException("cannot be handled");
              }
            },
            this::contain)
        .dispatch(new Happened());
    assertEquals(1, failures.size());
    assertEquals(effects.size(), done.size());
    assertTrue(done.containsAll(effects));
  }

  private void contain(Runnable what) {
    try {
      what.run();
    } catch (IllegalStateException e) {
      failures.add(e);
    }
  }

  /** The same effects, those that save something after the others. */
  private static List<Effect> savedLast(List<Effect> effects) {
    List<Effect> last = new ArrayList<>(effects);
    last.removeIf(effect -> effect instanceof Effect.Persist);
    for (Effect effect : effects) {
      if (effect instanceof Effect.Persist) {
        last.add(effect);
      }
    }
    return last;
  }

  private int first(Class<? extends Effect> kind) {
    for (int i = 0; i < done.size(); i++) {
      if (kind.isInstance(done.get(i))) {
        return i;
      }
    }
    throw new AssertionError("none of " + kind);
  }

  @Test
  void stoneIsSavedBeforeTheWorkerIsAsked() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+seats=person,computer");
    page.press("e5");
    page.effects();
    page.press("c4");
    run(savedLast(page.effects()), SearchEffect.Ask.class);
    assertEquals(0, first(StoreEffect.Save.class));
    assertTrue(
        first(SearchEffect.Ask.class) < first(SearchEffect.Watch.class), "else in their order");
  }

  @Test
  void theAnalysisBoardKeepsBeforeItAsksToo() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.happens(new InsightEvent.SwitchOn(true));
    board.effects();
    board.press("e5");
    run(savedLast(board.effects()), InsightEffect.Think.class);
    assertEquals(0, first(StoreEffect.Save.class));
  }

  @Test
  void failedSavingStopsNoOtherEffect() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:5+seats=person,computer");
    page.press("e5");
    page.effects();
    page.press("c4");
    List<Effect> effects = savedLast(page.effects());
    assertFalse(effects.get(0) instanceof Effect.Persist, "or nothing is tried here");
    run(effects, StoreEffect.Save.class);
  }
}
