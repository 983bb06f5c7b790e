package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.i18n.MarkKey;
import org.hexstones.web.i18n.Messages;

/** Marks in words. */
public final class MarkWords {
  private final Messages messages;

  public MarkWords(Messages messages) {
    this.messages = messages;
  }

  /** The name of a kind: "Ring". */
  public String kind(Mark.Kind kind) {
    return messages.say(
        switch (kind) {
          case RING -> MarkKey.RING;
          case TRIANGLE -> MarkKey.TRIANGLE;
          case LETTER -> MarkKey.LETTER;
          case ARROW -> MarkKey.ARROW;
        });
  }

  /** A mark with its place: "Ring on d4", "A on d4". */
  public String of(Mark mark) {
    return switch (mark.kind()) {
      case RING, TRIANGLE -> messages.say(MarkKey.ON, kind(mark.kind()), mark.cell());
      case LETTER -> messages.say(MarkKey.ON, mark.more(), mark.cell());
      case ARROW -> here(mark);
    };
  }

  /** A mark, as the name of its cell goes on: "Ring", "Letter A". */
  String here(Mark mark) {
    String kind = kind(mark.kind());
    return switch (mark.kind()) {
      case RING, TRIANGLE -> kind;
      case LETTER -> kind + " " + mark.more();
      case ARROW -> kind + " " + mark.cell() + " → " + mark.more();
    };
  }

  /** All marks; empty without any. */
  public String all(List<Mark> marks) {
    List<String> words = new ArrayList<>();
    for (Mark mark : marks) {
      words.add(of(mark));
    }
    return messages.list(words);
  }
}
