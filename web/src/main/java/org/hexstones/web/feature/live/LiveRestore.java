package org.hexstones.web.feature.live;

import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;

/**
 * A meeting as text, so that it survives a reload of the page. The connection does not: who was
 * invited is asked again, and who invited shows a new code. The text is the code of the invitation;
 * for the device that invites it is {@link #MINE} and the identifier of the game, which is empty
 * where games are brought together.
 */
final class LiveRestore {
  private static final String MINE = "-";

  private LiveRestore() {}

  /** The text; empty if no devices are to meet, or if some are connected. */
  static String write(LiveState state) {
    Meeting meeting = state.meeting();
    if (state.isConnected() || meeting.isNone()) {
      return "";
    }
    MeetingCode.Offer opened = meeting.invitation();
    MeetingCode.Offer invitation = opened == null ? meeting.answered() : opened;
    return invitation == null ? MINE + state.game() : invitation.write();
  }

  static Next<Part<LiveState>> restore(
      Part<LiveState> part, LiveEvent.Restore event, Function<String, Parsed<Setup>> setups) {
    String text = event.meeting();
    if (!text.startsWith(MINE)) {
      return text.isEmpty() ? Next.of(part) : LiveCodes.code(part, text, setups);
    }
    String game = text.substring(MINE.length());
    Match match = part.session().shown();
    if (!game.isEmpty() && (match == null || !match.id().equals(game))) {
      return Next.of(part);
    }
    Part<LiveState> told = part.with(part.session().withNotice(Notice.Kind.CODE_RENEWED));
    return game.isEmpty() ? LiveLibrary.invite(told, false) : LiveUpdate.invite(told, false);
  }
}
