package org.hexstones.web.feature.live;

import org.hexstones.game.MoveText;
import org.hexstones.game.Setup;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.LiveKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.QrView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The dialog of a meeting: the invitation, the codes, and the games that are brought together. */
public final class MeetingView {
  private final ViewContext context;
  private final Messages messages;
  private final LiveState state;

  public MeetingView(ViewContext context, LiveState state) {
    this.context = context;
    messages = context.messages();
    this.state = state;
  }

  /** The content of the dialog. */
  public Element draw(Session session) {
    Meeting meeting = state.meeting();
    MeetingCode.Offer invitation = meeting.invitation();
    MeetingCode code = meeting.code();
    Connections.Failure failure = meeting.failure();
    Element view = Element.of("div", "live");
    if (invitation != null && invitation.game().equals(LiveTransfer.INVITES)) {
      return view.add(
          status(messages.say(LiveKey.BRING_ASKED)),
          hint(LiveKey.BRING_HINT),
          Controls.primary("live-join", messages.say(LiveKey.BRING_JOIN), new LiveEvent.Join()));
    }
    if (invitation != null) {
      return view.add(
          status(messages.say(invitation.isToWatch() ? LiveKey.INVITED_TO_WATCH : LiveKey.INVITED)),
          Element.of("p", "what").text(what(invitation.played())),
          hint(LiveKey.NETWORK),
          name(session),
          Controls.primary(
              "live-join",
              messages.say(invitation.isToWatch() ? LiveKey.WATCH : LiveKey.JOIN),
              new LiveEvent.Join()),
          invitation.isToWatch() ? null : LiveView.onlyWatch(messages));
    }
    if (code != null) {
      return showing(view, session, code);
    }
    if (meeting.seeks()) {
      return view.add(
          status(messages.say(LiveKey.SEEK)),
          meeting.scans() ? camera() : null,
          scan(session),
          paste(),
          Element.of("div", "options").add(LiveView.again(messages), LiveView.byLink(messages)));
    }
    if (failure != null) {
      return failed(view, session, failure);
    }
    LiveTransfer transfer = state.transfer();
    if (transfer != null && meeting.isNone()) {
      return transfer(view, transfer);
    }
    boolean prepares = meeting.word().isEmpty();
    boolean films = prepares && meeting.answered() == null;
    return view.add(
        status(messages.say(prepares ? LiveKey.PREPARING : LiveKey.CONNECTING)),
        films && session.device().camera() == Camera.HANDHELD ? hint(LiveKey.CAMERA_ASKED) : null);
  }

  /** How far the games of two devices have been brought together. */
  private Element transfer(Element view, LiveTransfer transfer) {
    if (transfer.isDone() || transfer.cut()) {
      return view.add(
          Element.of("p")
              .with("role", "status")
              .with("data-live", transfer.isDone() ? "brought" : "cut")
              .text(messages.say(transfer.isDone() ? LiveKey.BROUGHT : LiveKey.BRING_CUT)),
          transfer.isDone()
              ? Controls.primary("games", messages.say(LibraryKey.GAMES), new Route.Library())
              : bring(messages));
    }
    String way = messages.say(LiveKey.BRINGING);
    return view.add(
        Element.of("p").with("role", "status").text(way),
        Element.of("progress")
            .with("max", 2 * LiveTransfer.WHOLE)
            .with("value", transfer.in() + transfer.out())
            .with("aria-label", way),
        LiveView.leave(messages));
  }

  /** The button that brings the games of this device and another one together. */
  public static Element bring(Messages messages) {
    return Controls.button("live-bring", messages.say(LiveKey.BRING), new LiveEvent.Bring());
  }

  /** The title of the dialog. */
  public static String title(Messages messages, LiveState state) {
    MeetingCode.Offer invitation = state.meeting().invitation();
    boolean brings =
        invitation == null
            ? state.transfer() != null
            : invitation.game().equals(LiveTransfer.INVITES);
    return messages.say(brings ? LiveKey.BRING : LiveKey.PLAY_TOGETHER);
  }

