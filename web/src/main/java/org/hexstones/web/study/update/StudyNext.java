package org.hexstones.web.study.update;

import java.util.List;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.update.Effect;

/** The model after an event, and what is to be done. */
public record StudyNext(StudyModel model, List<Effect> effects) {
  public StudyNext {
    effects = List.copyOf(effects);
  }
}
