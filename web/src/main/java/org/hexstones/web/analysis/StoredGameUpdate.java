package org.hexstones.web.analysis;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Reason;
import org.hexstones.web.analysis.tree.Marked;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.StudyState;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.RecordMerge;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Lobby;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.StorageNotices;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.jspecify.annotations.Nullable;

/** Updates for opened studies and for what the store reports of them. */
final class StoredGameUpdate {
  private StoredGameUpdate() {}

  /** There is no library here, so events of other games do nothing. */
  static void register(Updates<AnalysisModel> updates) {
    updates
        .on(AnalysisEvent.Opened.class, StoredGameUpdate::opened)
        .change(AnalysisEvent.Marks.class, StoredGameUpdate::marked)
        .change(StoreEvent.Failed.class, StoredGameUpdate::trouble)
        .change(StoreEvent.NotRead.class, StoredGameUpdate::trouble)
        .on(StoreEvent.Uncertain.class, (model, event) -> uncertain(model))
        .change(StoreEvent.SetAside.class, StoredGameUpdate::trouble)
        .change(StoreEvent.NotSetAside.class, StoredGameUpdate::trouble)
        .change(StoreEvent.Newer.class, StoredGameUpdate::trouble)
        .change(StoreEvent.Saved.class, StoredGameUpdate::saved)
        .change(StoreEvent.WentOn.class, StoredGameUpdate::wentOn)
        .change(StoreEvent.Forked.class, StoredGameUpdate::forked)
        .ignoreOther(event -> event instanceof StoreEvent);
  }

  /**
   * A link that cannot be read changes nothing. The stored study is preferred to the link, which
   * may have been too short for all of it.
   */
  private static Next<AnalysisModel> opened(AnalysisModel model, AnalysisEvent.Opened opened) {
    Match kept = opened.kept();
    boolean isNamed = opened.study().isEmpty();
    if (kept != null && isNamed) {
      return Next.of(shown(model, Study.open(kept)));
    }
    Study study = model.study();
    Session session = model.session();
    Reason refusal = opened.read().reason();
    if (refusal != null) {
      Notice notice = Notice.of(Notice.Kind.BAD_LINK, refusal);
      return Next.of(model.with(session.withNotice(notice)));
    }
    GameRecord record = opened.read().orThrow();
    if (study != null && study.record().equals(record)) {
      return Next.of(model);
    }
    Match its = kept == null ? Match.begin(opened.study(), record, List.of()) : both(record, kept);
    if (!isNamed && its != null) {
      return Next.of(shown(model, Study.open(its)));
    }
    Lobby names = session.lobby();
    AnalysisModel fresh = model.with(session.withLobby(names.withGames(names.games() + 1)));
    return Next.of(shown(fresh, Study.open(names.freshId(), record)));
  }

  /**
   * The study of a game with the moves that were played since; null if it is of another game, or
   * has no room for them.
   */
  private static @Nullable Match both(GameRecord game, Match study) {
    GameRecord known = study.record();
    boolean isIts = known.setup().equals(game.setup()) && known.start().equals(game.start());
    GameRecord both = isIts ? RecordMerge.of(game, known).orNull() : null;
    return both == null ? null : study.withRecord(both);
  }

  private static AnalysisModel shown(AnalysisModel model, Study study) {
    Session session = model.session();
    return model
        .with(StudyState.open(study))
        .with(Marked.NONE)
        .with(
            session
                .withDialog(Dialog.NONE)
                .withNotice(Notice.lasting(session.notice()))
                .withFocus(""));
  }

  /** A place that the study does not have has no marks. */
  private static AnalysisModel marked(AnalysisModel model, AnalysisEvent.Marks event) {
    Study study = model.study();
    boolean isThere = study != null && (event.plies() < 0 || study.at().depth() == event.plies());
    return study == null || !isThere ? model : model.with(Marked.of(study, event.marks()));
  }

  private static AnalysisModel trouble(AnalysisModel model, StoreEvent event) {
    return model.with(model.session().withNotice(StorageNotices.of(event)));
  }

  private static AnalysisModel saved(AnalysisModel model, StoreEvent.Saved saved) {
    StudyState open = model.open();
    Session session = model.session();
    return open == null || !open.study().id().equals(saved.match().id())
        ? model
        : model.with(open.withSaved(saved.match())).with(session.saved());
  }

  /** What was saved may be gone: it counts as saved once it is saved again. */
  private static Next<AnalysisModel> uncertain(AnalysisModel model) {
    StudyState open = model.open();
    return open == null || open.savedPlies() < 0
        ? Next.of(model)
        : Next.of(model.with(open.withSaved(null)), new StoreEffect.Save(open.study().kept()));
  }

  private static AnalysisModel wentOn(AnalysisModel model, StoreEvent.WentOn on) {
    StudyState open = model.open();
    Match match = on.match();
    if (open == null || !open.study().id().equals(match.id())) {
      return model;
    }
    Study theirs = Study.open(match).at(open.study().at());
    // To undo an earlier change would take back theirs, too.
    return model
        .with(StudyState.open(theirs).withSaved(open.saved()))
        .with(model.session().withNotice(Notice.Kind.WENT_ON));
  }

  private static AnalysisModel forked(AnalysisModel model, StoreEvent.Forked forked) {
    StudyState open = model.open();
    return open == null || !open.study().id().equals(forked.from())
        ? model
        : model
            .with(open.withStudy(open.study().withId(forked.to())))
            .with(model.session().withNotice(Notice.Kind.FORKED));
  }
}
