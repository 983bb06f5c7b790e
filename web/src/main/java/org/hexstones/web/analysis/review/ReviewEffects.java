package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.AnalysisWorker;
import org.hexstones.web.protocol.PlayedGame;

/** Asks the workers that review. They are started when they are first needed. */
public final class ReviewEffects {
  private final AnalysisWorker.Source source;
  private final Consumer<Event> dispatch;
  private final List<AnalysisWorker> workers = new ArrayList<>();

  public ReviewEffects(AnalysisWorker.Source workers, Consumer<Event> dispatch) {
    source = workers;
    this.dispatch = dispatch;
  }

  public void register(EffectHandlers handlers) {
    handlers
        .on(ReviewEffect.Ask.class, this::ask)
        .on(ReviewEffect.Stop.class, stop -> worker(stop.worker()).stop(stop.number()));
  }

  private void ask(ReviewEffect.Ask ask) {
    worker(ask.worker())
        .ask(
            new AnalysisQuestion.Review(
                ask.number(),
                game(ask.record(), ask.line()),
                ask.first(),
                ask.end(),
                ask.iterations()));
  }

  private static PlayedGame game(GameRecord record, List<Integer> line) {
    Colour first = record.start().toMove();
    return new PlayedGame(
        record.setup().text(), record.start().stones(), first == null ? -1 : first.index(), line);
  }

  private AnalysisWorker worker(int number) {
    while (workers.size() <= number) {
      workers.add(source.worker(this::answered, () -> dispatch.accept(new ReviewEvent.Failed())));
    }
    return workers.get(number);
  }

  private void answered(AnalysisAnswer answer) {
    if (answer instanceof AnalysisAnswer.Reviewed reviewed) {
      dispatch.accept(
          new ReviewEvent.Reported(
              reviewed.number(), reviewed.done(), reviewed.progress(), reviewed.turns()));
    } else {
      dispatch.accept(new ReviewEvent.Failed());
    }
  }
}
