package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/** The stones that a turn still has to place. A press on one chooses it as the next. */
public final class PaletteView {
  private PaletteView() {}

  /**
   * Draws the palette.
   *
   * @param stones the colours still to be placed in this turn
   */
  public static Element draw(ViewContext context, MatchView moment, List<Integer> stones) {
    Messages messages = context.messages();
    Element palette =
        Element.of("div", "palette")
            .key("palette")
            .with("role", "group")
            .with("aria-label", messages.word(MessageKey.STONES_TO_PLACE));
    int picked = moment.match().picked();
    int next = picked == Position.NONE ? stones.get(0) : picked;
    boolean open = true;
    for (int colour : stones) {
      // If two stones have the same colour, only one is marked as the next.
      boolean chosen = open && colour == next;
      open = open && !chosen;
      palette.add(
          Element.of("button", "pick")
              .with("type", "button")
              .with("data-action", "colour")
              .with("data-colour", Colour.of(colour).word())
              .with("aria-pressed", chosen ? "true" : "false")
              .with("aria-label", context.colour(colour))
              .with("title", context.colour(colour))
              .on("click", new MatchEvent.PickColour(colour))
              .add(Stone.icon(colour)));
    }
    return palette;
  }
}
