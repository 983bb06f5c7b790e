package org.hexstones.web.platform.workers;

import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.web.platform.Js;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.workers.Worker;

/**
 * A client of a worker: it sends texts and receives answers. The first question starts the worker.
 * A worker that fails is terminated and reported once, and the next question starts another. A
 * worker that cannot be started has failed too.
 *
 * @param <A> the type of the answers
 */
public final class WorkerClient<A> {
  private final String address;
  private final Function<String, @Nullable A> reader;
  private final Consumer<A> answered;
  private final Runnable failed;
  private @Nullable Worker worker;

  /**
   * @param address the address of the worker's script, as the page's policy allows it
   * @param reader reads an answer, or returns null if the text is none
   * @param answered receives each answer
   * @param failed runs when the worker has failed
   */
  public WorkerClient(
      String address, Function<String, @Nullable A> reader, Consumer<A> answered, Runnable failed) {
    this.address = address;
    this.reader = reader;
    this.answered = answered;
    this.failed = failed;
    WorkerThrottle.add(this);
  }

  public void ask(String question) {
    Worker asked = worker;
    if (asked == null) {
      asked = start();
      worker = asked;
    }
    if (asked == null) {
      // Like every failure it is reported later, after the caller has returned.
      Js.later(failed::run);
    } else {
      Js.post(asked, question);
    }
  }

  /** Sends a message if the worker runs. */
  void send(String message) {
    if (worker != null) {
      Js.post(worker, message);
    }
  }

  /** Terminates the worker. The next question starts another. */
  public void restart() {
    Worker old = worker;
    worker = null;
    if (old != null) {
      old.terminate();
    }
  }

  /** Terminates the worker first, because the listener may throw. */
  private void fail() {
    restart();
    failed.run();
  }

  /** Starts a worker; null if the browser has none or allows none. */
  private @Nullable Worker start() {
    Worker started = construct(address);
    if (started == null) {
      return null;
    }
    Js.listen(
        started,
        "message",
        event -> {
          if (started != worker) {
            return;
          }
          A answer = reader.apply(Js.data(event));
          if (answer == null) {
            fail();
          } else {
            answered.accept(answer);
          }
        });
    Js.EventCallback broken =
        event -> {
          event.preventDefault();
          if (started == worker) {
            fail();
          }
        };
    Js.listen(started, "error", broken);
    Js.listen(started, "messageerror", broken);
    return started;
  }

  @JSBody(
      params = "address",
      script = "try { return new Worker(address); } catch (e) { return null; }")
  private static native @Nullable Worker construct(String address);
}
