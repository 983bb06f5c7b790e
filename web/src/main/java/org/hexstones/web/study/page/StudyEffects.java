package org.hexstones.web.study.page;

import java.util.function.Consumer;
import org.hexstones.web.dom.AddressBar;
import org.hexstones.web.dom.Browser;
import org.hexstones.web.dom.Screen;
import org.hexstones.web.dom.Versions;
import org.hexstones.web.dom.Zoom;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.ShortLink;
import org.hexstones.web.program.Memory;
import org.hexstones.web.program.Outbox;
import org.hexstones.web.program.Shelf;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.update.ReviewEffect;
import org.hexstones.web.study.update.StudyEffect;
import org.hexstones.web.update.Effect;
import org.jspecify.annotations.Nullable;

/** Carries out the effects of the analysis board. */
final class StudyEffects {
  private final Memory memory;
  private final Shelf shelf;
  private final Outbox outbox;
  private final Screen screen;
  private final Analyst analyst;
  private final ReviewEffects reviews;
  private final AddressBar address = new AddressBar();

  /** What the address tells, or as much of it as fits. */
  private @Nullable Study shown;

  StudyEffects(
      Memory memory,
      Shelf shelf,
      Outbox outbox,
      Screen screen,
      String worker,
      Consumer<Event> dispatch) {
    this.memory = memory;
    this.shelf = shelf;
    this.outbox = outbox;
    this.screen = screen;
    analyst = new Analyst(worker, dispatch);
    reviews = new ReviewEffects(worker, dispatch);
  }

  void carryOut(Effect effect) {
    if (effect instanceof StudyEffect of) {
      ofStudy(of);
    } else if (effect instanceof ReviewEffect of) {
      reviews.carryOut(of);
    } else if (effect instanceof Effect.KeepMatch keep) {
      shelf.keep(keep.match());
    } else if (effect instanceof Effect.OfLinks of) {
      outbox.carryOut(of.effect());
    } else if (effect instanceof Effect.KeepSettings keep) {
      memory.keep(keep.settings());
      Browser.describe(keep.settings());
    } else if (effect instanceof Effect.FocusCell focus) {
      screen.focusCell(focus.cell());
    } else if (effect instanceof Effect.FocusControl focus) {
      screen.focusControl(focus.name());
    } else if (effect instanceof Effect.Zoom zoom) {
      Zoom.by(zoom.larger());
    }
  }

  private void ofStudy(StudyEffect effect) {
    if (effect instanceof StudyEffect.Show show) {
      Study study = show.study();
      shown = study;
      address.show(study.id(), ShortLink.STUDY, study.record());
    } else if (effect instanceof StudyEffect.Think think) {
      analyst.think(think);
    } else if (effect instanceof StudyEffect.Prove prove) {
      analyst.prove(prove);
    } else if (effect instanceof StudyEffect.Stop stop) {
      analyst.stop(stop.question());
    } else if (effect instanceof StudyEffect.RestartWorker) {
      analyst.restart();
    } else if (effect instanceof StudyEffect.ShowMove show) {
      memory.notePlace(show.study().id(), show.study().at().text());
      screen.showCurrent();
    } else if (effect instanceof StudyEffect.TakeVersion) {
      shelf.leaveFor(Versions::takeWaiting);
    } else if (effect instanceof StudyEffect.Leave) {
      leaveFor(memory.cameFrom());
    } else if (effect instanceof StudyEffect.TurnTo turn) {
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
