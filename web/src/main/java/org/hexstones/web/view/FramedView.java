package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.text.PlayWord;

/** All that there is of the page where another one shows it within itself: the way out. */
public final class FramedView {
  private FramedView() {}

  public static Element draw(Scene scene) {
    return Element.of("a", "button")
        .with("data-framed", "")
        .with("target", "_top")
        .text(scene.talk().word(PlayWord.FRAMED));
  }
}
