package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;

/** Said in the place of a program that has not come. */
public final class FailedView {
  private FailedView() {}

  public static Element draw(Scene scene) {
    Talk talk = scene.talk();
    return Element.of("section", "version")
        .with("role", "alert")
        .with("data-failed", "")
        .add(
            Element.of("p").text(talk.word(PlayWord.NOT_LOADED)),
            Element.of("button", "button")
                .with("type", "button")
                .with("data-action", "load-again")
                .text(talk.word(PlayWord.FETCH_AGAIN)));
  }
}
