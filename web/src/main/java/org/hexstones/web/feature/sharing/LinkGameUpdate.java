package org.hexstones.web.feature.sharing;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.RecordMerge;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Lobby;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.StoreEffect;
import org.jspecify.annotations.Nullable;

/**
 * Applies a link to a game that is played by link. A link with more moves continues the game. A
 * link with fewer moves or another course changes nothing and leads to a notice.
 */
final class LinkGameUpdate {
  private LinkGameUpdate() {}

  /**
   * The next model; null if the record is of no such game.
   *
   * @param kept the stored state of the game, or null
   */
  static @Nullable Part<SharingState> opened(
      Part<SharingState> part, GameRecord record, @Nullable Match kept) {
    String id = LinkGame.matchId(record);
    if (id == null) {
      return null;
    }
    Match shown = part.session().shown();
    Match known = shown != null && shown.id().equals(id) ? shown : kept;
    if (known == null) {
      Match received = LinkGame.received(id, record);
      Part<SharingState> shownNow = SharingUpdate.show(part, received);
      Notice notice = shownNow.session().notice();
      boolean isRead = notice == null || notice.kind() != Notice.Kind.NOT_READ;
      return isRead && !LinkGame.isOver(received)
          ? noticed(shownNow, Notice.Kind.JOINED)
          : shownNow;
    }
    GameRecord here = known.record();
    if (!here.setup().equals(record.setup()) || !here.start().equals(record.start())) {
      // Another game with the same identifier: it is only shown.
      return null;
    }
    List<Integer> ours = here.mainLine();
    List<Integer> theirs = record.mainLine();
    int fork = LinkGame.fork(ours, theirs);
    if (fork == ours.size()) {
      Parsed<GameRecord> both = RecordMerge.of(record, here);
      // Where there is no room for all of the link, its moves count.
      GameRecord longer = both.isOk() ? both.orThrow() : known.at(fork).upTo(record).record();
      Match next = atEnd(known, longer);
      if (LinkGame.fork(longer.mainLine(), theirs) < theirs.size()) {
        return refused(SharingUpdate.show(part, next), both.reason());
      }
      boolean moved = movedForUs(next, fork);
      Part<SharingState> shownNow = SharingUpdate.show(part, next);
      return moved ? noticed(shownNow, Notice.Kind.LINK_MOVED) : shownNow;
    }
    Part<SharingState> same = SharingUpdate.show(part, atEnd(known, here));
    if (fork == theirs.size()) {
      return noticed(same, Notice.Kind.LINK_OLDER);
    }
    SharingState.Fork other = new SharingState.Fork(known.id(), record, fork);
    return noticed(same.with(same.state().withFork(other)), Notice.Kind.LINK_DIFFERS);
  }

  private static Part<SharingState> noticed(Part<SharingState> part, Notice.Kind kind) {
    return part.with(part.session().withNotice(kind));
  }

  /** The game here has no room for what a link has. */
  private static Part<SharingState> refused(Part<SharingState> part, @Nullable Reason full) {
    List<Reason> reasons = full == null ? List.of() : List.of(full);
    return part.with(part.session().withNotice(new Notice(Notice.Kind.BAD_LINK, reasons)));
  }

  /**
   * The other course becomes the main line. The moves played here become a variation; if one record
   * has no room for both, they become a game of their own.
   */
  static Next<Part<SharingState>> takeFork(Part<SharingState> part, Match match) {
    SharingState.Fork fork = part.state().forkOf(match);
    if (fork == null) {
      return Next.of(part);
    }
    Parsed<GameRecord> both = RecordMerge.of(fork.record(), match.record());
    GameRecord taken = both.isOk() ? both.orThrow() : fork.record();
    Match next = atEnd(match, taken).withSent(Math.min(match.sent(), fork.ply()));
    Part<SharingState> shown = SharingUpdate.show(part.with(part.state().withFork(null)), next);
    if (both.isOk()) {
      return Next.of(shown);
    }
    Lobby lobby = shown.session().lobby();
    Session session =
        shown
            .session()
            .withLobby(lobby.withGames(lobby.games() + 1))
            .withNotice(Notice.Kind.COURSE_APART);
    return Next.of(shown.with(session), new StoreEffect.SaveHidden(match.withId(lobby.freshId())));
  }

  /** Seats the person here as that player, and the others as players elsewhere. */
  static Session seated(Session session, Match match, int player) {
    boolean fits =
        match.isByLink()
            && player < match.seats().size()
            && !match.seats().get(player).isComputer();
    if (!fits) {
      return session;
    }
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : match.seats()) {
      seats.add(seats.size() == player ? Seat.PERSON : seat.isComputer() ? seat : Seat.LINK);
    }
    return session.withMatch(match.withSeats(seats));
  }

  /** The link was sent. From now on the complete turn is final. */
  static Session sent(Session session) {
    Match match = session.shown();
    if (match == null) {
      return session;
    }
    int plies = match.record().mainLine().size();
    boolean complete =
        match.isByLink()
            && match.cursor() == plies
            && match.sent() < plies
            && !LinkGame.isMine(match);
    return complete ? session.withMatch(match.withSent(plies)) : session;
  }

  private static Match atEnd(Match match, GameRecord record) {
    return Match.begin(match.id(), record, match.seats())
        .withLineage(match.lineage())
        .withSent(match.sent());
  }

  /** Whether a person here has made a move from that ply on. */
  private static boolean movedForUs(Match match, int from) {
    GameRecord record = match.record();
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    for (int move : record.mainLine()) {
      int player = LinkGame.playerOf(move, play.mover());
      if (play.size() >= from && match.seats().get(player) == Seat.PERSON) {
        return true;
      }
      play.play(move);
    }
    return false;
  }
}
