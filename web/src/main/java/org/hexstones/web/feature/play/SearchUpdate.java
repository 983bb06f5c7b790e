package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.web.app.Model;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.ui.Notice;

/** What the worker is asked, once an event has done what it does. */
public final class SearchUpdate {
  private final PositionCache replay;

  public SearchUpdate(PositionCache replay) {
    this.replay = replay;
  }

  public Model follow(Model before, Model after, List<Effect> effects) {
    return think(withoutOldFailure(before, after), effects);
  }

  /** That the worker has failed is of no interest in another position in which it is not asked. */
  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  private Model withoutOldFailure(Model before, Model after) {
    Notice notice = after.notice();
    Match shown = after.shown();
    boolean old =
        notice != null
            && notice == before.notice()
            && notice.isOfWorker()
            && before.match() != after.match()
            && (shown == null || !replay.at(shown).isComputers(shown.cursor()));
    return old ? after.with(d -> d.notice = null) : after;
  }

  /** Sees to it that the worker has the question it should have, and no other. */
  // A question is about the record it was asked with and no other that equals it.
  @SuppressWarnings("ReferenceEquality")
  private Model think(Model model, List<Effect> effects) {
    Match match = model.shown();
    boolean wanted = match != null && replay.at(match).isThinking();
    SearchRequest known = model.thinking();
    if (wanted && match != null && known != null && known.record() == match.record()) {
      return model;
    }
    if (!wanted && known == null) {
      return model;
    }
    if (known != null) {
      effects.add(new SearchEffect.Stop(known.question()));
    }
    if (!wanted || match == null) {
      return model.with(d -> d.thinking = null);
    }
    boolean isNew = model.questions() == 0 || model.failures() > 0;
    int patience = isNew ? SearchRequest.NEW : SearchRequest.HEARD;
    Moment now = replay.at(match);
    int level = now.sitter(now.play().mover()).level();
    SearchRequest asked =
        new SearchRequest(model.questions() + 1, match.record(), level, 0, patience);
    boolean watched = !match.seats().contains(Seat.PERSON) && !match.isByLink();
    effects.add(new SearchEffect.Think(asked, watched ? model.settings().pace().millis() : 0));
    effects.add(new SearchEffect.Watch(asked.question(), PlayUpdate.WATCH_MILLIS));
    return model.with(
        d -> {
          d.thinking = asked;
          d.questions = asked.question();
        });
  }
}
