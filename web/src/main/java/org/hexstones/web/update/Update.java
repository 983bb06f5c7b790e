package org.hexstones.web.update;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Node;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.model.Clocks;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Layers;
import org.hexstones.web.model.LinkGame;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Names;
import org.hexstones.web.model.Notice;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.model.Seat;
import org.hexstones.web.model.Series;
import org.hexstones.web.model.Settings;
import org.hexstones.web.model.Thinking;
import org.hexstones.web.model.TimeControl;

/** What every event does. */
public final class Update {
  private final Function<String, Parsed<Setup>> reader;
  private final Replay replay;
  private final MatchUpdate matches;
  private final ArrangeUpdate arranging;
  private final HandUpdate hands;
  private final GuideUpdate guide;
  private final PuzzleUpdate puzzles;
  private final SketchUpdate sketches;
  private final ClockUpdate clocks;
  private final CueUpdate cues;

  /**
   * @param reader reads the text of a set-up
   * @param replay the cache of positions, shared with the views
   */
  public Update(Function<String, Parsed<Setup>> reader, Replay replay) {
    this.reader = reader;
    this.replay = replay;
    matches = new MatchUpdate(replay);
    arranging = new ArrangeUpdate(reader);
    hands = new HandUpdate(replay);
    guide = new GuideUpdate(reader);
    puzzles = new PuzzleUpdate(reader);
    sketches = new SketchUpdate(reader);
    clocks = new ClockUpdate(replay);
    cues = new CueUpdate(replay);
  }

  public Next update(Model before, Event happened) {
    Event event = hands.meaning(before, happened);
    List<Effect> effects = new ArrayList<>();
    Model model = event instanceof Event.Look look ? before.with(d -> d.now = look.at()) : before;
    if (event instanceof Event.Press press) {
      if (HandUpdate.isTyped(happened)) {
        // Whoever presses Enter after a name means no other cell.
        effects.add(new Effect.FocusCell(press.cell()));
      }
      model = model.with(d -> d.focus = press.cell());
    }
    return finish(model, next(model, event, effects), event, effects);
  }

  private Model next(Model model, Event event, List<Effect> effects) {
    if (event instanceof Event.Look look) {
      return clocks.look(model, look, effects);
    }
    if (event instanceof Event.OfLibrary of) {
      return LibraryUpdate.update(model, of.event(), effects);
    }
    if (event instanceof Event.OfLinks of) {
      return LinkUpdate.update(model, of.event(), effects);
    }
    Model after = puzzles.update(model, event, effects);
    if (after == null) {
      after = guide.update(model, event, effects);
    }
    if (after == null) {
      after = matches.update(model, event, effects);
    }
    if (after == null) {
      after = sketches.update(model, event, effects);
    }
    if (after == null) {
      after = arranging.update(model, event, effects);
    }
    if (after == null) {
      after = hands.update(model, event, effects);
    }
    return after == null ? everywhere(model, event, effects) : after;
  }

  /** What follows from what an event has changed, whatever event it was. */
  private Next finish(Model before, Model changed, Event event, List<Effect> effects) {
    Model after = changed;
    if (after.playing() && after.sketch() != null) {
      after = after.with(d -> d.sketch = null);
    }
    if (after.playing() && after.arrangement() != null) {
      after = after.with(d -> d.arrangement = null);
    }
    if (after.playing() && !before.playing() && !after.settings().toured()) {
      after = GuideUpdate.toured(after);
    }
    after = HandUpdate.follow(before, after);
    after = GuideUpdate.follow(after, effects);
    after = clocks.follow(before, after, effects);
    cues.follow(before, after, effects);
    after = think(withoutOldFailure(before, after), effects);
    keep(before, after, effects);
    LinkUpdate.follow(before, after, effects);
    Unfinished.follow(before, after, effects);
    if (event instanceof Event.TakeVersion) {
      // After everything else: it ends this page.
      effects.add(new Effect.TakeVersion(after.shown()));
    }
    return new Next(after, effects);
  }

