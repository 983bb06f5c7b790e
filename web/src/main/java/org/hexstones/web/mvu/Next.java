package org.hexstones.web.mvu;

import java.util.List;
import org.hexstones.web.app.Effect;
import org.hexstones.web.app.Model;

/** The model after an event, and what is to be done. */
public record Next(Model model, List<Effect> effects) {
  public Next {
    effects = List.copyOf(effects);
  }
}
