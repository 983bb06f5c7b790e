package org.hexstones.web.feature.play;

import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The buttons that start the next game at the end of one. */
public final class RematchView {
  private RematchView() {}

  /**
   * Draws the buttons. What people want most comes first, as the only primary one; where the end
   * has still to be sent, that is. Below it stand review, sharing, and an easier computer after a
   * loss, else a harder one; what is wanted less is quieter.
   *
   * @param advice the turn that decided the game, as soon as it is known
   */
  public static Element draw(Messages messages, MatchView moment, Advice advice) {
    Match match = moment.match();
    Outcome outcome = moment.play().outcome();
    int person = moment.person();
    boolean lost = outcome != null && person != Position.NONE && outcome.winner() != person;
    String again = messages.say(GameKey.PLAY_AGAIN);
    return Element.of("div", "options")
        .key("rematch")
        .add(
            moment.isUnsent()
                ? Controls.button("again", again, new RematchEvent.Again())
                : Controls.primary("again", again, new RematchEvent.Again()),
            Controls.button(
                "review-ended",
                messages.say(GameKey.REVIEW),
                new Route.Analysis(match, StudyTask.REVIEW)),
            Controls.button(
                "share-ended", messages.say(GameKey.SHARE), new Route.Open(Dialog.SHARE)),
            level(messages, match, lost ? -1 : 1),
            Element.of("div", "more")
                .add(
                    decided(messages, moment, advice),
                    Controls.button(
                        "swap-seats",
                        messages.say(GameKey.SWAP_SEATS),
                        new RematchEvent.SwapSeats())));
  }

  /**
   * The way to the turn that decided the game, or that there is none. Its place is kept while the
   * turn is looked for, so that no other button moves under a finger.
   */
  private static @Nullable Element decided(Messages messages, MatchView moment, Advice advice) {
    if (!Advice.isSought(moment)) {
      return null;
    }
    if (advice.isOf(moment.match()) && advice.turn() < 0) {
      return Element.of("p", "hint undecided")
          .key("decided")
          .text(
              messages.say(advice.turn() == Advice.NO_TURN ? PlayKey.NO_TURN : PlayKey.MANY_TURNS));
    }
    boolean known = advice.isOf(moment.match()) && !advice.moves().isEmpty();
    int turn = known ? advice.turn() : moment.line().size();
    String label = messages.say(GameKey.DECIDED, messages.number(turn));
    return known
        ? Controls.button("decided", label, new MatchEvent.GoTo(advice.cursor())).key("decided")
        : Element.of("span", "button sought").key("decided").text(label);
  }

  /**
   * A button that changes the computers' level, if one can be changed so. It names the level of the
   * strongest.
   */
  private static @Nullable Element level(Messages messages, Match match, int levels) {
    if (Seat.harder(match.seats(), levels).equals(match.seats())) {
      return null;
    }
    int strongest = 0;
    for (Seat seat : Seat.harder(match.seats(), levels)) {
      strongest = Math.max(strongest, seat.level());
    }
    String name = messages.level(strongest);
    String label =
        levels > 0 ? messages.say(GameKey.HARDER, name) : messages.say(GameKey.EASIER, name);
    return Controls.button(
        levels > 0 ? "harder" : "easier", label, new RematchEvent.Harder(levels));
  }
}
