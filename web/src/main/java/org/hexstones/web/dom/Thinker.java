package org.hexstones.web.dom;

import java.util.function.Consumer;
import org.hexstones.web.wire.Answer;
import org.hexstones.web.wire.Question;
import org.hexstones.web.wire.Wire;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.workers.Worker;

/**
 * The worker as the page sees it: questions go in, answers come out. It is started with the first
 * question; a worker that fails is told of once, and whatever it says afterwards is not heard.
 */
public final class Thinker {
  /** Relative, as every address is: the site may live under any path. */
  private static final String ADDRESS = "worker-boot.js";

  private final Consumer<Answer> answered;
  private final Runnable failed;
  private @Nullable Worker worker;

  public Thinker(Consumer<Answer> answered, Runnable failed) {
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

  private Worker start() {
    Worker started = new Worker(ADDRESS);
    Js.listen(
        started,
        "message",
        event -> {
          if (started != worker) {
            return;
          }
          Answer answer = Wire.readAnswer(Js.data(event));
          if (answer == null) {
            failed.run();
          } else {
            answered.accept(answer);
          }
        });
    Js.EventCallback broken =
        event -> {
          Js.preventDefault(event);
          if (started == worker) {
            failed.run();
          }
        };
    Js.listen(started, "error", broken);
    Js.listen(started, "messageerror", broken);
    return started;
  }
}
