package org.hexstones.web.analysis;

import java.util.function.Consumer;
import org.hexstones.web.analysis.review.ReviewEffect;
import org.hexstones.web.analysis.review.ReviewEffects;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.AddressBar;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.Renderer;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.Zoom;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.ui.ScreenEffect;
import org.jspecify.annotations.Nullable;

/** Carries out the effects of the analysis board. */
final class AnalysisEffects {
  private final Preferences memory;
  private final GamePersistence shelf;
  private final SharingEffects outbox;
  private final Renderer screen;
  private final AnalysisWorker analyst;
  private final ReviewEffects reviews;
  private final AddressBar address = new AddressBar();

  /** What the address tells, or as much of it as fits. */
  private @Nullable Study shown;

  AnalysisEffects(
      Preferences memory,
      GamePersistence shelf,
      SharingEffects outbox,
      Renderer screen,
      String worker,
      Consumer<Event> dispatch) {
    this.memory = memory;
    this.shelf = shelf;
    this.outbox = outbox;
    this.screen = screen;
    analyst = new AnalysisWorker(worker, dispatch);
    reviews = new ReviewEffects(worker, dispatch);
  }

  void carryOut(Effect effect) {
    if (effect instanceof AnalysisEffect of) {
      ofStudy(of);
    } else if (effect instanceof ReviewEffect of) {
      reviews.carryOut(of);
    } else if (effect instanceof StoreEffect.Save keep) {
      shelf.keep(keep.match());
    } else if (effect instanceof SharingEffect of) {
      outbox.carryOut(of);
    } else if (effect instanceof PreferencesEffect.SaveSettings keep) {
      memory.keep(keep.settings());
      Browser.describe(keep.settings());
    } else if (effect instanceof ScreenEffect.FocusCell focus) {
      screen.focusCell(focus.cell());
    } else if (effect instanceof ScreenEffect.FocusControl focus) {
      screen.focusControl(focus.name());
    } else if (effect instanceof ScreenEffect.Zoom zoom) {
      Zoom.by(zoom.larger());
    }
  }

  private void ofStudy(AnalysisEffect effect) {
    if (effect instanceof AnalysisEffect.Show show) {
      Study study = show.study();
      shown = study;
      address.show(study.id(), ShortLink.STUDY, study.record());
    } else if (effect instanceof AnalysisEffect.Think think) {
      analyst.think(think);
    } else if (effect instanceof AnalysisEffect.Prove prove) {
      analyst.prove(prove);
    } else if (effect instanceof AnalysisEffect.Stop stop) {
      analyst.stop(stop.question());
    } else if (effect instanceof AnalysisEffect.RestartWorker) {
      analyst.restart();
    } else if (effect instanceof AnalysisEffect.ShowMove show) {
      memory.notePlace(show.study().id(), show.study().at().text());
      screen.showCurrent();
    } else if (effect instanceof AnalysisEffect.TakeVersion) {
      shelf.leaveFor(Versions::takeWaiting);
    } else if (effect instanceof AnalysisEffect.Leave) {
      leaveFor(memory.cameFrom());
    } else if (effect instanceof AnalysisEffect.TurnTo turn) {
      leaveFor(turn.fragment());
    }
  }

  /** What cannot be kept is told by the address that is left, which the browser's history has. */
  private void leaveFor(String fragment) {
    Study told = shown;
    shelf.leave(
        told == null || ShortLink.isWhole(told.record()),
        kept -> {
          address.tell();
          Browser.turnTo(fragment);
        });
  }
}
