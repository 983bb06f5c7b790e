package org.hexstones.web.mvu;

/** Something to be done outside the model. Each feature has its own sealed effects. */
public interface Effect {
  /** What keeps something: it is handled before anything else, so that nothing can prevent it. */
  interface Persist extends Effect {}
}
