package org.hexstones.web.feature.sharing;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.web.app.Model;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.RecordMerge;
import org.hexstones.web.match.Seat;
import org.hexstones.web.ui.Notice;
import org.jspecify.annotations.Nullable;

/**
 * What links do to games that are played by link. A newer link takes the game on; an older one and
 * one that tells another course change nothing, and are told.
 */
final class LinkGameUpdate {
  private LinkGameUpdate() {}

  /**
   * The next model, or null where the record is of no such game.
   *
   * @param kept what is kept of the game here, or null
   */
  static @Nullable Model opened(Model model, GameRecord record, @Nullable Match kept) {
    String id = LinkGame.matchId(record);
    if (id == null) {
      return null;
    }
    Match shown = model.shown();
    Match known = shown != null && shown.id().equals(id) ? shown : kept;
    if (known == null) {
      boolean seated = !LinkGame.isOver(LinkGame.joined(id, record));
      return SharingUpdate.notice(
          SharingUpdate.show(model, LinkGame.joined(id, record)),
          seated ? Notice.Kind.JOINED : null);
    }
    GameRecord here = known.record();
    if (!here.setup().equals(record.setup()) || !here.start().equals(record.start())) {
      // Another game that bears the same name: to be looked at only.
      return null;
    }
    List<Integer> ours = here.mainLine();
    List<Integer> theirs = record.mainLine();
    int fork = LinkGame.fork(ours, theirs);
    if (fork == ours.size()) {
      Match next = atEnd(known, RecordMerge.of(record, here));
      boolean moved = movedForUs(next, fork);
      return SharingUpdate.notice(
          SharingUpdate.show(model, next), moved ? Notice.Kind.LINK_MOVED : null);
    }
    Model same = SharingUpdate.show(model, atEnd(known, here));
    if (fork == theirs.size()) {
      return SharingUpdate.notice(same, Notice.Kind.LINK_OLDER);
    }
    return SharingUpdate.notice(same, Notice.Kind.LINK_DIFFERS)
        .with(
            d ->
                d.sharing =
                    same.sharing().withFork(new SharingState.Fork(known.id(), record, fork)));
  }

  /** The other course becomes the main line, and what was played here a variation of it. */
  static Model takeFork(Model model, Match match, SharingState.Fork fork) {
    Match next =
        atEnd(match, RecordMerge.of(fork.record(), match.record()))
            .withSent(Math.min(match.sent(), fork.ply()));
    return SharingUpdate.show(model, next).with(d -> d.sharing = model.sharing().withFork(null));
  }

  /** The person here is that player, and those elsewhere are the others. */
  static Model seated(Model model, Match match, int player) {
    boolean fits =
        match.isByLink()
            && player < match.seats().size()
            && !match.seats().get(player).isComputer();
    if (!fits) {
      return model;
    }
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : match.seats()) {
      seats.add(seats.size() == player ? Seat.PERSON : seat.isComputer() ? seat : Seat.LINK);
    }
    return model.with(d -> d.match = match.withSeats(seats));
  }

  /** The link was sent: a turn that is complete stands now. */
  static Model sent(Model model) {
    Match match = model.shown();
    if (match == null) {
      return model;
    }
    int plies = match.record().mainLine().size();
    boolean complete =
        match.isByLink()
            && match.cursor() == plies
            && match.sent() < plies
            && !LinkGame.isMine(match);
    return complete ? model.with(d -> d.match = match.withSent(plies)) : model;
  }

  private static Match atEnd(Match match, GameRecord record) {
    return Match.begin(match.id(), record, match.seats()).withSent(match.sent());
  }

  /** Whether a person here has moved from that ply on. */
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
