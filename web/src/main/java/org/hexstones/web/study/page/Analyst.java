package org.hexstones.web.study.page;

import java.util.function.Consumer;
import org.hexstones.web.dom.Browser;
import org.hexstones.web.dom.Student;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Replay;
import org.hexstones.web.study.model.InsightEvent;
import org.hexstones.web.study.update.StudyEffect;
import org.hexstones.web.wire.PlayedGame;
import org.hexstones.web.wire.StudyAnswer;
import org.hexstones.web.wire.StudyQuestion;

/** The worker as the analysis board asks it. */
final class Analyst {
  private static final int LINES = 5;

  /** After so many the tree of the search is full, and a longer look tells little that is new. */
  private static final int ITERATIONS = 1_000_000;

  /** A proof is to be there soon, or not at all. */
  private static final int PROOF_MILLIS = 1500;

  private final Consumer<Event> dispatch;
  private final Student worker;

  Analyst(String worker, Consumer<Event> dispatch) {
    this.dispatch = dispatch;
    this.worker =
        new Student(worker, this::answered, () -> dispatch.accept(new InsightEvent.Failed()));
  }

  void think(StudyEffect.Think effect) {
    ask(
        new StudyQuestion.Analyse(
            effect.question(), game(effect.line()), LINES, ITERATIONS, Browser.seed()));
  }

  void prove(StudyEffect.Prove effect) {
    ask(new StudyQuestion.Solve(effect.question(), game(effect.line()), PROOF_MILLIS));
  }

  void stop(int question) {
    worker.stop(question);
  }

  void restart() {
    worker.restart();
  }

  private void ask(StudyQuestion question) {
    worker.ask(question);
  }

  private static PlayedGame game(Match line) {
    return PlayedGame.of(Replay.to(line));
  }

  private void answered(StudyAnswer answer) {
    int question = answer.number();
    if (answer instanceof StudyAnswer.Analysed analysed) {
      dispatch.accept(new InsightEvent.Thought(question, analysed.report(), analysed.done()));
    } else if (answer instanceof StudyAnswer.Solved solved) {
      dispatch.accept(new InsightEvent.Proved(question, solved.solution()));
    } else if (answer instanceof StudyAnswer.Solving solving) {
      if (solving.done()) {
        dispatch.accept(new InsightEvent.Proved(question, null));
      }
    } else if (answer instanceof StudyAnswer.Refused) {
      dispatch.accept(new InsightEvent.Refused(question));
    }
  }
}
