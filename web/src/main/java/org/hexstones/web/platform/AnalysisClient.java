package org.hexstones.web.platform;

import java.util.function.Consumer;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisCodec;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.Question;

/** The worker as those see it who study a game. */
public final class AnalysisClient {
  private final WorkerClient<AnalysisAnswer> worker;

  /**
   * @param address of the worker's script, as the page's policy lets it pass
   * @param answered told of each answer
   * @param failed told when the worker has failed
   */
  public AnalysisClient(String address, Consumer<AnalysisAnswer> answered, Runnable failed) {
    worker = new WorkerClient<>(address, AnalysisCodec::readAnswer, answered, failed);
  }

  public void ask(AnalysisQuestion question) {
    worker.ask(AnalysisCodec.write(question));
  }

  /** The answer to the question of that number is no longer wanted. */
  public void stop(int number) {
    worker.tell(MessageCodec.write(new Question.Stop(number)));
  }

  /** Ends the worker; the next question starts another. */
  public void restart() {
    worker.restart();
  }
}
