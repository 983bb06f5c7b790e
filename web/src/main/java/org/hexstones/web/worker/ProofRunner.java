package org.hexstones.web.worker;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.protocol.ProofCodec;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.protocol.Signal;

/** Answers the latest question about what can be proved. It works in slices. */
final class ProofRunner {
  private final Games games;
  private final Clock clock;
  private final Slices slices;
  private final Consumer<String> say;

  /**
   * @param soon runs a task after the messages that wait
   * @param say sends a message to the page
   */
  ProofRunner(Games games, Clock clock, Consumer<Runnable> soon, Consumer<String> say) {
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

  /** A game that is invalid or over has nothing to prove. */
  void begin(ProofQuestion question) {
    slices.expect(question.number());
    Play play = games.setup(question.game().setup()).then(question.game()::play).orNull();
    if (play == null || play.isOver()) {
      say.accept(
          ProofCodec.write(
              new ProofAnswer(
                  question.number(), true, 0, false, Position.NONE, List.of(), List.of())));
      return;
    }
    slices.begin(new ProofJob(question, play, clock, say), Double.POSITIVE_INFINITY);
  }
}
