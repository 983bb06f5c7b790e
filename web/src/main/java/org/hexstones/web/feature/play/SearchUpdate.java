package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.ThinkingTime;

/** Keeps the worker's question up to date after every event. */
final class SearchUpdate {
  /** The bounds of what a computer thinks if it thinks as long as the person. */
  private static final int LEAST_MILLIS = 100;

  private static final int MOST_MILLIS = 60_000;

  private final PositionCache positions;

  SearchUpdate(PositionCache positions) {
    this.positions = positions;
  }

  Next<Part<PlayState>> follow(Session before, Part<PlayState> after) {
    return think(after.with(withoutOldFailure(before, after.session())));
  }

  /** Removes the notice of a failed worker in another position where the worker is not asked. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private Session withoutOldFailure(Session before, Session after) {
    Notice notice = after.notice();
    Match shown = after.shown();
    boolean old =
        notice != null
            && notice == before.notice()
            && notice.isOfWorker()
            && before.match() != after.match()
            && (shown == null || !positions.at(shown).isComputers(shown.cursor()));
    return old ? after.withoutNotice() : after;
  }

  /** Makes sure that the worker has the right question and no other. */
  // A question belongs to the record object it was asked with, not to an equal one.
  @SuppressWarnings("ReferenceEquality")
  private Next<Part<PlayState>> think(Part<PlayState> part) {
    PlayState state = part.state();
    Match match = part.session().shown();
    boolean wanted = match != null && positions.at(match).isThinking();
    Thinking known = state.thinking();
    if (known == null ? !wanted : wanted && match != null && known.record() == match.record()) {
      return Next.of(part);
    }
    List<Effect> effects = new ArrayList<>();
    if (known != null) {
      effects.add(new SearchEffect.Stop(known.number()));
    }
    if (!wanted || match == null) {
      return new Next<>(part.with(state.withThinking(null)), effects);
    }
    int millis = millis(part, match);
    Thinking asked = question(part, match, millis);
    boolean watched = positions.at(match).isWatched();
    int delay = watched ? part.session().settings().pace().millis() : 0;
    effects.add(new SearchEffect.Ask(asked.question(), delay));
    effects.add(new SearchEffect.Watch(asked.number(), SearchAnswers.WATCH_MILLIS));
    return new Next<>(part.with(state.asking(asked).withTiming(state.since(), millis)), effects);
  }

  /** How long the computer may think about its next stone. */
  private int millis(Part<PlayState> part, Match match) {
    MatchView now = positions.at(match);
    ThinkingTime chosen = part.session().settings().thinking();
    if (now.isTimed() || now.sitter(now.play().mover()).level() < ThinkingTime.LOWEST_LEVEL) {
      return ThinkingTime.USUAL.millis();
    }
    PlayState state = part.state();
    int last = match.cursor() - 1;
    if (chosen != ThinkingTime.AS_PERSON || last < 0 || state.since() < 0) {
      return chosen.millis();
    }
    if (now.isComputers(last)) {
      // The further stones of a turn, or another computer after the same turn of the person.
      return state.allowed() > 0 ? state.allowed() : chosen.millis();
    }
    double spent = part.session().device().now() - state.since();
    double each = spent / Math.max(1, now.toPlace().size());
    return (int) Math.max(LEAST_MILLIS, Math.min(MOST_MILLIS, each));
  }

  private Thinking question(Part<PlayState> part, Match match, int millis) {
    PlayState state = part.state();
    boolean isNew = state.questions() == 0 || state.failures() > 0;
    MatchView now = positions.at(match);
    int level = now.sitter(now.play().mover()).level();
    return new Thinking(
        bestMove(part, match.record(), level, millis),
        match.record(),
        isNew ? Thinking.NEW : Thinking.HEARD);
  }

  /** The next question, at the end of a record. */
  static Question.BestMove bestMove(
      Part<PlayState> part, GameRecord record, int level, int millis) {
    boolean ponders = part.session().settings().has(Settings.Switch.PONDER);
    int number = part.state().questions() + 1;
    return new Question.BestMove(number, PlayedGame.of(record), level, millis, 0, ponders, false);
  }
}
