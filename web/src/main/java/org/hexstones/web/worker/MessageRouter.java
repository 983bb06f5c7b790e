package org.hexstones.web.worker;

import java.util.function.Consumer;
import org.hexstones.probe.Probe;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.web.protocol.AnalysisCodec;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.ProofCodec;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.protocol.Signal;

/**
 * Passes each message to its receiver, in every build of the worker. A message is a question, a
 * signal or a probe.
 */
final class MessageRouter {
  /** The message that asks for the kind of the build. */
  private static final String WHICH = "probe build";

  private final String build;
  private final Clock clock;
  private final Consumer<String> say;
  private final SearchJob thinker;
  private final AnalysisRunner analyst;
  private final ProofRunner prover;

  /**
   * @param build the word for the kind of the build
   * @param games the games that it can play
   * @param soon runs a task after the messages that wait
   * @param say sends a message to the page
   */
  MessageRouter(
      String build, Games games, Clock clock, Consumer<Runnable> soon, Consumer<String> say) {
    this.build = build;
    this.clock = clock;
    this.say = say;
    thinker = new SearchJob(games, clock, soon, say);
    analyst = new AnalysisRunner(games, clock, soon, say);
    prover = new ProofRunner(games, clock, soon, say);
  }

  void hear(String text) {
    String answer = text.equals(WHICH) ? "probe " + build : Probe.answer(text, clock);
    if (answer == null) {
      ask(text);
    } else {
      say.accept(answer);
    }
  }

  private void ask(String text) {
    Signal signal = Signal.read(text);
    if (signal != null) {
      thinker.heed(signal);
      analyst.heed(signal);
      prover.heed(signal);
      return;
    }
    Question question = MessageCodec.readQuestion(text);
    AnalysisQuestion study = question == null ? AnalysisCodec.readQuestion(text) : null;
    ProofQuestion proof = question == null && study == null ? ProofCodec.readQuestion(text) : null;
    if (question instanceof Question.Stop stop) {
      thinker.stop(stop.number());
      analyst.stop(stop.number());
      prover.stop(stop.number());
    } else if (question instanceof Question.Learn learn) {
      thinker.learn(learn);
    } else if (question instanceof Question.BestMove best) {
      thinker.begin(best);
    } else if (question instanceof Question.DecisiveTurn decisive) {
      thinker.begin(decisive);
    } else if (study != null) {
      analyst.begin(study);
    } else if (proof != null) {
      prover.begin(proof);
    } else {
      throw new IllegalArgumentException("not a question");
    }
  }
}
