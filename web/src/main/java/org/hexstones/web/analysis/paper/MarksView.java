package org.hexstones.web.analysis.paper;

import org.hexstones.web.diagram.Mark;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The tools for marks, and marks in words. */
final class MarksView {
  private final Messages messages;
  private final Paper paper;
  private final Marking marking;

  MarksView(Messages messages, Paper paper) {
    this.messages = messages;
    this.paper = paper;
    marking = paper.marking();
  }

  Element draw() {
    Element tools = Controls.choices(messages.say(PaperKey.MARKS));
    for (Mark.Kind kind : Mark.Kind.values()) {
      tools.add(tool(kind, kind.name(), word(kind)));
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
      return words(added.mark());
    }
    if (report instanceof MarkReport.Removed removed) {
      return messages.say(PaperKey.REMOVED, removed.cell());
    }
    boolean isArrow = marking.tool() == Mark.Kind.ARROW;
    return messages.say(isArrow ? PaperKey.ARROW_HINT : PaperKey.MARKS_HINT);
  }

  private String word(Mark.Kind kind) {
    return messages.say(
        switch (kind) {
          case RING -> PaperKey.RING;
          case TRIANGLE -> PaperKey.TRIANGLE;
          case LETTER -> PaperKey.LETTER;
          case ARROW -> PaperKey.ARROW;
        });
  }

  /** A mark in words: "Ring on d4", "A on d4". */
  private String words(Mark mark) {
    return switch (mark.kind()) {
      case RING, TRIANGLE -> messages.say(PaperKey.MARK_ON, word(mark.kind()), mark.cell());
      case LETTER -> messages.say(PaperKey.MARK_ON, mark.more(), mark.cell());
      case ARROW -> word(mark.kind()) + " " + mark.cell() + " → " + mark.more();
    };
  }

  /** All marks on the diagram after a turn, each with a comma before it. */
  String all(int turn) {
    StringBuilder all = new StringBuilder();
    for (Mark mark : marking.on(turn)) {
      all.append(", ").append(words(mark));
    }
    return all.toString();
  }
}
