package org.hexstones.web.analysis.tree;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/** The moves of a line: stones and cells. */
public final class LineMoves {
  private LineMoves() {}

  /**
   * Adds the moves of a line to an element, up to the first that the rules refuse.
   *
   * @param play the game before them; the method plays the moves on it and takes them back
   */
  public static Element add(Element to, ViewContext context, Play play, List<Integer> moves) {
    int shown = 0;
    for (int move : moves) {
      if (play.refusal(move) != null) {
        break;
      }
      Element part = Element.of("span", "line-move");
      if (Moves.isPlace(move)) {
        String colour = context.messages().colour(Colour.of(Moves.colour(move)));
        part.add(Stone.icon(Moves.colour(move)), Element.of("span", "unseen").text(colour + " "))
            .untranslated()
            .text(play.position().board().name(Moves.cell(move)));
      } else {
        part.text(context.specialMove(play.setup(), move));
      }
      to.add(part);
      play.play(move);
      shown++;
    }
    for (int i = 0; i < shown; i++) {
      play.undo();
    }
    return to;
  }
}
