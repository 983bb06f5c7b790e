package org.hexstones.web.update;

import java.util.List;
import org.hexstones.web.model.Model;

/** The model after an event, and what is to be done. */
public record Next(Model model, List<Effect> effects) {
  public Next {
    effects = List.copyOf(effects);
  }
}
