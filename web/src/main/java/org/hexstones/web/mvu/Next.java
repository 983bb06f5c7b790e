package org.hexstones.web.mvu;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The model after an event, and the effects of the event. */
public record Next<M>(M model, List<Effect> effects) {
  public Next {
    effects = List.copyOf(effects);
  }

  public static <M> Next<M> of(M model, Effect... effects) {
    return new Next<>(model, List.of(effects));
  }

  /** Adds effects after the existing ones. */
  public Next<M> and(Effect... more) {
    List<Effect> all = new ArrayList<>(effects);
    all.addAll(List.of(more));
    return new Next<>(model, all);
  }

  /** Adds effects before the existing ones. */
  public Next<M> precededBy(List<Effect> earlier) {
    List<Effect> all = new ArrayList<>(earlier);
    all.addAll(effects);
    return new Next<>(model, all);
  }

  /** The same effects with another model, for example one that contains this one. */
  public <N> Next<N> map(Function<M, N> change) {
    return new Next<>(change.apply(model), effects);
  }
}
