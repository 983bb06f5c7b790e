package org.hexstones.web.app;

import java.util.function.Consumer;
import org.hexstones.web.feature.play.SearchEffect;
import org.hexstones.web.feature.play.SearchEvent;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.workers.SearchWorkerPool;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.jspecify.annotations.Nullable;

/** Sends questions to the search workers and passes on their answers. */
final class SearchEffects {
  /** How long the decisive turn of a finished game is searched, while the result is read. */
  private static final int DECISIVE_MILLIS = 2000;

  private final Consumer<Event> dispatch;
  private final String worker;

  /** The first question creates it. */
  private @Nullable SearchWorkerPool pool;

  /** Whether the computer thinks in the others' time. */
  private boolean ponders;

  /** The number of the question that waits for its answer, or 0. */
  private int wanted;

  /**
   * @param worker the address of the search worker
   */
  SearchEffects(String worker, boolean ponders, Consumer<Event> dispatch) {
    this.ponders = ponders;
    this.dispatch = dispatch;
    this.worker = worker;
  }

  void addTo(EffectHandlers table) {
    table
        .on(SearchEffect.Think.class, this::think)
        .on(
            SearchEffect.FindDecisive.class,
            effect ->
                pool()
                    .ask(
                        new Question.DecisiveTurn(
                            effect.question(),
                            PlayedGame.of(effect.record()),
                            effect.player(),
                            DECISIVE_MILLIS)))
        .on(
            SearchEffect.Watch.class,
            effect ->
                Browser.after(
                    effect.millis(),
                    passed -> dispatch.accept(new SearchEvent.Watched(effect.question(), passed))))
        .on(SearchEffect.Stop.class, effect -> stop(effect.question()))
        .on(SearchEffect.RestartWorker.class, effect -> pool().restart());
  }

  private SearchWorkerPool pool() {
    SearchWorkerPool now = pool;
    if (now == null) {
      now =
          new SearchWorkerPool(
              worker, this::answered, () -> dispatch.accept(new SearchEvent.WorkerFailed()));
      pool = now;
    }
    return now;
  }

  void ponder(boolean always) {
    ponders = always;
  }

  private void think(SearchEffect.Think effect) {
    SearchRequest request = effect.question();
    wanted = request.question();
    if (effect.delay() == 0) {
      pool().ask(question(request));
    } else {
      Browser.after(effect.delay(), passed -> askLate(request));
    }
  }

  private void askLate(SearchRequest request) {
    if (wanted == request.question()) {
      pool().ask(question(request));
    }
  }

  private void stop(int question) {
    wanted = 0;
    pool().stop(question);
  }

  private Question.BestMove question(SearchRequest request) {
    return new Question.BestMove(
        request.question(),
        PlayedGame.of(request.record()),
        request.level(),
        request.millis(),
        Browser.seed(),
        ponders,
        request.level() == Seat.HIGHEST && pool().isSeveral());
  }

  private void answered(Answer answer) {
    if (answer instanceof Answer.Progress progress) {
      dispatch.accept(
          new SearchEvent.Thought(
              progress.number(), progress.playouts(), progress.leader(), progress.millis()));
    } else if (answer instanceof Answer.Best best) {
      dispatch.accept(new SearchEvent.Best(best.number(), best.move(), best.winner()));
    } else if (answer instanceof Answer.Decisive found) {
      dispatch.accept(
          new SearchEvent.Decisive(found.number(), found.begin(), found.turn(), found.better()));
    } else {
      dispatch.accept(new SearchEvent.WorkerFailed());
    }
  }
}
