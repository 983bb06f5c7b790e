package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;

/** What all dialogs have: a title, and a way out. */
public final class Dialogs {
  private Dialogs() {}

  /**
   * A dialog without its content.
   *
   * @param key no two dialogs have the same
   */
  public static Element frame(Talk talk, String key, String title, String css) {
    Event close = new Event.Open(Dialog.NONE);
    return Element.of("dialog", css)
        .key(key)
        .with("aria-label", title)
        .on("close", close)
        .add(
            Element.of("header")
                .add(
                    Element.of("h2").text(title),
                    Controls.icon("close", Icon.CLOSE, talk.word(Word.CLOSE), close, true)));
  }
}
