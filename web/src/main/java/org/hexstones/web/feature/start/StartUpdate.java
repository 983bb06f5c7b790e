package org.hexstones.web.feature.start;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.PreferencesEffect;

/** Updates for the form, and for the beginning of a game from the form or an address. */
public final class StartUpdate {
  private final Function<String, Parsed<Setup>> reader;

  /**
   * @param reader reads the text of a set-up
   */
  public StartUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  public Updates<Session> updates() {
    return new Updates<Session>()
        .change(StartEvent.ChooseGame.class, (session, event) -> choose(session, event.form()))
        .change(
            StartEvent.SetBoard.class,
            (session, event) -> formed(session, session.form().withBoard(event.text())))
        .change(
            StartEvent.SetOption.class,
            (session, event) -> formed(session, session.form().with(event.name(), event.value())))
        .change(
            StartEvent.SetSeat.class,
            (session, event) ->
                formed(session, session.form().withSeat(event.player(), event.seat())))
        .change(
            StartEvent.SetName.class,
            (session, event) ->
                session.withForm(session.form().withName(event.player(), event.name())))
        .change(
            StartEvent.SetClock.class,
            (session, event) -> formed(session, session.form().withClock(event.clock())))
        .on(StartEvent.DeleteBoard.class, StartUpdate::deleteBoard)
        .change(
            StartEvent.NewBoard.class,
            (session, event) -> session.withLobby(session.lobby().withFresh(true)))
        .change(StartEvent.PlayFriend.class, (session, event) -> play(session, event.seat()))
        .change(StartEvent.Begin.class, (session, event) -> begin(session))
        .change(Route.NewGame.class, this::begin)
        .change(
            Route.BadAddress.class,
            (session, event) ->
                session.withNotice(Notice.of(Notice.Kind.BAD_ADDRESS, event.reason())));
  }

  private static Session choose(Session session, GameForm form) {
    return formed(session, form.withPlayersOf(session.form()));
  }

  /** A changed form. The earlier notice is obsolete. */
  private static Session formed(Session session, GameForm form) {
    return session.withLobby(session.lobby().withForm(form).withFresh(true)).withoutPassingNotice();
  }

  private static Next<Session> deleteBoard(Session session, StartEvent.DeleteBoard event) {
    List<OwnBoard> others = new ArrayList<>();
    for (OwnBoard board : session.lobby().boards()) {
      if (!board.name().equals(event.name())) {
        others.add(board);
      }
    }
    return Next.of(
        session.withLobby(session.lobby().withBoards(others)),
        new PreferencesEffect.SaveBoards(others));
  }

  /** The others sit there for this game alone: the form keeps its opponents for the next one. */
  private Session play(Session session, Seat others) {
    GameForm form = session.form();
    List<Seat> seats = new ArrayList<>(Collections.nCopies(GameForm.MOST_PLAYERS, others));
    seats.set(0, Seat.PERSON);
    return begin(session.withForm(form.withSeats(seats))).withForm(form);
  }

  /** Begins the game of the form. The form itself shows what is wrong. */
  private Session begin(Session session) {
    GameForm form = session.form();
    GameRecord record = NewGame.of(reader, form).orNull();
    return record == null ? session : session.begin(record, form.seats(), form.clock());
  }

  private Session begin(Session session, Route.NewGame asked) {
    Parsed<GameRecord> read = NewGame.asked(reader, asked.command(), asked.seats().size());
    Reason refusal = read.reason();
    if (refusal != null) {
      return session.withNotice(Notice.of(Notice.Kind.BAD_ADDRESS, refusal));
    }
    return session
        .begin(read.orThrow(), asked.seats(), asked.clock())
        .withNotice(Notice.lasting(session.notice()));
  }
}
