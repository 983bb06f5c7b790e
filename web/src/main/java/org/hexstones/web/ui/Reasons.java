package org.hexstones.web.ui;

import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.vdom.Element;

/** The reasons for the winner's win. */
public final class Reasons {
  private Reasons() {}

  /** Draws the reasons of a finished game. */
  public static Element draw(ViewContext context, GameView game, MatchView moment) {
    Messages messages = context.messages();
    Play play = moment.play();
    Position position = moment.position();
    Element reasons = Element.of("div", "reasons").key("reasons");
    StringBuilder left = new StringBuilder();
    for (int move : moment.line().subList(0, moment.cursor())) {
      if (Moves.isWithdrawal(move)) {
        left.append(context.specialMove(play.setup(), move)).append(' ');
      }
    }
    if (!left.isEmpty()) {
      reasons.add(Element.of("p").text(left.toString()));
    }
    if (position.isOver()) {
      reasons.addAll(game.endgame(messages, play));
    } else if (play.setup().players() > 2) {
      // Of two players, that one has left says it all.
      reasons.add(Element.of("p").text(messages.say(GameKey.OTHERS_LEFT)));
    }
    return reasons;
  }
}
