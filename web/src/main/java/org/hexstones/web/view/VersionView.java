package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;

/** Asks whether to go on in a new version of the page. */
public final class VersionView {
  private VersionView() {}

  public static Element draw(Talk talk) {
    return Element.of("section", "version")
        .key("version")
        .with("role", "status")
        .add(
            Element.of("p").text(talk.word(Word.VERSION_WAITS)),
            Controls.button("take-version", talk.word(Word.TAKE_VERSION), new Event.TakeVersion()),
            Controls.icon(
                "leave-version",
                Icon.CLOSE,
                talk.word(Word.LEAVE_VERSION),
                new Event.LeaveVersion(),
                true));
  }
}
