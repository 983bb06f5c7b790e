package org.hexstones.web.app;

import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;

/** All that there is of the page where another one shows it within itself: the way out. */
public final class FramedView {
  private FramedView() {}

  public static Element draw(ViewContext context) {
    return Element.of("a", "button")
        .with("data-framed", "")
        .with("target", "_top")
        .text(context.messages().word(PlayKey.FRAMED));
  }
}
