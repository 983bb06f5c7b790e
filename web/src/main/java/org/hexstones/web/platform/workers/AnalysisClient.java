package org.hexstones.web.platform.workers;

import java.util.function.Consumer;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisCodec;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.AnalysisWorker;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.Question;

/** A client of the worker that analyses positions. */
public final class AnalysisClient implements AnalysisWorker {
  private final WorkerClient<AnalysisAnswer> worker;

  /**
   * @param address the address of the worker's script, as the page's policy allows it
   * @param answered receives each answer
   * @param failed runs when the worker has failed
   */
  public AnalysisClient(String address, Consumer<AnalysisAnswer> answered, Runnable failed) {
    worker = new WorkerClient<>(address, AnalysisCodec::readAnswer, answered, failed);
  }

  @Override
  public void ask(AnalysisQuestion question) {
    worker.ask(AnalysisCodec.write(question));
  }

  @Override
  public void stop(int number) {
    worker.send(MessageCodec.write(new Question.Stop(number)));
  }

  /** Terminates the worker. The next question starts another. */
  @Override
  public void restart() {
    worker.restart();
  }
}
