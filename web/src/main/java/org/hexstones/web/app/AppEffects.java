package org.hexstones.web.app;

import java.util.function.Consumer;
import org.hexstones.web.feature.lesson.LessonEffect;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.play.PlayEffect;
import org.hexstones.web.feature.play.SearchEffect;
import org.hexstones.web.feature.play.SearchEvent;
import org.hexstones.web.feature.puzzle.PuzzleEffect;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.AddressBar;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.GuideFiles;
import org.hexstones.web.platform.HistorySync;
import org.hexstones.web.platform.PuzzleFile;
import org.hexstones.web.platform.Renderer;
import org.hexstones.web.platform.SearchWorkerPool;
import org.hexstones.web.platform.Sounds;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.Zoom;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.ui.ScreenEffect;
import org.hexstones.web.ui.ShellEvent;

/** Carries out effects. */
final class AppEffects {
  /** How long the computer thinks about one move. */
  private static final int MILLIS = 700;

  private final Preferences memory;
  private final GamePersistence shelf;
  private final Renderer screen;
  private final Consumer<Event> dispatch;
  private final SearchWorkerPool thinker;
  private final LinkEffects links;
  private final HistorySync trail;
  private final AddressBar address = new AddressBar();

  /** Whether the computer thinks in the others' time. */
  private boolean ponders;

  /** The question that is wanted, or 0. */
  private int wanted;

  AppEffects(
      String worker,
      Preferences memory,
      GamePersistence shelf,
      LinkEffects links,
      Renderer screen,
      HistorySync trail,
      Consumer<Event> dispatch) {
    this.links = links;
    this.trail = trail;
    this.memory = memory;
    this.shelf = shelf;
    this.screen = screen;
    this.dispatch = dispatch;
    ponders = memory.settings().has(Settings.Switch.PONDER);
    thinker =
        new SearchWorkerPool(
            worker, this::answered, () -> dispatch.accept(new SearchEvent.WorkerFailed()));
  }

  void carryOut(Effect effect) {
    if (effect instanceof SearchEffect.Think think) {
      wanted = think.question().question();
      if (think.delay() == 0) {
        thinker.ask(question(think.question()));
      } else {
        Browser.after(think.delay(), passed -> askLate(think.question()));
      }
    } else if (effect instanceof SearchEffect.Watch watch) {
      Browser.after(
          watch.millis(),
          passed -> dispatch.accept(new SearchEvent.Watched(watch.question(), passed)));
    } else if (effect instanceof PlayEffect.TickLater look) {
      Browser.after(
          look.millis(),
          passed -> dispatch.accept(new ShellEvent.Tick(look.number(), Browser.now())));
    } else if (effect instanceof PlayEffect.PlayCue give) {
      Sounds.give(give.cue(), give.sound(), give.vibration());
    } else if (effect instanceof ScreenEffect.FillScreen) {
      Sounds.fillScreen();
    } else if (effect instanceof SearchEffect.Stop stop) {
      wanted = 0;
      thinker.stop(stop.question());
    } else if (effect instanceof SearchEffect.RestartWorker) {
      thinker.restart();
    } else if (effect instanceof StoreEffect.Save keep) {
      shelf.keep(keep.match());
    } else if (effect instanceof AppEffect.LeaveMatch) {
      shelf.leave();
      address.leave(trail.isLeaving());
    } else if (effect instanceof StoreEffect of) {
      shelf.carryOut(of);
    } else if (effect instanceof SharingEffect of) {
      links.carryOut(of);
    } else if (effect instanceof SharingEffect.ShowAddress show) {
      address.show(show.match().id(), ShortLink.FRAGMENT, show.match().record());
    } else if (effect instanceof PreferencesEffect.SaveSettings keep) {
      memory.keep(keep.settings());
      ponders = keep.settings().has(Settings.Switch.PONDER);
      Browser.describe(keep.settings());
    } else if (effect instanceof PreferencesEffect.SaveForm keep) {
      memory.keep(keep.form());
    } else if (effect instanceof PreferencesEffect.SaveBoards keep) {
      memory.keep(keep.boards());
    } else if (effect instanceof LessonEffect.FetchGuide fetch) {
      GuideFiles.fetch(
          fetch.language().tag(),
          (plan, texts) -> dispatch.accept(new LessonEvent.Came(fetch.language(), plan, texts)));
    } else if (effect instanceof ScreenEffect.Zoom zoom) {
      Zoom.by(zoom.larger());
    } else if (effect instanceof PuzzleEffect.FetchPuzzles) {
      PuzzleFile.fetch(
          list -> dispatch.accept(new PuzzleEvent.Came(list, PuzzleFile.today(), memory.solved())));
    } else if (effect instanceof PreferencesEffect.SaveSolved keep) {
      memory.keepSolved(keep.text());
    } else if (effect instanceof PreferencesEffect.SaveDraft keep) {
      memory.keepUnfinished(keep.text());
    } else if (effect instanceof ScreenEffect.FocusCell focus) {
      screen.focusCell(focus.cell());
    } else if (effect instanceof ScreenEffect.FocusControl focus) {
      screen.focusControl(focus.name());
    } else if (effect instanceof AppEffect.Analyse analyse) {
      ShortLink.Writing link = new ShortLink.Writing(analyse.record());
      TimeSlices.run(link::goOn, () -> analyse(analyse, link));
    } else if (effect instanceof AppEffect.TakeVersion) {
      shelf.leaveFor(Versions::takeWaiting);
    }
  }

  /** The address is another entry's of the history, and is to tell what the page shows. */
  void addressAgain() {
    address.again();
  }

  private void analyse(AppEffect.Analyse analyse, ShortLink.Writing link) {
    memory.lookAt(analyse.cursor());
    String fragment = ShortLink.STUDY + link.link();
    shelf.leave(
        link.isWhole(), kept -> trail.onceThere(() -> analyse(fragment, kept && !analyse.visit())));
  }

  /** What is not kept is told by the address that is left, and come back to by it. */
  private void analyse(String fragment, boolean kept) {
    address.tell();
    memory.comeFrom(kept ? "" : Browser.hash());
    Browser.turnTo(fragment);
  }

  private void askLate(SearchRequest thinking) {
    if (wanted == thinking.question()) {
      thinker.ask(question(thinking));
    }
  }

  private Question.BestMove question(SearchRequest thinking) {
    return new Question.BestMove(
        thinking.question(),
        PlayedGame.of(thinking.record()),
        thinking.level(),
        MILLIS,
        Browser.seed(),
        ponders,
        thinking.level() == Seat.HIGHEST && thinker.isSeveral());
  }

  private void answered(Answer answer) {
    if (answer instanceof Answer.Progress progress) {
      dispatch.accept(new SearchEvent.Thought(progress.number(), progress.playouts()));
    } else if (answer instanceof Answer.Best best) {
      dispatch.accept(new SearchEvent.Best(best.number(), best.move()));
    } else {
      dispatch.accept(new SearchEvent.WorkerFailed());
    }
  }
}
