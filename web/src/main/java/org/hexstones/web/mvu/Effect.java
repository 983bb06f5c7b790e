package org.hexstones.web.mvu;

/** An action outside the model. Each feature has its own sealed effects. */
public interface Effect {
  /**
   * An effect that saves something. The program handles it before the others, so that they cannot
   * prevent it.
   */
  interface Persist extends Effect {}
}
