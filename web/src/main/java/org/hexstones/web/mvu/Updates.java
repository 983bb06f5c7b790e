package org.hexstones.web.mvu;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A table of updates: each class of event has one update. An event without an update is a
 * programming error, and throws. (The message does not contain its class: that would add the names
 * of all classes to the download.)
 *
 * @param <M> the model, or a part of it
 */
public final class Updates<M> {
  /** The update for one class of event. */
  @FunctionalInterface
  public interface Update<M, E> {
    Next<M> update(M model, E event);
  }

  /** An update without effects. */
  @FunctionalInterface
  public interface Change<M, E> {
    M change(M model, E event);
  }

  private final Map<Class<? extends Event>, Update<M, Event>> updates = new HashMap<>();
  private final List<Predicate<Event>> ignored = new ArrayList<>();

  public <E extends Event> Updates<M> on(Class<E> type, Update<M, E> update) {
    // This is safe: the key of the map is the event's class.
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
   * Adds all updates of a part of the model.
   *
   * @param lift turns an update of the part into one of the model
   */
  public <P> Updates<M> include(
      Updates<P> part, Function<Update<P, Event>, Update<M, Event>> lift) {
    part.updates.forEach((type, update) -> put(type, lift.apply(update)));
    ignored.addAll(part.ignored);
    return this;
  }

  /**
   * Ignores events that have no update here, for example a key without a meaning.
   *
   * @param family which events may have none
   */
  public Updates<M> ignoreOther(Predicate<Event> family) {
    ignored.add(family);
    return this;
  }

  /** Whether a class of events has an update here. An ignored one has none. */
  public boolean handles(Class<?> type) {
    return updates.containsKey(type);
  }

  public Next<M> update(M model, Event event) {
    Update<M, Event> update = updates.get(event.getClass());
    if (update == null && isIgnored(event)) {
      return Next.of(model);
    }
    if (update == null) {
      throw new IllegalStateException("an event without an update");
    }
    return update.update(model, event);
  }

  private boolean isIgnored(Event event) {
    for (Predicate<Event> family : ignored) {
      if (family.test(event)) {
        return true;
      }
    }
    return false;
  }
}
