package org.hexstones.web.mvu;

import java.util.List;
import java.util.function.Consumer;

/**
 * The loop of a program. An event and the model give the next model and effects. The effects are
 * handled and lead to new events. The page, the analysis board and the tests on the JVM run the
 * same loop with different handlers. The pattern and its names are those of Mobius.
 *
 * @param <M> the model
 */
public final class Program<M> {
  /** Called after a change of the model and before its effects. It returns what follows. */
  @FunctionalInterface
  public interface Observer<M> {
    void changed(M before, M after);
  }

  private final Updates.Update<M, Event> update;
  private final Observer<M> observer;
  private final Consumer<Effect> handler;
  private final Consumer<Runnable> guard;
  private M model;

  /**
   * @param handler handles one effect
   * @param guard runs an action and catches what it throws
   */
  public Program(
      M start,
      Updates.Update<M, Event> update,
      Observer<M> observer,
      Consumer<Effect> handler,
      Consumer<Runnable> guard) {
    model = start;
    this.update = update;
    this.observer = observer;
    this.handler = handler;
    this.guard = guard;
  }

  public M model() {
    return model;
  }

  public void dispatch(Event event) {
    M before = model;
    Next<M> next = update.update(before, event);
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
