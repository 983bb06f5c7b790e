package org.hexstones.web.analysis;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.ui.Notice;
import org.hexstones.web.ui.StoreNotices;

/** How studies come to the analysis board, and what the store tells of them. */
final class StoredGameUpdate {
  private StoredGameUpdate() {}

  /**
   * A link that cannot be read changes nothing. What lies in the store goes before the link, which
   * may have been too short for all of it.
   */
  static AnalysisModel opened(
      AnalysisModel model, AnalysisEvent.Opened opened, List<Effect> effects) {
    Match kept = opened.kept();
    if (kept != null) {
      return shown(model, Study.open(kept.id(), kept.record()));
    }
    Study study = model.study();
    if (opened.read() instanceof Parsed.Refused<GameRecord> refused) {
      if (study != null) {
        effects.add(new AnalysisEffect.Show(study));
      }
      return model.with(d -> d.notice = Notice.of(Notice.Kind.BAD_LINK, refused.reason()));
    }
    GameRecord record = opened.read().orThrow();
    if (study != null && study.record().equals(record)) {
      return model;
    }
    Study fresh = Study.open(model.ids() + "-" + model.studies(), record);
    return shown(model, fresh).with(d -> d.studies = model.studies() + 1);
  }

  private static AnalysisModel shown(AnalysisModel model, Study study) {
    return model.with(
        d -> {
          d.study = study;
          d.before = List.of();
          d.kept = -1;
          d.dialog = Dialog.NONE;
          d.notice = Notice.lasting(model.notice());
          d.komi = "";
          d.focus = "";
        });
  }

  static AnalysisModel update(AnalysisModel model, StoreEvent event) {
    Study study = model.study();
    Notice trouble = StoreNotices.of(event);
    if (trouble != null) {
      return model.with(d -> d.notice = trouble);
    }
    if (study == null) {
      return model;
    }
    if (event instanceof StoreEvent.Kept kept && kept.id().equals(study.id())) {
      return model.with(
          d -> {
            d.kept = kept.plies();
            d.notice = Notice.onceKept(model.notice());
          });
    }
    if (event instanceof StoreEvent.WentOn on && on.match().id().equals(study.id())) {
      Study theirs = Study.open(study.id(), on.match().record());
      return notice(model.with(d -> d.study = theirs.at(study.at())), Notice.Kind.WENT_ON);
    }
    if (event instanceof StoreEvent.Forked forked && forked.from().equals(study.id())) {
      return notice(model.with(d -> d.study = study.withId(forked.to())), Notice.Kind.FORKED);
    }
    return model;
  }

  private static AnalysisModel notice(AnalysisModel model, Notice.Kind kind) {
    return model.with(d -> d.notice = Notice.of(kind));
  }
}
