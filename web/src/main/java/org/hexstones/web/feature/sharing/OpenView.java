package org.hexstones.web.feature.sharing;

import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;

/** The dialog that opens a game from a file, a link or a text. */
public final class OpenView {
  private OpenView() {}

  public static Element draw(Messages messages, SharingState state) {
    String typed = state.typed();
    return Element.of("form", "open")
        .on("submit", new SharingEvent.OpenTyped())
        .add(
            Controls.button(
                "choose-file", messages.say(SharingKey.CHOOSE_FILE), new SharingEvent.ChooseFile()),
            Element.of("label", "field")
                .add(
                    Element.of("span").text(messages.say(SharingKey.PASTE)),
                    Element.of("textarea")
                        .with("rows", 4)
                        .untranslated()
                        .with("spellcheck", "false")
                        .with("autocomplete", "off")
                        .with("data-input", "game")
                        .with("value", typed)
                        .on("input", input -> new SharingEvent.Type(input.value()))),
            Element.of("div", "options")
                .add(
                    Element.of("button", "button primary")
                        .with("type", "submit")
                        .with("data-action", "open-text")
                        .flag("disabled", typed.isBlank())
                        .text(messages.say(SharingKey.OPEN))),
            Element.of("p", "hint").text(messages.say(SharingKey.DROP)));
  }
}
