package org.hexstones.web.platform.workers;

import java.util.function.Consumer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.protocol.ProofCodec;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.protocol.ProofWorker;
import org.hexstones.web.protocol.Question;

/** A client of the worker that proves. */
public final class ProofClient implements ProofWorker {
  private final WorkerClient<ProofAnswer> worker;

  /**
   * @param address the address of the worker's script, as the page's policy allows it
   * @param answered receives each answer
   * @param failed runs when the worker has failed
   */
  public ProofClient(String address, Consumer<ProofAnswer> answered, Runnable failed) {
    worker = new WorkerClient<>(address, ProofCodec::readAnswer, answered, failed);
  }

  @Override
  public void ask(ProofQuestion question) {
    worker.ask(ProofCodec.write(question));
  }

  @Override
  public void stop(int number) {
    worker.send(MessageCodec.write(new Question.Stop(number)));
  }
}
