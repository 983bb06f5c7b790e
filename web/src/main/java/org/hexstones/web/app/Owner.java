package org.hexstones.web.app;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;

/** Adapts the updates of a feature to the whole model. */
final class Owner {
  private final Updates<?> table;
  private final Updates.Update<Model, Event> update;

  private Owner(Updates<?> table, Updates.Update<Model, Event> update) {
    this.table = table;
    this.update = update;
  }

  static Owner ofModel(Updates<Model> table) {
    return new Owner(table, table::update);
  }

  static Owner ofSession(Updates<Session> table) {
    return new Owner(
        table, (model, event) -> table.update(model.session(), event).map(model::withSession));
  }

  /** A feature with a state of its own. */
  static <S> Owner ofPart(
      Updates<Part<S>> table, Function<Model, S> state, BiFunction<Model, S, Model> withState) {
    return new Owner(
        table,
        (model, event) ->
            table
                .update(new Part<>(model.session(), state.apply(model)), event)
                .map(part -> withState.apply(model.withSession(part.session()), part.state())));
  }

  boolean handles(Event event) {
    return table.handles(event.getClass());
  }

  Next<Model> update(Model model, Event event) {
    return update.update(model, event);
  }
}
