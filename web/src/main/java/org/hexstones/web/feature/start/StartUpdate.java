package org.hexstones.web.feature.start;

import java.util.List;
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
import org.hexstones.web.app.Model;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.Notice;
import org.jspecify.annotations.Nullable;

/** The form in which a game is chosen, and how a game begins from it or from an address. */
public final class StartUpdate {
  private final Function<String, Parsed<Setup>> reader;

  public StartUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  /** What an event does, or null where it is none of these. */
  public @Nullable Model update(Model model, Event event) {
    if (event instanceof StartEvent.ChooseGame choose) {
      return formed(model, chosen(model, choose.form()));
    }
    if (event instanceof StartEvent.SetBoard set) {
      return formed(model, model.form().withBoard(set.text()));
    }
    if (event instanceof StartEvent.SetOption set) {
      return formed(model, model.form().with(set.name(), set.value()));
    }
    if (event instanceof StartEvent.SetSeat set) {
      return formed(model, model.form().withSeat(set.player(), set.seat()));
    }
    if (event instanceof StartEvent.SetName set) {
      return model.with(d -> d.form = model.form().withName(set.player(), set.name()));
    }
    if (event instanceof StartEvent.SetClock set) {
      return formed(model, model.form().withClock(set.clock()));
    }
    if (event instanceof StartEvent.Begin) {
      GameForm form = model.form();
      return begin(model, form.command(), form.seats(), form.clock(), false);
    }
    if (event instanceof Route.NewGame opened) {
      return begin(model, opened.command(), opened.seats(), opened.clock(), true);
    }
    return null;
  }

  /** Another game's form, with the players and the clock that there are. */
  public static GameForm chosen(Model model, GameForm other) {
    GameForm now = model.form();
    return other.withSeats(now.seats()).withNames(now.names()).withClock(now.clock());
  }

  /** A changed form; what was told before has been read. */
  private static Model formed(Model model, GameForm form) {
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
        fromAddress ? List.of() : PlayerNames.tags(model.form().names(), seats, setup.players());
    if (!fromAddress && TwoGameMatch.isAsked(model.form())) {
      names = TwoGameMatch.first(names);
    }
    GameRecord record = new GameRecord(setup, Start.EMPTY, Node.ROOT, names);
    Model begun = begin(model, record, seats, clock);
    return fromAddress ? begun.with(d -> d.notice = Notice.lasting(model.notice())) : begun;
  }

  /** Begins a game of which no move is made yet. */
  public static Model begin(Model model, GameRecord record, List<Seat> seats, TimeControl clock) {
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
}
