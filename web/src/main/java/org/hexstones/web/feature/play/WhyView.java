package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.web.ui.Why;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The reasons why a game was won and lost. A press lights the cells of one, and dims the rest. */
final class WhyView {
  private WhyView() {}

  /**
   * Draws them. At the end of a game that a link has opened they have a place only beside the
   * board: above it they would move the board that the first program has drawn.
   *
   * @param visit whether a link has opened the game
   * @param lit the one whose cells are lit, or {@link PlayState#NOTHING}
   */
  static @Nullable Element draw(List<Why> reasons, boolean visit, int lit) {
    if (reasons.isEmpty()) {
      return null;
    }
    Element list = Element.of("div", visit ? "why of-link" : "why").key("why");
    for (int i = 0; i < reasons.size(); i++) {
      Why why = reasons.get(i);
      list.add(
          why.cells().isEmpty()
              ? Element.of("p").text(why.sentence())
              : Element.of("button")
                  .with("type", "button")
                  .with("data-action", "why-" + i)
                  .with("aria-pressed", i == lit ? "true" : "false")
                  .on("click", new WhyEvent.Light(i))
                  .text(why.sentence()));
    }
    return list;
  }

  /** Names the cells of the reason that is lit, for the style sheet. */
  static void mark(List<Why> reasons, int lit, CellMarks marks) {
    if (lit != PlayState.NOTHING && lit < reasons.size()) {
      for (int cell : reasons.get(lit).cells()) {
        marks.add(cell, "lit");
      }
    }
  }
}
