package org.hexstones.web.analysis.insight;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.board.CellLabels;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** Adds the labels of the rules overlay to other notes on cells. */
public final class RulesOverlayNotes implements CellNotes {
  /** Longer labels are drawn smaller. */
  private static final int SHORT = 4;

  private final Messages messages;
  private final CellLabels labels;
  private final CellNotes others;

  public RulesOverlayNotes(Messages messages, CellLabels labels, CellNotes others) {
    this.messages = messages;
    this.labels = labels;
    this.others = others;
  }

  @Override
  public @Nullable Note at(int cell) {
    Note other = others.at(cell);
    String label = labels.text(cell);
    if (label.isEmpty()) {
      return other;
    }
    List<Markup> over = new ArrayList<>(other == null ? List.of() : other.over());
    over.add(
        Element.of("text", label.length() > SHORT ? "note long" : "note")
            .with("y", 150)
            .with("aria-hidden", "true")
            .text(label));
    String said = labels.said(cell);
    return other == null
        ? new Note(said, said, List.of(), over)
        : new Note(
            other.id() + said, messages.list(List.of(other.said(), said)), other.under(), over);
  }
}
