package org.hexstones.web.mvu;

import java.util.List;
import java.util.function.Consumer;

/**
 * The loop of a program: an event and the model give the next model and effects; effects are
 * handled, and what comes of them are events again. The page, the analysis board and the tests on
 * the JVM run the same loop with other handlers. The pattern and its names are those of Mobius.
 *
 * @param <M> the model
 */
public final class Program<M> {
  /** What follows from a change of the model before any effect is handled. */
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
   * @param guard runs something, and goes on where that throws
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

  /** What keeps something comes first; an effect that fails stops no other. */
  private void handle(List<Effect> effects, boolean persist) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Persist == persist) {
        guard.accept(() -> handler.accept(effect));
      }
    }
  }
}