  private Element showing(Element view, Session session, MeetingCode code) {
    boolean offers = code.map(offer -> true, answer -> false);
    String address = LiveCodes.address(session, code);
    Match match = LivePlay.game(session, state);
    boolean isLeft = offers && state.presence().contains(Presence.GONE);
    // Of several who were connected to one that is gone, each shows a code.
    boolean middle = isLeft && state.gone().isEmpty() && state.presence().size() > 2;
    view.add(
        isLeft
            ? Element.of("p")
                .with("role", "alert")
                .text(
                    middle
                        ? messages.say(LiveKey.HOST_LOST)
                        : messages.notice(Notice.Kind.PEER_LEFT.name()))
            : null,
        offers ? Element.of("p").text(messages.say(LiveKey.NETWORK)) : null,
        offers && match != null && !isLeft
            ? Controls.linked(
                "live-by-link", messages.say(LiveKey.NO_NETWORK), new LiveEvent.ByLink())
            : null,
        status(
            offers && match != null && state.isOpen() && match.seats().size() > 2
                ? messages.then(LiveView.here(messages, state), messages.say(LiveKey.SHOW_NEXT))
                : messages.say(
                    !offers
                        ? LiveKey.SHOW_ANSWER
                        : state.transfer() == null ? LiveKey.SHOW_OFFER : LiveKey.BRING_SHOW)),
        offers && !middle ? both() : null,
        // One looks at the own code or films the other one.
        offers && state.meeting().scans()
            ? camera()
            : QrView.draw(address, messages.say(LiveKey.QR)),
        Controls.toCopy("link", messages.say(LiveKey.CODE), address)
            .with("data-live", offers ? "offer" : "answer"),
        Controls.primary("live-copy", messages.say(LiveKey.COPY), new LiveEvent.CopyCode()));
    return offers
        ? view.add(
            scan(session),
            paste(),
            match == null ? null : seats(match),
            match != null && LiveUpdate.isAlone(state, match)
                ? Controls.linked("live-here", messages.say(LiveKey.HERE), new LiveEvent.Here())
                : null)
        : view.add(LiveView.leave(messages));
  }

  /** Who plays for each player whose seat the host can have filled; null with one other player. */
  private @Nullable Element seats(Match match) {
    if (match.seats().size() == 2) {
      return null;
    }
    Element seats = Element.of("div", "live-seats").key("seats");
    ViewContext named = context.of(match.record());
    for (int player = 0; player < match.seats().size(); player++) {
      if (LiveSeats.canFill(state, match, player)) {
        String label = messages.say(LiveKey.SEAT, named.player(player));
        Seat now = match.seats().get(player);
        seats.add(
            Element.of("div", "field")
                .add(
                    Element.of("span").text(label),
                    Controls.choices(label)
                        .add(
                            seat(player, messages.say(LiveKey.OTHER_DEVICE), Seat.LINK, now),
                            seat(player, messages.say(PageKey.COMPUTER), Seat.COMPUTER, now),
                            seat(player, messages.say(LiveKey.THIS_DEVICE), Seat.PERSON, now))));
      }
    }
    return seats;
  }

  private Element seat(int player, String label, Seat seat, Seat now) {
    boolean chosen = seat.isComputer() ? now.isComputer() : seat == now;
    return Controls.choice(label, chosen, new LiveEvent.Fill(player, seat))
        .with("data-action", "live-seat")
        .with("data-player", String.valueOf(MoveText.letter(player)))
        .with("data-seat", seat.word());
  }

  /** Whose code counts if both show one, after each has lost the other; null before that. */
  private @Nullable Element both() {
    // The device that has invited remembers which guests it had.
    return state.presence().contains(Presence.GONE)
        ? hint(state.gone().isEmpty() ? LiveKey.THEIRS_COUNTS : LiveKey.MINE_COUNTS)
        : null;
  }

  private static LiveKey reason(Connections.Failure failure, boolean guest) {
    return switch (failure) {
      case UNSUPPORTED -> LiveKey.UNSUPPORTED;
      case BLOCKED -> LiveKey.BLOCKED;
      case LOST, SLEPT, UNREACHABLE -> guest ? LiveKey.NOT_REACHED : LiveKey.UNREACHABLE;
    };
  }

