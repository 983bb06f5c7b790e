package org.hexstones.web.ui;

import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/**
 * The result of a move that is no stone: who holds which colour, and who moves next.
 *
 * @param seen the element to show
 * @param said the same as text for screen readers, to follow the name of the move
 */
public record Afterwards(Element seen, String said) {
  public static Afterwards of(ViewContext context, Play play) {
    Position position = play.position();
    Element seen = Element.of("span", "afterwards").with("aria-hidden", "true");
    String said = "";
    for (int player = 0; player < play.setup().players(); player++) {
      int colour = position.colourOf(player);
      seen.add(
          Element.of("span", "held")
              .add(Element.of("span", "sits").untranslated().text(context.shortly(player)))
              .add(Stone.icon(colour)));
      String holds =
          context.messages().say(GameKey.HOLDS, context.player(player), context.colour(colour));
      said = context.messages().then(said, holds);
    }
    int mover = play.mover();
    if (mover != Position.NONE) {
      String moves =
          context.messages().say(GameKey.TO_MOVE, context.colour(position.colourOf(mover)));
      seen.add(Element.of("span").text(moves));
      said = context.messages().then(said, moves);
    }
    return new Afterwards(seen, said);
  }
}
