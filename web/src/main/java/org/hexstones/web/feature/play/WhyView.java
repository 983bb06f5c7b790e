package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.web.ui.Why;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The reasons why a game was won and lost. Pointed at or with the focus, each lights its cells. */
final class WhyView {
  private WhyView() {}

  static @Nullable Element draw(List<Why> reasons) {
    if (reasons.isEmpty()) {
      return null;
    }
    Element list = Element.of("div", "why").key("why");
    for (int i = 0; i < reasons.size(); i++) {
      Why why = reasons.get(i);
      Element sentence = Element.of("p").with("data-why", i).text(why.sentence());
      list.add(why.cells().isEmpty() ? sentence : sentence.with("tabindex", 0));
    }
    return list;
  }

  /** Names the cells of each reason for the style sheet. */
  static void mark(List<Why> reasons, CellMarks marks) {
    for (int i = 0; i < reasons.size(); i++) {
      for (int cell : reasons.get(i).cells()) {
        marks.add(cell, "why-" + i);
      }
    }
  }
}
