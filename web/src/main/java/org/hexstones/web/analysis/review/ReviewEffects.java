package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.AnalysisClient;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.PlayedGame;

/** Asks the workers that review, which are started when they are needed first. */
public final class ReviewEffects {
  private static final int SEED = 1;

  private final String address;
  private final Consumer<Event> tell;
  private final List<AnalysisClient> workers = new ArrayList<>();

  /**
   * @param address of the worker's script
   * @param tell told what the workers say
   */
  public ReviewEffects(String address, Consumer<Event> tell) {
    this.address = address;
    this.tell = tell;
  }

  public void carryOut(ReviewEffect effect) {
    if (effect instanceof ReviewEffect.Ask ask) {
      worker(ask.worker())
          .ask(
              new AnalysisQuestion.Review(
                  ask.number(),
                  game(ask.record(), ask.line()),
                  ask.first(),
                  ask.end(),
                  ask.iterations(),
                  ask.millis(),
                  SEED));
    } else if (effect instanceof ReviewEffect.Stop stop) {
      worker(stop.worker()).stop(stop.number());
    }
  }

  private static PlayedGame game(GameRecord record, List<Integer> line) {
    Colour first = record.start().toMove();
    return new PlayedGame(
        record.setup().text(), record.start().stones(), first == null ? -1 : first.index(), line);
  }

  private AnalysisClient worker(int number) {
    while (workers.size() <= number) {
      workers.add(
          new AnalysisClient(address, this::answered, () -> tell.accept(new ReviewEvent.Failed())));
    }
    return workers.get(number);
  }

  private void answered(AnalysisAnswer answer) {
    if (answer instanceof AnalysisAnswer.Reviewed reviewed) {
      tell.accept(
          new ReviewEvent.Told(
              reviewed.number(), reviewed.done(), reviewed.progress(), reviewed.turns()));
    } else {
      tell.accept(new ReviewEvent.Failed());
    }
  }
}
