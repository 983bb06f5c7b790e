package org.hexstones.web.analysis;

import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.hexstones.web.analysis.composer.ComposerEffects;
import org.hexstones.web.analysis.insight.InsightEffects;
import org.hexstones.web.analysis.paper.PaperEffects;
import org.hexstones.web.analysis.paper.PaperPort;
import org.hexstones.web.analysis.review.ReviewEffect;
import org.hexstones.web.analysis.review.ReviewEffects;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.protocol.AnalysisWorker;
import org.hexstones.web.protocol.ProofWorker;
import org.hexstones.web.session.ScreenEffects;
import org.hexstones.web.session.ScreenPort;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;
import org.jspecify.annotations.Nullable;

/** Handles the effects of the analysis board. */
final class AnalysisEffects {
  private final AnalysisBrowser browser;

  /** The study in the address, or as much of it as fits; null if the address was not changed. */
  private @Nullable Study shown;

  private AnalysisEffects(AnalysisBrowser browser) {
    this.browser = browser;
  }

  /**
   * Makes a handler for each effect of the analysis board.
   *
   * @param sharing handles the effects of links and files
   * @param paper saves and prints what is made for articles and paper
   * @param seeds supplies random seeds for searches
   */
  static EffectHandlers handlers(
      AnalysisBrowser browser,
      ScreenPort screen,
      SharingEffects sharing,
      AnalysisWorker.Source workers,
      ProofWorker.Source provers,
      PaperPort paper,
      IntSupplier seeds,
      Consumer<Event> dispatch) {
    EffectHandlers handlers = new EffectHandlers();
    sharing.addTo(handlers);
    ScreenEffects.addTo(handlers, screen, dispatch);
    new AnalysisEffects(browser).register(handlers);
    new InsightEffects(workers, seeds, dispatch).register(handlers);
    new ReviewEffects(workers, dispatch).register(handlers);
    new ComposerEffects(provers, dispatch).register(handlers);
    PaperEffects.addTo(handlers, paper, dispatch);
    return handlers
        .on(
            AnalysisEffect.TakeVersion.class,
            take -> browser.takeVersion(() -> dispatch.accept(new ShellEvent.VersionHeld())))
        .on(StoreEffect.Save.class, save -> browser.saveStudy(save.match()))
        .on(PreferencesEffect.SaveSettings.class, save -> browser.saveSettings(save.settings()))
        .on(
            ReviewEffect.Practised.class,
            practised ->
                browser.practised(practised.record(), practised.plies(), practised.right()));
  }

  private void register(EffectHandlers handlers) {
    handlers
        .on(AnalysisEffect.ShowAddress.class, this::showAddress)
        .on(AnalysisEffect.ShowMove.class, show -> browser.showMove(show.study()))
        .on(AnalysisEffect.NoteTask.class, note -> browser.noteTask(note.task()))
        .on(AnalysisEffect.Leave.class, leave -> leave(browser.cameFrom()))
        .on(AnalysisEffect.TurnTo.class, turn -> leave(turn.fragment()));
  }

  private void showAddress(AnalysisEffect.ShowAddress show) {
    shown = show.study();
    browser.showAddress(show.study());
  }

  private void leave(String fragment) {
    Study present = shown;
    browser.leave(present == null || ShortLink.isWhole(present.record()), fragment);
  }
}
