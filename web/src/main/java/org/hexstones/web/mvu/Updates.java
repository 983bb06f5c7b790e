package org.hexstones.web.mvu;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What events do to a model: each class of event has one update. An event that has none is a
 * mistake of the program, and throws. (No message names its class: that would bring the names of
 * all classes into the download.)
 *
 * @param <M> the model, or a part of it
 */
public final class Updates<M> {
  /** What one class of event does. */
  @FunctionalInterface
  public interface Update<M, E> {
    Next<M> update(M model, E event);
  }

  /** The same for an event that has no effects. */
  @FunctionalInterface
  public interface Change<M, E> {
    M change(M model, E event);
  }

  private final Map<Class<? extends Event>, Update<M, Event>> updates = new HashMap<>();

  public <E extends Event> Updates<M> on(Class<E> type, Update<M, E> update) {
    // The map is asked for the class of the event alone.
    @SuppressWarnings("unchecked")
    Update<M, Event> some = (Update<M, Event>) update;
    put(type, some);
    return this;
  }

  private void put(Class<? extends Event> type, Update<M, Event> update) {
    if (updates.put(type, update) != null) {
      throw new IllegalStateException("an event with two updates");
    }
  }

  public <E extends Event> Updates<M> change(Class<E> type, Change<M, E> change) {
    return on(type, (model, event) -> Next.of(change.change(model, event)));
  }

  /**
   * All updates of a part of the model.
   *
   * @param lift makes of an update of the part one of the model
   */
  public <P> Updates<M> include(
      Updates<P> part, Function<Update<P, Event>, Update<M, Event>> lift) {
    part.updates.forEach((type, update) -> put(type, lift.apply(update)));
    return this;
  }

  /** Events that may happen here and do nothing, for example a key that means nothing. */
  @SafeVarargs
  public final Updates<M> ignore(Class<? extends Event>... types) {
    for (Class<? extends Event> type : types) {
      on(type, (model, event) -> Next.of(model));
    }
    return this;
  }

  public boolean handles(Class<?> type) {
    return updates.containsKey(type);
  }

  public Next<M> update(M model, Event event) {
    Update<M, Event> update = updates.get(event.getClass());
    if (update == null) {
      throw new IllegalStateException("an event without an update");
    }
    return update.update(model, event);
  }
}
