package org.hexstones.web.mvu;

import java.util.List;
import java.util.function.Consumer;

/**
 * Carries out what an event has led to: first whatever keeps something, then the rest in its order.
 * One that fails does not keep the others from being carried out.
 */
public final class EffectRunner {
  private final Consumer<Effect> handler;
  private final Consumer<Runnable> guard;

  /**
   * @param handler carries out one effect
   * @param guard does something, and goes on where that throws
   */
  public EffectRunner(Consumer<Effect> handler, Consumer<Runnable> guard) {
    this.handler = handler;
    this.guard = guard;
  }

  public void carryOut(List<Effect> effects) {
    carryOut(effects, true);
    carryOut(effects, false);
  }

  private void carryOut(List<Effect> effects, boolean keeping) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Persist == keeping) {
        guard.accept(() -> handler.accept(effect));
      }
    }
  }
}
