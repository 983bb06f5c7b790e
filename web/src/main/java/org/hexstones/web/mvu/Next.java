package org.hexstones.web.mvu;

import java.util.List;

/** The model after an event, and what is to be done. */
public record Next<M>(M model, List<Effect> effects) {
  public Next {
    effects = List.copyOf(effects);
  }
}
