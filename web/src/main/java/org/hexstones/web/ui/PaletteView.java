package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The stones of a turn of several stones: a slot for each, which fills when its stone is placed. A
 * press on a stone that is still to be placed chooses it as the next.
 */
public final class PaletteView {
  private final ViewContext context;
  private final Messages messages;
  private final MatchView moment;
  private final List<Integer> placed;
  private final List<Integer> left;

  public PaletteView(ViewContext context, MatchView moment) {
    this.context = context;
    messages = context.messages();
    this.moment = moment;
    placed = moment.placed();
    left = moment.toPlace();
  }

  /** Whether a press places a stone now. */
  public boolean canPlace() {
    return !left.isEmpty();
  }

  /** Whether the turn has several stones, so that each has a slot. */
  boolean hasSlots() {
    return canPlace() && stones() > 1;
  }

  private int stones() {
    return placed.size() + left.size();
  }

  /**
   * The next stone of a turn of several stones: "Now a black stone, 2 of 2". Empty for other turns.
   */
  public String next() {
    if (!hasSlots()) {
      return "";
    }
    return messages.say(
        GameKey.NEXT_STONE,
        messages.stone(Colour.of(moment.colourToPlace())),
        messages.number(placed.size() + 1),
        messages.number(stones()));
  }

  /** The same after the name of whose turn it is: "Your turn, 2 of 2". */
  String stoneOf() {
    return messages.say(
        GameKey.STONE_OF, messages.number(placed.size() + 1), messages.number(stones()));
  }

  /** Draws the slots; null if the turn has only one stone. */
  public @Nullable Element draw() {
    if (!hasSlots()) {
      return null;
    }
    Element palette =
        Element.of("div", "palette")
            .key("palette")
            .with("role", "group")
            .with("aria-label", messages.say(GameKey.STONES_TO_PLACE));
    int picked = moment.match().picked();
    int next = picked == Position.NONE ? left.get(0) : picked;
    boolean open = true;
    for (int colour = 0; colour < Colour.values().length; colour++) {
      for (int stone : placed) {
        if (stone == colour) {
          palette.add(slot("slot placed", colour));
        }
      }
      for (int stone : left) {
        if (stone == colour) {
          // If two stones have the same colour, only one is marked as the next.
          boolean chosen = open && colour == next;
          open = open && !chosen;
          palette.add(toPlace(colour, chosen));
        }
      }
    }
    return palette;
  }

  private static Element slot(String css, int colour) {
    return Element.of("span", css).add(Stone.icon(colour));
  }

  /** The stone is a button only for the person who places it. */
  private Element toPlace(int colour, boolean chosen) {
    if (!moment.isPersons()) {
      return slot("slot", colour);
    }
    return Element.of("button", "pick slot")
        .with("type", "button")
        .with("data-action", "colour")
        .with("data-colour", Colour.of(colour).word())
        .with("aria-pressed", chosen ? "true" : "false")
        .with("aria-label", context.colour(colour))
        .with("title", context.colour(colour))
        .on("click", new MatchEvent.PickColour(colour))
        .add(Stone.icon(colour));
  }
}
