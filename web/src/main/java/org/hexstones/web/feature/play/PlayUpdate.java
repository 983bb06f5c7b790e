package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.parse.Reason;
import org.hexstones.web.app.Model;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.FocusUpdate;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.Notice;
import org.jspecify.annotations.Nullable;

/** What events do to a match. */
public final class PlayUpdate {
  /** So many failures running, and the computer waits until it is told to try again. */
  static final int PATIENCE = 3;

  /** How long the worker's silence is watched at a time. */
  static final int WATCH_MILLIS = 1000;

  /** After so long, a watch was held up; a hidden tab's timers run once a second. */
  private static final int LATE_MILLIS = 3 * WATCH_MILLIS;

  private final PositionCache replay;

  public PlayUpdate(PositionCache replay) {
    this.replay = replay;
  }

  /** The next model, or null where the event is none of a match. */
  public @Nullable Model update(Model model, Event event, List<Effect> effects) {
    Match left = model.match();
    if (event instanceof Route.Continue) {
      return left == null ? model : model.with(d -> d.playing = true);
    }
    Match match = model.shown();
    if (match == null) {
      return null;
    }
    if (event instanceof BoardEvent.Press press) {
      return press(model, match, press.cell());
    }
    Model focused = FocusUpdate.update(model, event, effects);
    if (focused != null) {
      return event instanceof BoardEvent.Walk walk
          ? focused.with(d -> d.hand = model.hand().withAim(walk.cell()))
          : focused;
    }
    if (event instanceof MatchEvent.PickColour pick) {
      return withMatch(model, match.withPicked(pick.colour()));
    }
    if (event instanceof MatchEvent.Choose choose) {
      return choose(model, match, choose.move());
    }
    if (event instanceof MatchEvent.TypeKomi typed) {
      return model.with(d -> d.komi = typed.text());
    }
    if (event instanceof MatchEvent.Undo) {
      return goTo(model, match, replay.at(match).undoTarget());
    }
    if (event instanceof MatchEvent.Redo) {
      return goTo(model, match, replay.at(match).redoTarget());
    }
    if (event instanceof MatchEvent.GoTo place) {
      Model there = goTo(model, match, place.ply());
      return there.with(d -> d.dialog = Dialog.NONE);
    }
    if (event instanceof MatchEvent.Pause pause) {
      return withMatch(model, match.withPaused(pause.waits()));
    }
    if (event instanceof MatchEvent.PlayOn) {
      return withMatch(model, match.cut()).with(d -> d.failures = 0);
    }
    if (event instanceof MatchEvent.Resign resign) {
      Model closed = model.with(d -> d.dialog = Dialog.NONE);
      int move = Moves.resign(resign.player());
      boolean possible = replay.at(match).play().refusal(move) == null;
      return possible ? withMatch(closed, played(match, move)) : closed;
    }
    if (event instanceof Route.Start) {
      return model.with(
          d -> {
            d.playing = false;
            d.dialog = Dialog.NONE;
            d.notice = null;
          });
    }
    return worker(model, match, event, effects);
  }

  private @Nullable Model worker(Model model, Match match, Event event, List<Effect> effects) {
    SearchRequest thinking = model.thinking();
    if (event instanceof SearchEvent.Thought thought) {
      return thinking == null || thinking.question() != thought.question()
          ? model
          : model.with(d -> d.thinking = thinking.heard(thought.playouts()));
    }
    if (event instanceof SearchEvent.Best best) {
      if (thinking == null || thinking.question() != best.question()) {
        return model;
      }
      if (replay.at(match).play().refusal(best.move()) != null) {
        return failed(model, match, effects);
      }
      Notice notice = model.notice();
      return model.with(
          d -> {
            d.match = match.played(best.move());
            d.thinking = null;
            d.failures = 0;
            d.notice = notice != null && notice.isOfWorker() ? null : notice;
          });
    }
    if (event instanceof SearchEvent.WorkerFailed) {
      return failed(model, match, effects);
    }
    if (event instanceof SearchEvent.Watched watched) {
      return thinking == null || thinking.question() != watched.question()
          ? model
          : watched(model, match, thinking, watched.millis(), effects);
    }
    return null;
  }

  /** A worker may die or hang without a word; then its silence is the failure. */
  private static Model watched(
      Model model, Match match, SearchRequest thinking, int millis, List<Effect> effects) {
    // The page was frozen, and the worker with it: what it has to say may still be on its way.
    boolean slept = millis < 0 || millis > LATE_MILLIS;
    int left = slept ? Math.max(thinking.patience(), SearchRequest.HEARD) : thinking.patience() - 1;
    if (left <= 0) {
      return failed(model, match, effects);
    }
    effects.add(new SearchEffect.Watch(thinking.question(), WATCH_MILLIS));
    return model.with(d -> d.thinking = thinking.withPatience(left));
  }

  /** A new worker gets the question again, unless that has failed too often. */
  private static Model failed(Model model, Match match, List<Effect> effects) {
    effects.add(new SearchEffect.RestartWorker());
    boolean lost = model.failures() + 1 >= PATIENCE;
    return model.with(
        d -> {
          d.thinking = null;
          d.failures = model.failures() + 1;
          d.notice = Notice.of(lost ? Notice.Kind.WORKER_LOST : Notice.Kind.WORKER_RESTARTED);
          d.match = lost ? match.withPaused(true) : match;
        });
  }

  private Model press(Model model, Match match, String name) {
    Moment now = replay.at(match);
    Position position = now.position();
    int cell = position.board().cellNamed(name);
    if (cell == Board.NO_CELL || !now.isPersons()) {
      return model;
    }
    int colour = now.colourToPlace();
    // Where no stone can be placed now, the rules say of any colour what is to be done before.
    int placed = colour == Position.NONE ? 0 : colour;
    return choose(model.with(d -> d.focus = name), match, Moves.place(placed, cell));
  }

  private Model choose(Model model, Match match, int move) {
    Moment now = replay.at(match);
    if (!now.isPersons()) {
      return model;
    }
    if (now.isStopped()) {
      return model.with(d -> d.notice = Notice.of(Notice.Kind.PAUSED));
    }
    Reason refusal = now.play().refusal(move);
    if (refusal != null) {
      return model.with(d -> d.notice = Notice.of(Notice.Kind.REFUSED, refusal));
    }
    return withMatch(model, played(match, move)).with(d -> d.komi = "");
  }

  /**
   * The match after a person's move. Where that is the move that was undone, what computers
   * answered is put there again, as redo does.
   */
  private Match played(Match match, int move) {
    Match next = match.played(move);
    return next.at(replay.at(next).pastComputers(next.cursor()));
  }

  private Model goTo(Model model, Match match, int ply) {
    Moment now = replay.at(match);
    if (ply < 0 || ply > now.line().size()) {
      return model;
    }
    // Between computers alone, going back means watching; they wait until told to play on.
    boolean waits = ply < now.line().size();
    return withMatch(model, match.at(ply).withPaused(waits));
  }

  /** A match changed by a person; what was told before is no longer of interest. */
  private static Model withMatch(Model model, Match changed) {
    Notice notice = model.notice();
    return model.with(
        d -> {
          d.match = changed;
          d.notice = notice == null || notice.passes() ? null : notice;
        });
  }
}
