package org.hexstones.web.worker;

import java.util.function.Consumer;
import org.hexstones.game.Play;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisCodec;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.Signal;
import org.jspecify.annotations.Nullable;

/**
 * Answers the analysis board's latest question. It works in slices, between which it receives the
 * next message, and reports a few times a second.
 */
final class AnalysisRunner {
  private final Games games;
  private final Clock clock;
  private final Slices slices;
  private final Consumer<String> say;

  /** The search is used again for the next position of the same game. */
  private @Nullable Search search;

  /**
   * @param soon runs a task after the messages that wait
   * @param say sends a message to the page
   */
  AnalysisRunner(Games games, Clock clock, Consumer<Runnable> soon, Consumer<String> say) {
    this.games = games;
    this.clock = clock;
    slices = new Slices(clock, soon);
    this.say = say;
  }

  void stop(int number) {
    slices.stop(number);
  }

  void heed(Signal signal) {
    slices.heed(signal);
  }

  void begin(AnalysisQuestion question) {
    slices.expect(question.number());
    Play play = games.setup(question.game().setup()).then(question.game()::play).orNull();
    Job job = play == null ? null : job(question, play);
    if (job == null) {
      say.accept(AnalysisCodec.write(new AnalysisAnswer.Refused(question.number())));
      return;
    }
    slices.begin(new Telling(job, say), Double.POSITIVE_INFINITY);
  }

  private @Nullable Job job(AnalysisQuestion question, Play play) {
    if (question instanceof AnalysisQuestion.Review review) {
      // A review has a search of its own, which needs the memory.
      search = null;
      return play.size() == 0 ? null : new ReviewJob(review, play);
    }
    if (play.isOver()) {
      return null;
    }
    if (question instanceof AnalysisQuestion.Solve solve) {
      return new SolveJob(solve, play, clock);
    }
    AnalysisQuestion.Analyse analyse = (AnalysisQuestion.Analyse) question;
    Search known = search;
    if (known == null) {
      known = MctsPlayer.STANDARD.search(play, analyse.seed());
      known.recordPlayouts();
      known.proveEveryMove();
      search = known;
    } else {
      known.follow(play);
    }
    return new AnalysisJob(analyse, known);
  }

  /** A job whose results are sent to the page. */
  private record Telling(Job job, Consumer<String> say) implements Slices.Work {
    @Override
    public boolean run() {
      return job.run();
    }

    @Override
    public void tell(double millis) {
      say.accept(AnalysisCodec.write(job.answer(false)));
    }

    @Override
    public boolean canWait() {
      return true;
    }

    @Override
    public void finish() {
      say.accept(AnalysisCodec.write(job.answer(true)));
    }
  }
}
