package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.parse.Reason;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.Session;

/** Updates for the match on the board. Without a match they do nothing. */
public final class PlayUpdate {
  private final PositionCache positions;

  /** An update that applies while a match is shown. */
  @FunctionalInterface
  interface OnMatch<E> {
    Part<PlayState> change(Part<PlayState> part, Match match, E event);
  }

  public PlayUpdate(PositionCache positions) {
    this.positions = positions;
  }

  public Updates<Part<PlayState>> updates() {
    Updates<Part<PlayState>> table = new Updates<>();
    new BoardInputUpdate(positions, this).addTo(table);
    new SearchAnswers(positions).addTo(table);
    new AdviceUpdate(positions).addTo(table);
    Rematch.addTo(table);
    table
        .change(Route.Continue.class, (part, event) -> goOn(part))
        .change(Route.SeeEnd.class, (part, event) -> seeEnd(part))
        .change(BoardEvent.Focus.class, (part, event) -> focused(part, event.cell()))
        .on(BoardEvent.Walk.class, (part, event) -> walk(part, event.cell()));
    on(table, Route.Start.class, (part, match, event) -> leave(part));
    on(table, MatchEvent.PickColour.class, this::pick);
    on(table, MatchEvent.Choose.class, (part, match, event) -> choose(part, match, event.move()));
    on(table, MatchEvent.TypeKomi.class, this::typeKomi);
    on(table, MatchEvent.Undo.class, (part, match, event) -> undo(part, match));
    on(table, MatchEvent.Redo.class, (part, match, event) -> redo(part, match));
    on(table, MatchEvent.GoTo.class, this::goTo);
    on(table, MatchEvent.Pause.class, this::pause);
    on(table, MatchEvent.PlayOn.class, (part, match, event) -> playOn(part, match));
    on(table, MatchEvent.PlaySide.class, (part, match, event) -> playSide(part, match));
    on(table, MatchEvent.Resign.class, this::resign);
    return table;
  }

  static <E extends Event> void on(
      Updates<Part<PlayState>> table, Class<E> type, OnMatch<E> change) {
    table.change(
        type,
        (part, event) -> {
          Match match = part.session().shown();
          return match == null ? part : change.change(part, match, event);
        });
  }

  private static Part<PlayState> goOn(Part<PlayState> part) {
    Match left = part.session().lobby().left();
    return left == null ? part : part.with(part.session().showMatch(left));
  }

  private static Part<PlayState> seeEnd(Part<PlayState> part) {
    Match left = part.session().lobby().left();
    return left == null ? part : part.with(part.session().showMatch(left.atEnd()));
  }

  private Part<PlayState> leave(Part<PlayState> part) {
    Match match = part.session().shown();
    // The clocks must not run on at the return before the person has seen the board.
    Session left =
        match != null && positions.at(match).isTimed()
            ? part.session().withMatch(match.withPaused(true))
            : part.session();
    return part.with(left.leaveMatch().withDialog(Dialog.NONE).withoutNotice());
  }

  private static Part<PlayState> focused(Part<PlayState> part, String cell) {
    return part.with(part.session().withFocus(cell));
  }

  private static Next<Part<PlayState>> walk(Part<PlayState> part, String cell) {
    PlayState state = part.state();
    return Next.of(
        focused(part, cell).with(state.withInput(state.input().withAim(cell))),
        new ScreenEffect.FocusCell(cell));
  }

  private Part<PlayState> pick(Part<PlayState> part, Match match, MatchEvent.PickColour event) {
    return changed(part, match.withPicked(event.colour()));
  }

  private Part<PlayState> typeKomi(Part<PlayState> part, Match match, MatchEvent.TypeKomi event) {
    return part.with(part.state().withKomi(event.text()));
  }

  private Part<PlayState> undo(Part<PlayState> part, Match match) {
    return goTo(part, match, positions.at(match).undoTarget());
  }

  /** Where computers are watched and there is nothing to redo, they make one move more. */
  private Part<PlayState> redo(Part<PlayState> part, Match match) {
    if (positions.at(match).canStep()) {
      return changed(part, match.withPaused(false)).with(part.state().withStep(true));
    }
    return goTo(part, match, positions.at(match).redoTarget());
  }

  private Part<PlayState> goTo(Part<PlayState> part, Match match, MatchEvent.GoTo event) {
    Part<PlayState> there = goTo(part, match, event.ply());
    return there.with(there.session().withDialog(Dialog.NONE));
  }

