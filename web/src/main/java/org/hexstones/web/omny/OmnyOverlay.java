package org.hexstones.web.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.omny.Breaker;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.Standing;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.board.CellLabels;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;

/**
 * The rules overlay of OMNY: the worst cut of each colour's best group, and the single stones that
 * break it. The words show both colours, the board one.
 */
final class OmnyOverlay {
  /** The maximum number of breaking stones that are listed for each colour. */
  private static final int MOST_TOLD = 12;

  private final Messages messages;
  private final OmnyPosition position;
  private final CellMarks marks;
  private final CellLabels labels;

  /**
   * @param marks the marks of the cells without the overlay
   */
  OmnyOverlay(Messages messages, OmnyPosition position, CellMarks marks) {
    this.messages = messages;
    this.position = position;
    this.marks = marks;
    labels = new CellLabels(position.board().size());
  }

  RulesOverlay look(int colour) {
    List<Markup> words = new ArrayList<>();
    for (Colour side : List.of(Colour.BLACK, Colour.WHITE)) {
      Standing standing = position.standing(side.index());
      List<Breaker> breakers = Breaker.of(position, side.index());
      Element paragraph = Element.of("p").text(standing(side, standing));
      if (!position.isOver() && standing.group() != Position.NONE) {
        paragraph.text(" " + broken(breakers));
      }
      words.add(paragraph);
      // After a win the board already shows the proof.
      if (side.index() == colour && !position.isOver()) {
        mark(standing, breakers);
      }
    }
    return new RulesOverlay(words, marks, labels);
  }

  private String standing(Colour side, Standing standing) {
    String name = messages.colour(side);
    return standing.group() == Position.NONE
        ? messages.say(OmnyKey.NO_GROUP, name)
        : messages.count(
            OmnyKey.BEST_GROUP,
            standing.worst(),
            name,
            messages.number(standing.cells().size()),
            messages.number(standing.worst()),
            messages.number(standing.limitInHalves() / 2));
  }

  private String broken(List<Breaker> breakers) {
    if (breakers.isEmpty()) {
      return messages.say(OmnyKey.NOTHING_BREAKS);
    }
    List<String> parts = new ArrayList<>();
    for (Breaker breaker : breakers.subList(0, Math.min(MOST_TOLD, breakers.size()))) {
      parts.add(
          messages.say(
              OmnyKey.BREAKER,
              position.board().name(breaker.cell()),
              breaker.wins() ? messages.say(OmnyKey.WINS) : messages.number(breaker.worst())));
    }
    return messages.say(OmnyKey.BROKEN, messages.list(parts));
  }

  private void mark(Standing standing, List<Breaker> breakers) {
    for (int cell : standing.cells()) {
      marks.highlight(cell, "best-group");
    }
    if (standing.group() == Position.NONE || standing.cuts().isEmpty()) {
      return;
    }
    for (int cell : standing.cuts().get(0).cells()) {
      marks.highlight(cell, "cut cut-0");
    }
    for (Breaker breaker : breakers) {
      String stars = messages.number(breaker.worst());
      marks.highlight(breaker.cell(), breaker.wins() ? "cut cut-0 rises" : "cut cut-0 breaks");
      labels.write(
          breaker.cell(),
          stars,
          breaker.wins()
              ? messages.say(OmnyKey.WINS)
              : messages.count(OmnyKey.LEAVES, breaker.worst(), stars));
    }
  }
}
