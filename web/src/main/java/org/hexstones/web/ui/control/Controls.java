package org.hexstones.web.ui.control;

import java.util.function.Function;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** Buttons and other controls that all screens share. */
public final class Controls {
  private Controls() {}

  /** A button with a text. */
  public static Element button(String action, String label, Event event) {
    return styled("button", action, label).on("click", event);
  }

  /** A button whose event is made when it is pressed, because that takes long. */
  public static Element button(
      String action, String label, Function<Input, @Nullable Event> event) {
    return styled("button", action, label).on("click", event);
  }

  /** The button for what is done most often. */
  public static Element primary(String action, String label, Event event) {
    return styled("button primary", action, label).on("click", event);
  }

  /** Such a button whose event is made when it is pressed. */
  public static Element primary(
      String action, String label, Function<Input, @Nullable Event> event) {
    return styled("button primary", action, label).on("click", event);
  }

  /** A button that looks like a link within a text. */
  public static Element linked(String action, String label, Event event) {
    return styled("linked", action, label).on("click", event);
  }

  private static Element styled(String style, String action, String label) {
    return Element.of("button", style)
        .with("type", "button")
        .with("data-action", action)
        .text(label);
  }

  /** A button with an icon, and a label for those who do not know the icon. */
  public static Element icon(String action, Icon icon, String label, Event event, boolean enabled) {
    return icon(action, icon.draw(), label, event, enabled);
  }

  /**
   * A button with that icon. Where it is not enabled it does nothing but keeps the focus, which
   * would otherwise move to another button.
   */
  public static Element icon(
      String action, Element sign, String label, Event event, boolean enabled) {
    Element button =
        Element.of("button", "icon-button")
            .with("type", "button")
            .with("data-action", action)
            .with("aria-label", label)
            .with("title", label)
            .add(sign);
    return enabled ? button.on("click", event) : button.with("aria-disabled", "true");
  }

  /** A button with its title beside the icon, where there is room for it. */
  public static Element worded(Element button) {
    return button.add(Element.of("span", "wide").text(String.valueOf(button.attribute("title"))));
  }

  /**
   * A button that changes a number by a step. At the end of the range it does nothing but keeps the
   * focus, which would otherwise move to the other button.
   *
   * @param possible whether it does something
   */
  public static Element step(String sign, String label, boolean possible, Event event) {
    return Element.of("button", "step")
        .with("type", "button")
        .with("aria-label", label)
        .with("aria-disabled", possible ? "false" : "true")
        .on("click", event)
        .text(sign);
  }

  /** One option of a choice. */
  public static Element choice(String label, boolean chosen, Event event) {
    return Element.of("button", "choice")
        .with("type", "button")
        .with("aria-pressed", chosen ? "true" : "false")
        .on("click", event)
        .text(label);
  }

  /** A labelled group of options. */
  public static Element choices(String name) {
    return Element.of("div", "choices").with("role", "group").with("aria-label", name);
  }

  /** A text of one line that one selects and copies. */
  public static Element toCopy(String name, String label, String text) {
    return readOnly("input", name, label, text).with("type", "text");
  }

  /** A text of several lines that one selects and copies. */
  public static Element linesToCopy(String name, String label, String text) {
    return readOnly("textarea", name, label, text).with("rows", 4).with("spellcheck", "false");
  }

  private static Element readOnly(String tag, String name, String label, String text) {
    return Element.of(tag, "link")
        .with("readonly", "")
        .untranslated()
        .with("data-input", name)
        .with("aria-label", label)
        .with("value", text);
  }

  /** A switch. */
  public static Element toggle(
      String name, String label, String hint, boolean on, Function<Boolean, Event> change) {
    return Element.of("label", "field toggle")
        .key(name)
        .add(
            Element.of("span").text(label).add(Element.of("small").text(hint)),
            Element.of("input", "switch")
                .with("type", "checkbox")
                .with("role", "switch")
                .with("data-input", name)
                .with("checked", on ? "true" : "false")
                .on("change", input -> change.apply(input.checked())));
  }

  /** The button that opens the dialog for sharing a link. */
  public static Element share(Messages messages) {
    return icon(
        "share", Icon.SHARE, messages.say(GameKey.SHARE), new Route.Open(Dialog.SHARE), true);
  }

  /** The button that opens the settings. */
  public static Element settings(Messages messages) {
    return icon(
        "settings",
        Icon.SETTINGS,
        messages.say(PageKey.SETTINGS),
        new Route.Open(Dialog.SETTINGS),
        true);
  }

  /** The button that opens the rules. */
  public static Element rules(Messages messages) {
    return icon(
        "rules", Icon.RULES, messages.say(PageKey.RULES), new Route.Open(Dialog.RULES), true);
  }

  /** The button that opens the library. */
  public static Element games(Messages messages) {
    return icon("games", Icon.GAMES, messages.say(LibraryKey.GAMES), new Route.Library(), true);
  }
}
