package org.hexstones.web.worker;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.search.Search;
import org.hexstones.search.puct.Level;
import org.hexstones.web.wire.Answer;
import org.hexstones.web.wire.Question;
import org.hexstones.web.wire.Wire;
import org.jspecify.annotations.Nullable;

/**
 * Answers questions one at a time, in slices between which it hears the next message. What was
 * learnt for a question serves the next one about the same game.
 */
final class Thinker {
  private static final double SLICE_MILLIS = 25;
  private static final double PROGRESS_MILLIS = 200;

  /** Between two looks at the clock. */
  private static final int ITERATIONS = 8;

  private final Clock clock;
  private final Consumer<Runnable> soon;
  private final Consumer<String> say;
  private String setupText = "";
  private @Nullable Setup setup;

  /** By level: computers of several levels may sit at one game. */
  private final Map<Integer, Search> searches = new HashMap<>();

  /** How long it thinks on where nothing else is asked. */
  private static final double PONDER_MILLIS = 20_000;

  private int asked;

  /** Whether the question is answered, and what may follow is thought about. */
  private boolean isPondering;

  private double end;
  private double lastProgress;

  /**
   * @param soon runs something after the messages that wait
   * @param say sends a message to the page
   */
  Thinker(Clock clock, Consumer<Runnable> soon, Consumer<String> say) {
    this.clock = clock;
    this.soon = soon;
    this.say = say;
  }

  void stop(int number) {
    asked = asked == number ? 0 : asked;
  }

  void begin(Question.BestMove question) {
    asked = 0;
    Parsed<Play> asPlayed =
        setup(question.setup())
            .then(read -> Play.begin(read, start(question)))
            .then(play -> play.playAll(question.moves()));
    if (!(asPlayed instanceof Parsed.Ok<Play> ok) || ok.value().isOver()) {
      say.accept(Wire.write(new Answer.Refused(question.number())));
      return;
    }
    int level = Math.min(question.level(), Level.HIGHEST);
    Search known = searches.get(level);
    if (known == null) {
      known = Level.all().get(level - 1).search(ok.value(), question.seed());
      searches.put(level, known);
    } else {
      known.follow(ok.value());
    }
    asked = question.number();
    isPondering = false;
    end = clock.millis() + question.millis();
    lastProgress = clock.millis();
    Search thinking = known;
    soon.accept(() -> slice(question, thinking));
  }

  private Parsed<Setup> setup(String text) {
    Setup known = setup;
    if (known != null && text.equals(setupText)) {
      return Parsed.ok(known);
    }
    Parsed<Setup> read = Games.ALL.setup(text);
    setupText = text;
    setup = read instanceof Parsed.Ok<Setup> ok ? ok.value() : null;
    searches.clear();
    return read;
  }

  private static Start start(Question.BestMove question) {
    List<Integer> stones = question.start();
    return new Start(stones, question.toMove() < 0 ? null : Colour.of(question.toMove()));
  }

  private void slice(Question.BestMove question, Search thinking) {
    if (question.number() != asked) {
      return;
    }
    double now = clock.millis();
    double pause = Math.min(now + SLICE_MILLIS, end);
    boolean open = true;
    do {
      open = thinking.run(ITERATIONS);
      now = clock.millis();
    } while (open && now < pause);
    if (open && now < end) {
      if (!isPondering && now - lastProgress > PROGRESS_MILLIS) {
        lastProgress = now;
        int playouts = thinking.report(1).iterations();
        say.accept(Wire.write(new Answer.Progress(question.number(), playouts)));
      }
      soon.accept(() -> slice(question, thinking));
    } else if (isPondering) {
      asked = 0;
    } else {
      answer(question, thinking);
    }
  }

  private void answer(Question.BestMove question, Search thinking) {
    int move = thinking.bestMove();
    say.accept(
        Wire.write(
            move == Moves.NONE
                ? new Answer.Refused(question.number())
                : new Answer.Best(question.number(), move)));
    if (question.ponders() && move != Moves.NONE) {
      thinking.advance(move);
      isPondering = true;
      end = clock.millis() + PONDER_MILLIS;
      soon.accept(() -> slice(question, thinking));
    } else {
      asked = 0;
    }
  }
}
