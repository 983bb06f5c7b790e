package org.hexstones.web.feature.sharing;

import org.hexstones.game.MoveText;
import org.hexstones.game.Play;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The controls of a game that is played by link. */
public final class LinkPlayView {
  private LinkPlayView() {}

  /** Says whether the link has to be sent, was sent, or another's is awaited. */
  public static Element sending(ViewContext context, SharingState state, MatchView moment) {
    Messages messages = context.messages();
    Match match = moment.match();
    int plies = moment.line().size();
    boolean due = plies == 0 || moment.isUnsent();
    SharingKey help =
        plies == 0
            ? SharingKey.SEND
            : !due
                ? match.sent() == plies ? SharingKey.SENT : SharingKey.THEIR_TURN
                : moment.play().isOver() ? SharingKey.SEND_END : SharingKey.SEND_HELP;
    return Element.of("div", "sending")
        .key("sending")
        .with("data-sending", due ? "due" : "sent")
        .add(
            Element.of("p", "hint").text(messages.say(help)),
            ShareView.ways(context, match, state.hasSheet()));
  }

  /** Without a seat here: another's link is awaited, and the seat to move can be taken. */
  public static Element watching(ViewContext context, MatchView moment) {
    Messages messages = context.messages();
    Element view =
        Element.of("div", "sending")
            .key("sending")
            .with("data-sending", "watched")
            .add(Element.of("p", "hint").text(messages.say(SharingKey.THEIR_TURN)));
    Play play = moment.play();
    if (!play.isOver()) {
      int mover = LinkGame.makerOf(play, play.mover());
      String colour = context.colour(moment.position().colourOf(mover));
      view.add(
          button("join", messages.say(GameKey.PLAY_AS, colour), new SharingEvent.TakeSeat(mover)));
    }
    return view;
  }

  /** The choice of which player the person here is. */
  public static Element seats(ViewContext context, MatchView moment) {
    Messages messages = context.messages();
    String title = messages.say(SharingKey.YOU_PLAY);
    Element choices = Controls.choices(title);
    for (int player = 0; player < moment.match().seats().size(); player++) {
      Seat seat = moment.match().seats().get(player);
      if (!seat.isComputer()) {
        choices.add(
            Controls.choice(
                    context.player(player), seat == Seat.PERSON, new SharingEvent.TakeSeat(player))
                .with("data-action", "take-seat")
                .with("data-player", String.valueOf(MoveText.letter(player))));
      }
    }
    return Element.of("div", "field").add(Element.of("span").text(title), choices);
  }

  /**
   * The choice between two courses of the game after a link brought another one; null if there is
   * none.
   */
  public static @Nullable Element fork(Messages messages, SharingState state, Match match) {
    SharingState.Fork fork = state.forkOf(match);
    if (fork == null) {
      return null;
    }
    return Element.of("div", "options")
        .key("fork")
        .with("data-fork", fork.ply() + 1)
        .add(
            Element.of("p", "hint")
                .text(messages.say(SharingKey.DIFFERS, messages.number(fork.ply() + 1))),
            button("take-fork", messages.say(SharingKey.TAKE_FORK), new SharingEvent.TakeFork()),
            button(
                "leave-fork", messages.say(SharingKey.LEAVE_FORK), new SharingEvent.LeaveFork()));
  }

  private static Element button(String action, String label, SharingEvent event) {
    return Controls.button(action, label, event);
  }
}
