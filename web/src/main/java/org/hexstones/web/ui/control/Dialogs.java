package org.hexstones.web.ui.control;

import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;

/** The frame of all dialogs: a title and a close button. */
public final class Dialogs {
  private Dialogs() {}

  /**
   * A dialog without its content.
   *
   * @param key different for each dialog
   */
  public static Element frame(Messages messages, String key, String title, String css) {
    Event close = new Route.Open(Dialog.NONE);
    return Element.of("dialog", css)
        .key(key)
        .with("aria-label", title)
        .on("close", close)
        .add(
            Element.of("header")
                .add(
                    Element.of("h2").text(title),
                    Controls.icon("close", Icon.CLOSE, messages.say(GameKey.CLOSE), close, true)));
  }
}
