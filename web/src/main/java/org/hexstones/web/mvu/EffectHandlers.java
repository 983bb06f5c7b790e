package org.hexstones.web.mvu;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Handles effects: each class of effect has one handler. An effect that has none is a mistake of
 * the program, and throws.
 */
public final class EffectHandlers {
  private final Map<Class<? extends Effect>, Consumer<Effect>> handlers = new HashMap<>();

  public <E extends Effect> EffectHandlers on(Class<E> type, Consumer<E> handler) {
    // The map is asked for the class of the effect alone.
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
