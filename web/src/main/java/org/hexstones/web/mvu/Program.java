package org.hexstones.web.mvu;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;

/**
 * The loop of a program. An event and the model give the next model and effects. The effects are
 * handled and lead to new events. The page, the analysis board and the tests on the JVM run the
 * same loop with different handlers. The pattern and its names are those of Mobius.
 *
 * @param <M> the model
 */
public final class Program<M> {
  /** The next model and the effects of an event. */
  @FunctionalInterface
  public interface Step<M> {
    /**
     * Computes them.
     *
     * @param now milliseconds from an arbitrary start; they never go back
     */
    Next<M> next(M model, Event event, double now);
  }

  /** Called after a change of the model and before its effects. */
  @FunctionalInterface
  public interface Observer<M> {
    void changed(M before, M after);
  }

  private final Step<M> step;
  private final DoubleSupplier clock;
  private final Observer<M> observer;
  private final Consumer<Effect> handler;
  private final Consumer<Runnable> guard;
  private M model;

  /**
   * @param clock the time, as a step takes it
   * @param handler handles one effect
   * @param guard runs an action and catches what it throws
   */
  public Program(
      M start,
      Step<M> step,
      DoubleSupplier clock,
      Observer<M> observer,
      Consumer<Effect> handler,
      Consumer<Runnable> guard) {
    model = start;
    this.step = step;
    this.clock = clock;
    this.observer = observer;
    this.handler = handler;
    this.guard = guard;
  }

  public M model() {
    return model;
  }

  public void dispatch(Event event) {
    M before = model;
    Next<M> next = step.next(before, event, clock.getAsDouble());
    model = next.model();
    observer.changed(before, model);
    handle(next.effects(), true);
    handle(next.effects(), false);
  }

  /** Effects that save something come first. An effect that fails does not stop the others. */
  private void handle(List<Effect> effects, boolean persist) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Persist == persist) {
        guard.accept(() -> handler.accept(effect));
      }
    }
  }
}
