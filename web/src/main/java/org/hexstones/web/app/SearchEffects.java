package org.hexstones.web.app;

import java.util.function.Consumer;
import org.hexstones.web.feature.play.SearchEffect;
import org.hexstones.web.feature.play.SearchEvent;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.workers.SearchWorkerPool;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.Question;
import org.jspecify.annotations.Nullable;

/** Sends questions to the search workers and passes on their answers. */
final class SearchEffects {
  private final Consumer<Event> dispatch;
  private final String worker;

  /** The first question creates it. */
  private @Nullable SearchWorkerPool pool;

  /** The number of the question that waits for its answer, or 0. */
  private int wanted;

  /**
   * @param worker the address of the search worker
   */
  SearchEffects(String worker, Consumer<Event> dispatch) {
    this.dispatch = dispatch;
    this.worker = worker;
  }

  void addTo(EffectHandlers table) {
    table
        .on(SearchEffect.Ask.class, effect -> ask(effect.question(), effect.delay()))
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

  private void ask(Question question, int delay) {
    wanted = question.number();
    if (delay == 0) {
      pool().ask(question);
    } else {
      Browser.after(delay, passed -> askLate(question));
    }
  }

  private void askLate(Question question) {
    if (wanted == question.number()) {
      pool().ask(question);
    }
  }

  private void stop(int question) {
    wanted = 0;
    pool().stop(question);
  }

  private void answered(Answer.Reply answer) {
    dispatch.accept(answer);
  }
}
