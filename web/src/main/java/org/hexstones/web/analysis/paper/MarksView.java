package org.hexstones.web.analysis.paper;

import org.hexstones.notation.link.Mark;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.MarkWords;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The tools for marks, and marks in words. */
final class MarksView {
  private final Messages messages;
  private final MarkWords words;
  private final Paper paper;
  private final Marking marking;

  MarksView(Messages messages, Paper paper) {
    this.messages = messages;
    words = new MarkWords(messages);
    this.paper = paper;
    marking = paper.marking();
  }

  Element draw() {
    Element tools = Controls.choices(messages.say(PaperKey.MARKS));
    for (Mark.Kind kind : Mark.Kind.values()) {
      tools.add(tool(kind, kind.name(), words.kind(kind)));
    }
    tools.add(tool(null, "ERASER", messages.say(PaperKey.ERASER)));
    return Element.of("div", "fields")
        .key("marks")
        .add(
            PaperControls.choices(messages.say(PaperKey.MARKS), tools),
            Element.of("p", "hint").with("role", "status").with("data-marked", "").text(status()),
            PaperControls.read(paper, Field.CELL, messages.say(PaperKey.CELL), "", "", false));
  }

  private Element tool(Mark.@Nullable Kind kind, String word, String label) {
    return Controls.choice(label, marking.tool() == kind, new PaperEvent.Take(kind))
        .with("data-mark-tool", word);
  }

  /** What the last press has done, or else what the next one does. */
  private String status() {
    MarkReport report = marking.report();
    if (report instanceof MarkReport.NoCell none) {
      return messages.say(PaperKey.NO_CELL, none.typed());
    }
    if (!marking.begun().isEmpty()) {
      return marking.begun() + " →";
    }
    if (report instanceof MarkReport.Added added) {
      return words.of(added.mark());
    }
    if (report instanceof MarkReport.Removed removed) {
      return messages.say(PaperKey.REMOVED, removed.cell());
    }
    boolean isArrow = marking.tool() == Mark.Kind.ARROW;
    return messages.say(isArrow ? PaperKey.ARROW_HINT : PaperKey.MARKS_HINT);
  }

  /** All marks on the diagram after a turn, with a comma before them. */
  String all(int turn) {
    String all = words.all(marking.on(turn));
    return all.isEmpty() ? "" : ", " + all;
  }
}
