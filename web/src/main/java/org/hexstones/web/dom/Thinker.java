package org.hexstones.web.dom;

import java.util.function.Consumer;
import org.hexstones.web.wire.Answer;
import org.hexstones.web.wire.Question;
import org.hexstones.web.wire.Wire;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.workers.Worker;

/**
 * The worker as the page sees it: questions go in, answers come out. It is started with the first
 * question; a worker that fails is ended and told of once, and the next question starts another.
 */
public final class Thinker {
  private final String address;
  private final Consumer<Answer> answered;
  private final Runnable failed;
  private @Nullable Worker worker;

  /**
   * @param address of the worker's script, as the page's policy lets it pass
   * @param answered told of each answer
   * @param failed told when the worker has failed
   */
  public Thinker(String address, Consumer<Answer> answered, Runnable failed) {
    this.address = address;
    this.answered = answered;
    this.failed = failed;
  }

  public void ask(Question question) {
    Worker asked = worker;
    if (asked == null) {
      asked = start();
      worker = asked;
    }
    Js.post(asked, Wire.write(question));
  }

  /** Ends the worker; the next question starts another. */
  public void restart() {
    Worker old = worker;
    worker = null;
    if (old != null) {
      old.terminate();
    }
  }

  /** Nobody asks a dead worker, whatever becomes of the telling. */
  private void fail() {
    restart();
    failed.run();
  }

  private Worker start() {
    Worker started = new Worker(address);
    Js.listen(
        started,
        "message",
        event -> {
          if (started != worker) {
            return;
          }
          Answer answer = Wire.readAnswer(Js.data(event));
          if (answer == null) {
            fail();
          } else {
            answered.accept(answer);
          }
        });
    Js.EventCallback broken =
        event -> {
          Js.preventDefault(event);
          if (started == worker) {
            fail();
          }
        };
    Js.listen(started, "error", broken);
    Js.listen(started, "messageerror", broken);
    return started;
  }
}
