package org.hexstones.web.mvu;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Handles effects: each class of effect has one handler. An effect without a handler is a
 * programming error, and throws.
 */
public final class EffectHandlers {
  private final Map<Class<? extends Effect>, Consumer<Effect>> handlers = new HashMap<>();

  public <E extends Effect> EffectHandlers on(Class<E> type, Consumer<E> handler) {
    // This is safe: the key of the map is the effect's class.
    @SuppressWarnings("unchecked")
    Consumer<Effect> some = (Consumer<Effect>) handler;
    if (handlers.put(type, some) != null) {
      throw new IllegalStateException("an effect with two handlers");
    }
    return this;
  }

  public boolean handles(Class<?> type) {
    return handlers.containsKey(type);
  }

  public void handle(Effect effect) {
    Consumer<Effect> handler = handlers.get(effect.getClass());
    if (handler == null) {
      throw new IllegalStateException("an effect without a handler");
    }
    handler.accept(effect);
  }
}
