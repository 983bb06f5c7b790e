package org.hexstones.web.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.StoneEffect;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.board.CellLabels;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;

/**
 * The rules overlay of OMEGA: the effect of each stone on its colour's product. On the board it
 * shows the factor. In a table, cells with the same effect share a line.
 */
final class OmegaOverlay {
  /** Factors are shown in hundredths. */
  private static final int HUNDRED = 100;

  private final Messages messages;
  private final OmegaPosition position;
  private final int colour;
  private final CellMarks marks;
  private final CellLabels labels;

  /** The different effects, and for each the names of the cells that have it. */
  private final List<StoneEffect> effects = new ArrayList<>();

  private final List<List<String>> cells = new ArrayList<>();

  /**
   * @param marks the marks of the cells without the overlay
   */
  OmegaOverlay(Messages messages, OmegaPosition position, int colour, CellMarks marks) {
    this.messages = messages;
    this.position = position;
    this.colour = colour;
    this.marks = marks;
    labels = new CellLabels(position.board().size());
  }

  RulesOverlay look() {
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE && !position.isOver()) {
        look(cell);
      }
    }
    List<Markup> words = new ArrayList<>();
    words.add(
        Element.of("p")
            .text(messages.say(OmegaKey.ROUNDS_LEFT, messages.number(position.roundsLeft()))));
    for (int other = 0; other < position.setup().players(); other++) {
      words.add(product(other));
    }
    if (!effects.isEmpty()) {
      words.add(table());
    }
    return new RulesOverlay(words, marks, labels);
  }

  private void look(int cell) {
    StoneEffect effect = StoneEffect.of(position, Moves.place(colour, cell));
    int at = 0;
    while (at < effects.size() && isBefore(effects.get(at), effect)) {
      at++;
    }
    if (at == effects.size() || !effects.get(at).joined().equals(effect.joined())) {
      effects.add(at, effect);
      cells.add(at, new ArrayList<>());
    }
    cells.get(at).add(position.board().name(cell));
    if (!effect.joined().isEmpty()) {
      int order = effect.after().compareTo(effect.before());
      marks.highlight(cell, order > 0 ? "rises" : order < 0 ? "falls" : "stays");
      labels.write(cell, factor(effect), said(effect));
    }
  }

  /** Orders by the larger product, then by fewer joined groups. */
  private static boolean isBefore(StoneEffect one, StoneEffect other) {
    int order = one.after().compareTo(other.after());
    if (order != 0) {
      return order > 0;
    }
    if (one.joined().size() != other.joined().size()) {
      return one.joined().size() < other.joined().size();
    }
    for (int i = 0; i < one.joined().size(); i++) {
      int difference = one.joined().get(i) - other.joined().get(i);
      if (difference != 0) {
        return difference < 0;
      }
    }
    return false;
  }

  /** The factor of the product: ×1.33. */
  private String factor(StoneEffect effect) {
    // A few small factors: exact.
    double parts = 1;
    int size = 1;
    for (int joined : effect.joined()) {
      parts *= joined;
      size += joined;
    }
    int value = (int) Math.floor((2 * HUNDRED * size + parts) / (2 * parts));
    StringBuilder decimal = new StringBuilder().append(value / HUNDRED);
    int fraction = value % HUNDRED;
    if (fraction > 0) {
      decimal.append('.').append(fraction / 10);
      if (fraction % 10 > 0) {
        decimal.append(fraction % 10);
      }
    }
    return "×" + messages.number(decimal.toString());
  }

  private String said(StoneEffect effect) {
    return messages.say(
        OmegaKey.EFFECT,
        sizes(effect),
        messages.rounded(effect.before().toString()),
        messages.rounded(effect.after().toString()));
  }

  private String sizes(StoneEffect effect) {
    StringBuilder sizes = new StringBuilder();
    for (int size : effect.joined()) {
      sizes.append(sizes.isEmpty() ? "" : " + ").append(messages.number(size));
    }
    return sizes.toString();
  }

  /** A colour's product: White 1×2×3 = 6. */
  private Element product(int other) {
    String colourName = messages.colour(Colour.of(other));
    int[] sizes = position.groupSizes(other);
    Element line = Element.of("p", "sum").text(colourName + ": ");
    return sizes.length == 0
        ? line.text(messages.say(OmegaKey.NO_STONES))
        : line.add(OmegaProduct.of(messages, sizes))
            .text(" = " + messages.rounded(position.score(other).toString()));
  }

  private Element table() {
    Element table =
        Element.of("table", "outlook-table")
            .add(
                Element.of("caption")
                    .text(messages.say(OmegaKey.CANDIDATES, messages.stone(Colour.of(colour)))),
                Element.of("thead")
                    .add(
                        Element.of("tr")
                            .add(
                                head(messages.say(OmegaKey.JOINS)),
                                head(messages.say(OmegaKey.BECOMES)),
                                head(messages.say(OmegaKey.ON_CELLS)))));
    Element body = Element.of("tbody");
    for (int i = 0; i < effects.size(); i++) {
      StoneEffect effect = effects.get(i);
      String sizes = sizes(effect);
      body.add(
          Element.of("tr")
              .add(
                  Element.of("td").text(sizes.isEmpty() ? messages.say(OmegaKey.ALONE) : sizes),
                  Element.of("td")
                      .text(factor(effect) + " = " + messages.rounded(effect.after().toString())),
                  Element.of("td", "cells").text(String.join(" ", cells.get(i)))));
    }
    return table.add(body);
  }

  private static Element head(String title) {
    return Element.of("th").with("scope", "col").text(title);
  }
}
