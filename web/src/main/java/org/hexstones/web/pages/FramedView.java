package org.hexstones.web.pages;

import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;

/** The page shows only this, a way out, when another page embeds it. */
public final class FramedView {
  private FramedView() {}

  public static Element draw(ViewContext context) {
    return Element.of("a", "button")
        .with("data-framed", "")
        .with("target", "_top")
        .text(context.messages().say(PlayKey.FRAMED));
  }
}