  private Part<PlayState> goTo(Part<PlayState> part, Match match, int ply) {
    MatchView now = positions.at(match);
    boolean timed = now.isTimed();
    if (ply < 0 || ply > now.line().size() || (timed && ply < now.cursor())) {
      return part;
    }
    // Between computers only, a person who goes back wants to watch: the match is paused until
    // somebody resumes it.
    boolean waits = ply < now.line().size();
    return changed(part, match.at(ply).withPaused(timed ? match.paused() : waits))
        .with(part.state().withStep(false));
  }

  private Part<PlayState> pause(Part<PlayState> part, Match match, MatchEvent.Pause event) {
    return changed(part, match.withPaused(event.waits())).with(part.state().withStep(false));
  }

  private Part<PlayState> playOn(Part<PlayState> part, Match match) {
    MatchView now = positions.at(match);
    if (now.cursor() < now.settled()) {
      return part;
    }
    return changed(part, match.cut()).with(part.state().withFailures(0));
  }

  /** The computers are as strong as in the last form. */
  private Part<PlayState> playSide(Part<PlayState> part, Match match) {
    Seat other = match.isByLink() ? Seat.LINK : Seat.FRIENDLY;
    for (Seat seat : part.session().form().seats()) {
      other = seat.isComputer() && !match.isByLink() ? seat : other;
    }
    Play play = positions.at(match.isByLink() ? match.atEnd() : match).play();
    // By link it is the answer to the question who plays, which is asked only once.
    if (play.isOver() || (match.isByLink() && !match.isOnlyElsewhere())) {
      return part;
    }
    List<Seat> seats = new ArrayList<>(Collections.nCopies(match.seats().size(), other));
    seats.set(LinkGame.makerOf(play, play.mover()), Seat.PERSON);
    return changed(part, match.withSeats(seats).withPaused(false));
  }

  private Part<PlayState> resign(Part<PlayState> part, Match match, MatchEvent.Resign event) {
    Part<PlayState> closed = part.with(part.session().withDialog(Dialog.NONE));
    int move = Moves.resign(event.player());
    MatchView now = positions.at(match);
    boolean possible = now.cursor() >= now.settled() && now.play().refusal(move) == null;
    if (!possible) {
      return closed;
    }
    Reason full = match.full(move);
    if (full != null) {
      return closed.with(closed.session().withNotice(Notice.of(Notice.Kind.REFUSED, full)));
    }
    boolean goesOn = !PositionCache.after(match, move).isOver();
    Part<PlayState> left = changed(closed, played(match, move));
    return goesOn ? left.with(left.session().withNotice(Notice.Kind.LEFT)) : left;
  }

  /** A cell was pressed, and no input waits for confirmation. */
  Part<PlayState> press(Part<PlayState> part, Match match, String name) {
    MatchView now = positions.at(match);
    Position position = now.position();
    int cell = position.board().cellNamed(name);
    if (cell == Board.NO_CELL || !now.isPersons()) {
      return focused(part, name);
    }
    int colour = now.colourToPlace();
    // If no colour can be placed now, any colour makes the rules say what has to be done first.
    int placed = colour == Position.NONE ? 0 : colour;
    return choose(focused(part, name), match, Moves.place(placed, cell));
  }

  private Part<PlayState> choose(Part<PlayState> part, Match match, int move) {
    Session session = part.session();
    MatchView now = positions.at(match);
    if (!now.isPersons()) {
      return part;
    }
    if (now.isStopped()) {
      return part.with(session.withNotice(Notice.Kind.PAUSED));
    }
    Reason refusal = now.play().refusal(move);
    Reason full = refusal == null ? match.full(move) : refusal;
    if (full != null) {
      return part.with(session.withNotice(Notice.of(Notice.Kind.REFUSED, full)));
    }
    return changed(part, played(match, move)).with(part.state().withKomi(""));
  }

  /**
   * The match after a person's move. If the move is the one that was undone, the computers' answers
   * are restored, as redo does.
   */
  private Match played(Match match, int move) {
    Match next = match.played(move);
    return next.at(positions.at(next).pastComputers(next.cursor()));
  }

  /** A match that a person has changed. The earlier notice is obsolete. */
  private static Part<PlayState> changed(Part<PlayState> part, Match match) {
    return part.with(part.session().withMatch(match).withoutPassingNotice());
  }
}
