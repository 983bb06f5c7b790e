package org.hexstones.web.specimens;

import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;

/** The buttons and switches that all screens share, in their states. */
final class ButtonSpecimens {
  private static final Event PRESSED = new Route.Start();

  private ButtonSpecimens() {}

  static Element draw(Language language) {
    Messages messages = TestCatalogs.messages(language);
    return GameFrame.page(Settings.of(language, Theme.AUTO))
        .add(texts(messages), icons(messages), choices(messages), switches(messages));
  }

  private static Element row() {
    return Element.of("p", "options");
  }

  private static Element texts(Messages messages) {
    String label = messages.say(GameKey.ANALYSE);
    return row()
        .add(
            Controls.button("plain", label, PRESSED),
            Controls.button("off", label, PRESSED).with("disabled", ""),
            Controls.primary("primary", label, PRESSED),
            Controls.primary("primary-off", label, PRESSED).with("disabled", ""),
            Controls.linked("linked", label, PRESSED));
  }

  private static Element icons(Messages messages) {
    String label = messages.say(PlayKey.HOME);
    Element pressed = Controls.icon("pressed", Icon.SIZES, label, PRESSED, true);
    return row()
        .add(
            Controls.icon("plain", Icon.HOME, label, PRESSED, true),
            Controls.icon("off", Icon.UNDO, label, PRESSED, false),
            pressed.with("aria-pressed", "true"));
  }

  private static Element choices(Messages messages) {
    String label = messages.say(PlayKey.HOME);
    return Controls.choices(label)
        .add(
            Controls.choice(label, true, PRESSED),
            Controls.choice(label, false, PRESSED),
            Controls.step("+", label, true, PRESSED),
            Controls.step("−", label, false, PRESSED));
  }

  private static Element switches(Messages messages) {
    String label = messages.say(PlayKey.HOME);
    String hint = messages.say(GameKey.ANALYSE);
    return Element.of("div", "fields")
        .add(
            Controls.toggle("on", label, hint, true, on -> PRESSED),
            Controls.toggle("off", label, hint, false, on -> PRESSED));
  }
}