  private Model everywhere(Model model, Event event, List<Effect> effects) {
    Settings chosen = SettingsUpdate.update(model.settings(), event);
    if (chosen != null) {
      return model.with(d -> d.settings = chosen);
    }
    if (event instanceof Event.ChooseGame choose) {
      return formed(model, chosen(model, choose.form()));
    }
    if (event instanceof Event.SetBoard set) {
      return formed(model, model.form().withBoard(set.text()));
    }
    if (event instanceof Event.SetOption set) {
      return formed(model, model.form().with(set.name(), set.value()));
    }
    if (event instanceof Event.SetSeat set) {
      return formed(model, model.form().withSeat(set.player(), set.seat()));
    }
    if (event instanceof Event.SetName set) {
      return model.with(d -> d.form = model.form().withName(set.player(), set.name()));
    }
    if (event instanceof Event.SetClock set) {
      return formed(model, model.form().withClock(set.clock()));
    }
    if (event instanceof Event.Begin) {
      Form form = model.form();
      return begin(model, form.command(), form.seats(), form.clock(), false);
    }
    if (event instanceof Event.Again && model.match() != null) {
      return Rematch.again(model, model.match());
    }
    if (event instanceof Event.SwapSeats && model.match() != null) {
      return Rematch.swapped(model, model.match());
    }
    if (event instanceof Event.SecondGame && model.match() != null) {
      return Rematch.second(model, model.match());
    }
    if (event instanceof Event.Harder harder && model.match() != null) {
      return Rematch.harder(model, model.match(), harder.levels());
    }
    if (event instanceof Event.OpenedNew opened) {
      return begin(model, opened.command(), opened.seats(), opened.clock(), true);
    }
    if (event instanceof Event.OpenedBad bad) {
      return model.with(d -> d.notice = Notice.of(Notice.Kind.BAD_ADDRESS, bad.reason()));
    }
    if (event instanceof Event.Open open) {
      return model.with(
          d -> {
            d.dialog = open.dialog();
            d.reading = model.reading().withGame("");
          });
    }
    if (event instanceof Event.DismissNotice) {
      return model.with(d -> d.notice = null);
    }
    if (event instanceof Event.FillScreen) {
      effects.add(new Effect.FillScreen());
      return model;
    }
    if (event instanceof Event.KeptElsewhere kept) {
      return model.with(
          d -> {
            d.boards = kept.boards();
            d.solved = kept.solved();
          });
    }
    if (event instanceof Event.Can can) {
      return model.with(
          d -> {
            d.canFillScreen = can.fillScreen();
            d.canVibrate = can.vibrate();
          });
    }
    if (event instanceof Event.TakeUp left) {
      if (Layers.count(model) > 0) {
        return model;
      }
      Event again = Unfinished.again(left.unfinished());
      return again == null
          ? Unfinished.restore(model, left.unfinished(), reader)
          : next(model, again, effects);
    }
    if (event instanceof Event.Resized resized) {
      return model.with(d -> d.room = resized.room());
    }
    if (event instanceof Event.VersionWaits) {
      return model.with(d -> d.versionWaits = true);
    }
    if (event instanceof Event.TakeVersion || event instanceof Event.LeaveVersion) {
      return model.with(d -> d.versionWaits = false);
    }
    return model;
  }

  /** Another game's form, with the players and the clock that there are. */
  static Form chosen(Model model, Form other) {
    Form now = model.form();
    return other.withSeats(now.seats()).withNames(now.names()).withClock(now.clock());
  }

  /** A changed form; what was told before has been read. */
  private static Model formed(Model model, Form form) {
    Notice notice = model.notice();
    return model.with(
        d -> {
          d.form = form;
          d.notice = notice == null || notice.passes() ? null : notice;
        });
  }

  private Model begin(
      Model model, String command, List<Seat> seats, TimeControl clock, boolean fromAddress) {
    Parsed<Setup> read = reader.apply(command);
    if (read instanceof Parsed.Refused<Setup> refused) {
      // The form tells its own problem in place.
      return fromAddress
          ? model.with(d -> d.notice = Notice.of(Notice.Kind.BAD_ADDRESS, refused.reason()))
          : model;
    }
    Setup setup = read.orThrow();
    if (fromAddress && seats.size() > setup.players()) {
      Reason tooMany = Reason.of(MoveProblem.NO_SUCH_PLAYER, MoveText.letter(setup.players()));
      return model.with(d -> d.notice = Notice.of(Notice.Kind.BAD_ADDRESS, tooMany));
    }
    List<Tag> names =
        fromAddress ? List.of() : Names.tags(model.form().names(), seats, setup.players());
    if (!fromAddress && Series.isAsked(model.form())) {
      names = Series.first(names);
    }
    GameRecord record = new GameRecord(setup, Start.EMPTY, Node.ROOT, names);
    Model begun = begin(model, record, seats, clock);
    return fromAddress ? begun.with(d -> d.notice = Notice.lasting(model.notice())) : begun;
  }

  /** Begins a game of which no move is made yet. */
  static Model begin(Model model, GameRecord record, List<Seat> seats, TimeControl clock) {
    String id = model.ids() + "-" + model.games();
    Match begun = LinkGame.begun(Match.begin(id, record, seats));
    TimeControl control = begun.isByLink() ? TimeControl.NONE : clock;
    Match match = begun.withClocks(Clocks.begin(control, begun.seats().size()));
    return model.with(
        d -> {
          d.match = match;
          d.playing = true;
          d.games = model.games() + 1;
          d.dialog = Dialog.NONE;
          d.notice = null;
          d.failures = 0;
          d.komi = "";
          d.focus = "";
        });
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

  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  private static void keep(Model before, Model after, List<Effect> effects) {
    Match shown = after.shown();
    if (shown != null && (shown != before.match() || !before.playing())) {
      Match old = before.match();
      boolean same =
          old != null
              && before.playing()
              && old.id().equals(shown.id())
              && old.record() == shown.record()
              && old.cursor() == shown.cursor()
              && old.sent() == shown.sent()
              && old.seats().equals(shown.seats())
              && (shown.clocks().areNone() || old.paused() == shown.paused());
      if (!same && !after.sharing().isVisit(shown)) {
        effects.add(new Effect.KeepMatch(shown));
      }
    }
    if (shown == null && before.playing()) {
      effects.add(new Effect.LeaveMatch());
    }
    if (!Objects.equals(before.settings(), after.settings())) {
      effects.add(new Effect.KeepSettings(after.settings()));
    }
    if (after.playing() && (!before.playing() || before.form() != after.form())) {
      effects.add(new Effect.KeepForm(after.form()));
    }
  }
}
