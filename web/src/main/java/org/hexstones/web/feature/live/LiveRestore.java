package org.hexstones.web.feature.live;

import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.storage.PreferencesEffect;

/**
 * A meeting as text, so that it survives a reload of the page. The connection does not: who was
 * invited is asked again, and who invited, or has answered, shows a new code. The text is the code
 * of the invitation, after {@link #ACCEPTED} if it was answered; for the device that invites it is
 * {@link #MINE} and the identifier of the game, which is empty where games are brought together. A
 * notice says that a connection has ended, and the game waits for the others; the text is {@link
 * #CONNECTED} and the identifier of the game.
 */
final class LiveRestore {
  private static final String MINE = "-";
  private static final String CONNECTED = "=";
  private static final String ACCEPTED = ">";

  private LiveRestore() {}

  /** The text; empty if no devices are to meet or play. */
  static String write(LiveState state) {
    Meeting meeting = state.meeting();
    if (state.isConnected()) {
      return state.game().isEmpty() ? "" : CONNECTED + state.game();
    }
    if (meeting.isNone()) {
      return state.presence().contains(Presence.GONE) ? CONNECTED + state.game() : "";
    }
    MeetingCode.Offer opened = meeting.invitation();
    MeetingCode.Offer accepted = meeting.answered();
    if (opened != null) {
      return opened.write();
    }
    return accepted == null ? MINE + state.game() : ACCEPTED + accepted.write();
  }

  static Next<Part<LiveState>> restore(
      Part<LiveState> part, LiveEvent.Restore event, Function<String, Parsed<Setup>> setups) {
    String text = event.meeting();
    if (text.isEmpty()) {
      return Next.of(part);
    }
    if (event.held()) {
      // This tab is a copy of the one that holds it.
      return Next.of(part, new PreferencesEffect.SaveMeeting(""));
    }
    boolean meets = part.state().isConnected() || !part.state().meeting().isNone();
    if (meets && !text.startsWith(MINE)) {
      // The person was faster than the answers of the other tabs.
      return Next.of(part);
    }
    if (text.startsWith(CONNECTED)) {
      return ended(part, text.substring(CONNECTED.length()));
    }
    if (text.startsWith(ACCEPTED)) {
      Next<Part<LiveState>> asked = LiveCodes.code(part, text.substring(ACCEPTED.length()), setups);
      return asked.model().state().meeting().invitation() == null
          ? asked
          : renewed(asked.model()).precededBy(asked.effects());
    }
    if (!text.startsWith(MINE)) {
      return LiveCodes.code(part, text, setups);
    }
    String game = text.substring(MINE.length());
    Match match = part.session().shown();
    if (!game.isEmpty() && (match == null || !match.id().equals(game))) {
      return Next.of(part);
    }
    return game.isEmpty() ? LiveLibrary.invite(noticed(part), false) : renewed(part);
  }

  /** The devices are to meet as before, with a new code. */
  static Next<Part<LiveState>> renewed(Part<LiveState> part) {
    LiveState state = part.state();
    if (state.meeting().acceptable() != null) {
      return LiveUpdate.join(noticed(part));
    }
    if (state.transfer() != null) {
      return LiveLibrary.invite(noticed(part), false);
    }
    Match match = part.session().shown();
    return match != null && match.isByLink()
        ? LiveUpdate.invite(noticed(part), false)
        : Next.of(part);
  }

  private static Part<LiveState> noticed(Part<LiveState> part) {
    return part.with(part.session().withNotice(Notice.Kind.CODE_RENEWED));
  }

  private static Next<Part<LiveState>> ended(Part<LiveState> part, String game) {
    Match match = part.session().shown();
    boolean goesOn = match != null && match.id().equals(game) && !LinkGame.isOver(match);
    if (match == null || !goesOn) {
      return Next.of(part, new PreferencesEffect.SaveMeeting(""));
    }
    LiveState left = part.state().as(LiveState.Role.HOST, game);
    return Next.of(
        new Part<>(
            part.session().withNotice(Notice.Kind.CONNECTION_RELOADED),
            left.withPresence(LiveSeats.gone(match), part.session().device().now())));
  }
}
