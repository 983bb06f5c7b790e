package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.LinkEvent;
import org.hexstones.web.model.Model;
import org.hexstones.web.text.LinkWord;
import org.hexstones.web.text.Talk;

/** Where a game is opened: from a file, from a link, from a text. */
final class OpenView {
  private OpenView() {}

  static Element draw(Talk talk, Model model) {
    String typed = model.sharing().typed();
    return Element.of("form", "open")
        .on("submit", new Event.OfLinks(new LinkEvent.OpenTyped()))
        .add(
            Controls.button(
                "choose-file",
                talk.word(LinkWord.CHOOSE_FILE),
                new Event.OfLinks(new LinkEvent.ChooseFile())),
            Element.of("label", "field")
                .add(
                    Element.of("span").text(talk.word(LinkWord.PASTE)),
                    Element.of("textarea")
                        .with("rows", 4)
                        .with("spellcheck", "false")
                        .with("autocomplete", "off")
                        .with("data-input", "game")
                        .with("value", typed)
                        .on(
                            "input",
                            input -> new Event.OfLinks(new LinkEvent.Type(input.value())))),
            Element.of("div", "options")
                .add(
                    Element.of("button", "button primary")
                        .with("type", "submit")
                        .with("data-action", "open-text")
                        .flag("disabled", typed.isBlank())
                        .text(talk.word(LinkWord.OPEN))),
            Element.of("p", "hint").text(talk.word(LinkWord.DROP)));
  }
}
