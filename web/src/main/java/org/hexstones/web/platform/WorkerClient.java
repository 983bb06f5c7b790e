package org.hexstones.web.platform;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.workers.Worker;

/**
 * A worker as who asks it sees it: texts go in, answers come out. It is started with the first
 * question; a worker that fails is ended and told of once, and the next question starts another. A
 * worker that cannot be started has failed too.
 *
 * @param <A> what it answers
 */
public final class WorkerClient<A> {
  private final String address;
  private final Function<String, @Nullable A> reader;
  private final Consumer<A> answered;
  private final Runnable failed;
  private @Nullable Worker worker;

  /**
   * @param address of the worker's script, as the page's policy lets it pass
   * @param reader reads an answer, or gives null where it is none
   * @param answered told of each answer
   * @param failed told when the worker has failed
   */
  public WorkerClient(
      String address, Function<String, @Nullable A> reader, Consumer<A> answered, Runnable failed) {
    this.address = address;
    this.reader = reader;
    this.answered = answered;
    this.failed = failed;
    WorkerThrottle.tell(this);
  }

  public void ask(String question) {
    Worker asked = worker;
    if (asked == null) {
      asked = start();
      worker = asked;
    }
    if (asked == null) {
      // Later, as every failure: whoever asks is still about to do something else.
      Js.later(failed::run);
    } else {
      Js.post(asked, question);
    }
  }

  /** Says something that is of use only to a worker that is there. */
  void tell(String message) {
    if (worker != null) {
      Js.post(worker, message);
    }
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

  /** A worker, or null where the browser has none or allows none. */
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
          Js.preventDefault(event);
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
