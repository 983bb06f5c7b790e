package org.hexstones.web.feature.play;

import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The buttons that start the next game at the end of one. */
public final class RematchView {
  private RematchView() {}

  /**
   * Draws the buttons. What people want most comes first: after a loss an easier computer stands
   * beside the way to the same game, after two wins a harder one.
   *
   * @param wonTwice whether the person has won twice in a row
   * @param decided the way to the turn that decided the game, or null
   */
  public static Element draw(
      Messages messages, MatchView moment, boolean wonTwice, @Nullable Element decided) {
    Match match = moment.match();
    Outcome outcome = moment.play().outcome();
    int person = moment.person();
    boolean lost = outcome != null && person != Position.NONE && outcome.winner() != person;
    return Element.of("div", "options")
        .key("rematch")
        .add(
            Controls.button("again", messages.say(GameKey.PLAY_AGAIN), new RematchEvent.Again()),
            wonTwice ? level(messages, match, 1) : null,
            lost ? level(messages, match, -1) : null,
            decided,
            Controls.button(
                "analyse-ended", messages.say(GameKey.ANALYSE), new Route.Analysis(match.record())),
            Controls.button(
                "share-ended", messages.say(GameKey.SHARE), new Route.Open(Dialog.SHARE)),
            wonTwice ? null : level(messages, match, 1),
            lost ? null : level(messages, match, -1),
            Controls.button(
                "swap-seats", messages.say(GameKey.SWAP_SEATS), new RematchEvent.SwapSeats()));
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
