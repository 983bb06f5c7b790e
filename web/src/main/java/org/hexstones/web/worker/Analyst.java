package org.hexstones.web.worker;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Colour;
import org.hexstones.game.Play;
import org.hexstones.game.Start;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.search.Search;
import org.hexstones.search.puct.Hexstones;
import org.hexstones.web.wire.PlayedGame;
import org.hexstones.web.wire.StudyAnswer;
import org.hexstones.web.wire.StudyQuestion;
import org.hexstones.web.wire.StudyWire;
import org.jspecify.annotations.Nullable;

/**
 * Answers those who study, the last question only, in slices between which it hears the next
 * message, and tells a few times a second what it knows by then.
 */
final class Analyst {
  private static final double SLICE_MILLIS = 25;
  private static final double NEWS_MILLIS = 200;

  private final Clock clock;
  private final Consumer<Runnable> soon;
  private final Consumer<String> say;

  /** What was learnt of a position serves the next one of the same game. */
  private @Nullable Search search;

  private @Nullable Job current;
  private int asked;
  private double lastNews;

  /**
   * @param soon runs something after the messages that wait
   * @param say sends a message to the page
   */
  Analyst(Clock clock, Consumer<Runnable> soon, Consumer<String> say) {
    this.clock = clock;
    this.soon = soon;
    this.say = say;
  }

  void stop(int number) {
    current = asked == number ? null : current;
  }

  void begin(StudyQuestion question) {
    current = null;
    asked = question.number();
    Parsed<Play> asPlayed = play(question.game());
    Job job = asPlayed instanceof Parsed.Ok<Play> ok ? job(question, ok.value()) : null;
    if (job == null) {
      say.accept(StudyWire.write(new StudyAnswer.Refused(asked)));
      return;
    }
    current = job;
    lastNews = clock.millis();
    soon.accept(() -> slice(job));
  }

  private static Parsed<Play> play(PlayedGame game) {
    List<Integer> stones = game.start();
    Start start = new Start(stones, game.toMove() < 0 ? null : Colour.of(game.toMove()));
    return Games.ALL
        .setup(game.setup())
        .then(setup -> Play.begin(setup, start))
        .then(play -> play.playAll(game.moves()));
  }

  private @Nullable Job job(StudyQuestion question, Play play) {
    if (question instanceof StudyQuestion.Review review) {
      // It takes the memory of a search of its own.
      search = null;
      return play.size() == 0 ? null : new ReviewJob(review, play, clock);
    }
    if (play.isOver()) {
      return null;
    }
    if (question instanceof StudyQuestion.Solve solve) {
      return new SolveJob(solve, play, clock);
    }
    StudyQuestion.Analyse analyse = (StudyQuestion.Analyse) question;
    Search known = search;
    if (known == null) {
      known = Hexstones.STANDARD.search(play, analyse.seed());
      known.watch();
      search = known;
    } else {
      known.follow(play);
    }
    return new AnalysisJob(analyse, known);
  }

  private void slice(Job job) {
    if (job != current) {
      return;
    }
    double now = clock.millis();
    double pause = now + SLICE_MILLIS;
    boolean open = true;
    do {
      open = job.run();
      now = clock.millis();
    } while (open && now < pause);
    if (open) {
      if (now - lastNews > NEWS_MILLIS) {
        lastNews = now;
        say.accept(StudyWire.write(job.answer(false)));
      }
      soon.accept(() -> slice(job));
      return;
    }
    current = null;
    say.accept(StudyWire.write(job.answer(true)));
  }
}
