package org.hexstones.web.analysis;

import java.util.List;
import org.hexstones.web.app.Effect;

/** The model after an event, and what is to be done. */
public record AnalysisNext(AnalysisModel model, List<Effect> effects) {
  public AnalysisNext {
    effects = List.copyOf(effects);
  }
}