  private Element failed(Element view, Session session, Connections.Failure failure) {
    boolean guest = state.meeting().answered() != null;
    boolean reached = failure != Connections.Failure.UNSUPPORTED;
    view.add(status(messages.say(reason(failure, guest))));
    if (guest) {
      return view.add(
          Element.of("div", "options")
              .add(
                  reached
                      ? Controls.button(
                          "live-join", messages.say(LiveKey.NEW_CODE), new LiveEvent.Join())
                      : null,
                  LiveView.leave(messages)));
    }
    if (state.transfer() != null) {
      return view.add(bring(messages));
    }
    return session.shown() == null
        ? view
        : view.add(
            Element.of("div", "options")
                .add(
                    reached ? LiveView.again(messages) : null,
                    LiveView.byLink(messages),
                    LiveView.leave(messages)));
  }

  /** A game in a few words: its name and the size of its board. */
  private String what(String game) {
    Setup setup = setup(game);
    if (setup == null) {
      return "";
    }
    GameView view = context.game(setup.game().id());
    return view.title(messages, view.keyword(setup))
        + " · "
        + messages.count(
            PageKey.BOARD_OF, setup.board().size(), messages.number(setup.board().size()));
  }

  private @Nullable Setup setup(String game) {
    return LiveCodes.setup(game, context.setups()).orNull();
  }

  private Element name(Session session) {
    return Element.of("label", "field")
        .add(
            Element.of("span").text(messages.say(LibraryKey.NAME)),
            Element.of("input")
                .with("type", "text")
                .with("autocomplete", "off")
                .with("spellcheck", "false")
                .with("maxlength", PlayerNames.LONGEST)
                .with("data-input", "live-name")
                .with("value", session.form().names().get(0))
                .on("input", input -> new LiveEvent.Name(input.value())));
  }

  /** The code that comes back is read by the camera, or by the phone's own program for it. */
  private Element scan(Session session) {
    if (!session.device().camera().canScan()) {
      boolean guarded = session.device().camera() == Camera.GUARDED;
      return hint(guarded ? LiveKey.CAMERA_GUARDED : LiveKey.CAMERA_APP);
    }
    boolean scans = state.meeting().scans();
    return Controls.button(
        "live-scan",
        messages.say(scans ? LiveKey.STOP_SCAN : LiveKey.SCAN),
        new LiveEvent.Scan(!scans));
  }

  /** The picture of the camera. */
  private Element camera() {
    return Element.of("video")
        .key("camera")
        .with("data-live", "camera")
        .with("playsinline", "")
        .with("muted", "")
        .with("aria-label", messages.say(LiveKey.SCAN));
  }

  private Element paste() {
    return Element.of("label", "field")
        .add(
            Element.of("span").text(messages.say(LiveKey.PASTE)),
            Element.of("input")
                .with("type", "text")
                .with("autocomplete", "off")
                .with("spellcheck", "false")
                .with("data-live", "paste")
                .on("input", input -> new LiveEvent.Code(input.value())));
  }

  /**
   * What to do next. The element stays from step to step, so that screen readers tell what is new.
   */
  private static Element status(String text) {
    return Element.of("p").key("status").with("role", "status").text(text);
  }

  private Element hint(LiveKey word) {
    return Element.of("p", "hint").text(messages.say(word));
  }

  /**
   * A line for a meeting whose dialog was closed, on a page without the line of its game; null if
   * there is none.
   */
  public static @Nullable Element pending(Messages messages, Session session, LiveState state) {
    Meeting meeting = state.meeting();
    boolean waits = meeting.code() != null || !meeting.word().isEmpty();
    if (!waits || session.dialog() == Dialog.LIVE || LivePlay.game(session, state) != null) {
      return null;
    }
    return Element.of("section", "version")
        .key("pending")
        .add(
            Element.of("p").text(messages.say(LiveKey.PENDING)),
            Controls.button(
                "live-code", messages.say(LiveKey.SHOW_CODE), new Route.Open(Dialog.LIVE)),
            LiveView.leave(messages));
  }

  /** The button that makes the game on the board a live one. */
  public static Element invite(Messages messages) {
    return Controls.button(
        "live-invite", messages.say(LiveKey.PLAY_TOGETHER), new LiveEvent.Invite());
  }
}
