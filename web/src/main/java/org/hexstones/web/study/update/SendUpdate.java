package org.hexstones.web.study.update;

import java.util.List;
import org.hexstones.web.model.LinkEvent;
import org.hexstones.web.model.Notice;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.update.Effect;
import org.hexstones.web.update.LinkEffect;

/** How a study leaves the analysis board as a link or a file. */
final class SendUpdate {
  private SendUpdate() {}

  static StudyModel update(StudyModel model, LinkEvent event, List<Effect> effects) {
    if (event instanceof LinkEvent.At at) {
      return model.with(
          d -> {
            d.base = at.base();
            d.hasSheet = at.hasSheet();
          });
    }
    if (event instanceof LinkEvent.Copied copied) {
      return notice(model, copied.done() ? Notice.Kind.COPIED : Notice.Kind.NOT_COPIED);
    }
    if (event instanceof LinkEvent.NotSaved) {
      return notice(model, Notice.Kind.NOT_SAVED);
    }
    Study study = model.study();
    if (study == null) {
      return model;
    }
    if (event instanceof LinkEvent.Copy) {
      effects.add(of(new LinkEffect.Copy(model.link(study))));
    } else if (event instanceof LinkEvent.Share) {
      effects.add(of(new LinkEffect.Share(model.link(study))));
    } else if (event instanceof LinkEvent.Save save) {
      effects.add(of(new LinkEffect.Save(save.kind(), study.kept())));
    }
    return model;
  }

  private static StudyModel notice(StudyModel model, Notice.Kind kind) {
    return model.with(d -> d.notice = Notice.of(kind));
  }

  private static Effect of(LinkEffect effect) {
    return new Effect.OfLinks(effect);
  }
}
