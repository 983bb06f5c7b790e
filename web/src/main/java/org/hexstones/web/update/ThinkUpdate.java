package org.hexstones.web.update;

import java.util.List;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Notice;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.model.Seat;
import org.hexstones.web.model.Thinking;

/** What the worker is asked, once an event has done what it does. */
final class ThinkUpdate {
  private final Replay replay;

  ThinkUpdate(Replay replay) {
    this.replay = replay;
  }

  Model follow(Model before, Model after, List<Effect> effects) {
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
    Thinking known = model.thinking();
    if (wanted && match != null && known != null && known.record() == match.record()) {
      return model;
    }
    if (!wanted && known == null) {
      return model;
    }
    if (known != null) {
      effects.add(new Effect.StopThinking(known.question()));
    }
    if (!wanted || match == null) {
      return model.with(d -> d.thinking = null);
    }
    boolean isNew = model.questions() == 0 || model.failures() > 0;
    int patience = isNew ? Thinking.NEW : Thinking.HEARD;
    Moment now = replay.at(match);
    int level = now.sitter(now.play().mover()).level();
    Thinking asked = new Thinking(model.questions() + 1, match.record(), level, 0, patience);
    boolean watched = !match.seats().contains(Seat.PERSON) && !match.isByLink();
    effects.add(new Effect.Think(asked, watched ? model.settings().pace().millis() : 0));
    effects.add(new Effect.Watch(asked.question(), MatchUpdate.WATCH_MILLIS));
    return model.with(
        d -> {
          d.thinking = asked;
          d.questions = asked.question();
        });
  }
}
