package org.hexstones.web.analysis;

import java.util.List;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.ui.Notice;

/** How a study leaves the analysis board as a link or a file. */
final class SendUpdate {
  private SendUpdate() {}

  static AnalysisModel update(AnalysisModel model, SharingEvent event, List<Effect> effects) {
    if (event instanceof SharingEvent.At at) {
      return model.with(
          d -> {
            d.base = at.base();
            d.hasSheet = at.hasSheet();
          });
    }
    if (event instanceof SharingEvent.Copied copied) {
      return notice(model, copied.done() ? Notice.Kind.COPIED : Notice.Kind.NOT_COPIED);
    }
    if (event instanceof SharingEvent.NotSaved) {
      return notice(model, Notice.Kind.NOT_SAVED);
    }
    Study study = model.study();
    if (study == null) {
      return model;
    }
    if (event instanceof SharingEvent.Copy) {
      effects.add(of(new SharingEffect.Copy(model.link(study))));
    } else if (event instanceof SharingEvent.Share) {
      effects.add(of(new SharingEffect.Share(model.link(study))));
    } else if (event instanceof SharingEvent.Save save) {
      effects.add(of(new SharingEffect.Save(save.kind(), study.kept())));
    }
    return model;
  }

  private static AnalysisModel notice(AnalysisModel model, Notice.Kind kind) {
    return model.with(d -> d.notice = Notice.of(kind));
  }

  private static Effect of(SharingEffect effect) {
    return effect;
  }
}
