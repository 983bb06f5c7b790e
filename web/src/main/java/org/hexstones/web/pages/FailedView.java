package org.hexstones.web.pages;

import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;

/** The message that is shown if the program could not be loaded. */
public final class FailedView {
  private FailedView() {}

  public static Element draw(ViewContext context) {
    Messages messages = context.messages();
    return Element.of("section", "version")
        .with("role", "alert")
        .with("data-failed", "")
        .add(
            Element.of("p").text(messages.say(PlayKey.NOT_LOADED)),
            Element.of("button", "button")
                .with("type", "button")
                .with("data-action", "load-again")
                .text(messages.say(PuzzleKey.FETCH_AGAIN)));
  }
}
