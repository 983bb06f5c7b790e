package org.hexstones.web.app;

import java.util.function.Consumer;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.ShortLink;
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
            worker, this::answered, () -> dispatch.accept(new Event.WorkerFailed()));
  }

  void carryOut(Effect effect) {
    if (effect instanceof Effect.Think think) {
      wanted = think.question().question();
      if (think.delay() == 0) {
        thinker.ask(question(think.question()));
      } else {
        Browser.after(think.delay(), passed -> askLate(think.question()));
      }
    } else if (effect instanceof Effect.Watch watch) {
      Browser.after(
          watch.millis(), passed -> dispatch.accept(new Event.Watched(watch.question(), passed)));
    } else if (effect instanceof Effect.LookLater look) {
      Browser.after(
          look.millis(), passed -> dispatch.accept(new Event.Look(look.number(), Browser.now())));
    } else if (effect instanceof Effect.Give give) {
      Sounds.give(give.cue(), give.sound(), give.vibration());
    } else if (effect instanceof Effect.FillScreen) {
      Sounds.fillScreen();
    } else if (effect instanceof Effect.StopThinking stop) {
      wanted = 0;
      thinker.stop(stop.question());
    } else if (effect instanceof Effect.RestartWorker) {
      thinker.restart();
    } else if (effect instanceof Effect.KeepMatch keep) {
      shelf.keep(keep.match());
    } else if (effect instanceof Effect.LeaveMatch) {
      shelf.leave();
      address.leave(trail.isLeaving());
    } else if (effect instanceof Effect.OfLibrary of) {
      shelf.carryOut(of.effect());
    } else if (effect instanceof Effect.OfLinks of) {
      links.carryOut(of.effect());
    } else if (effect instanceof Effect.ShowAddress show) {
      address.show(show.match().id(), ShortLink.FRAGMENT, show.match().record());
    } else if (effect instanceof Effect.KeepSettings keep) {
      memory.keep(keep.settings());
      ponders = keep.settings().has(Settings.Switch.PONDER);
      Browser.describe(keep.settings());
    } else if (effect instanceof Effect.KeepForm keep) {
      memory.keep(keep.form());
    } else if (effect instanceof Effect.KeepBoards keep) {
      memory.keep(keep.boards());
    } else if (effect instanceof Effect.FetchGuide fetch) {
      GuideFiles.fetch(
          fetch.language().tag(),
          (plan, texts) ->
              dispatch.accept(
                  new Event.OfGuide(new LessonEvent.Came(fetch.language(), plan, texts))));
    } else if (effect instanceof Effect.Zoom zoom) {
      Zoom.by(zoom.larger());
    } else if (effect instanceof Effect.FetchPuzzles) {
      PuzzleFile.fetch(
          list ->
              dispatch.accept(
                  new Event.OfPuzzle(
                      new PuzzleEvent.Came(list, PuzzleFile.today(), memory.solved()))));
    } else if (effect instanceof Effect.KeepSolved keep) {
      memory.keepSolved(keep.text());
    } else if (effect instanceof Effect.KeepUnfinished keep) {
      memory.keepUnfinished(keep.text());
    } else if (effect instanceof Effect.FocusCell focus) {
      screen.focusCell(focus.cell());
    } else if (effect instanceof Effect.FocusControl focus) {
      screen.focusControl(focus.name());
    } else if (effect instanceof Effect.Analyse analyse) {
      ShortLink.Writing link = new ShortLink.Writing(analyse.record());
      TimeSlices.run(link::goOn, () -> analyse(analyse, link));
    } else if (effect instanceof Effect.TakeVersion) {
      shelf.leaveFor(Versions::takeWaiting);
    }
  }

  /** The address is another entry's of the history, and is to tell what the page shows. */
  void addressAgain() {
    address.again();
  }

  private void analyse(Effect.Analyse analyse, ShortLink.Writing link) {
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
      dispatch.accept(new Event.Thought(progress.number(), progress.playouts()));
    } else if (answer instanceof Answer.Best best) {
      dispatch.accept(new Event.Best(best.number(), best.move()));
    } else {
      dispatch.accept(new Event.WorkerFailed());
    }
  }
}
