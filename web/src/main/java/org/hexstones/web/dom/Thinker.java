package org.hexstones.web.dom;

import java.util.function.Consumer;
import org.hexstones.web.wire.Answer;
import org.hexstones.web.wire.Question;
import org.hexstones.web.wire.Wire;

/** The worker as the page sees it. */
public final class Thinker {
  private final Asker<Answer> worker;

  /**
   * @param address of the worker's script, as the page's policy lets it pass
   * @param answered told of each answer
   * @param failed told when the worker has failed
   */
  public Thinker(String address, Consumer<Answer> answered, Runnable failed) {
    worker = new Asker<>(address, Wire::readAnswer, answered, failed);
  }

  public void ask(Question question) {
    worker.ask(Wire.write(question));
  }

  /** Ends the worker; the next question starts another. */
  public void restart() {
    worker.restart();
  }
}
