package org.hexstones.web.feature.start;

import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Field;
import org.hexstones.web.ui.control.Typed;
import org.hexstones.web.vdom.Element;

/** The control for an option of a set-up. */
final class FieldView {
  private FieldView() {}

  static Element draw(Messages messages, GameForm form, Field field) {
    if (field instanceof Field.Choice choice) {
      return choice.many() ? select(form, choice) : choices(form, choice);
    }
    if (field instanceof Field.Toggle toggle) {
      return toggle(form, toggle);
    }
    if (field instanceof Field.Cells cells) {
      return line(cells.name(), cells.label(), cells.hint(), form.option(cells.name(), ""), "");
    }
    Field.Decimal number = (Field.Decimal) field;
    String point = messages.number("0.5").substring(1, 2);
    String shown = form.option(number.name(), "").replace(".", point);
    return line(number.name(), number.label(), number.hint(), shown, "decimal");
  }

  private static Event set(Field.Choice choice, String value) {
    boolean isDefault = value.equals(choice.items().get(0).value());
    return new StartEvent.SetOption(choice.name(), isDefault ? "" : value);
  }

  private static Element choices(GameForm form, Field.Choice choice) {
    Element choices = Controls.choices(choice.label());
    String now = form.option(choice.name(), choice.items().get(0).value());
    for (Field.Item item : choice.items()) {
      choices.add(
          Controls.choice(item.label(), item.value().equals(now), set(choice, item.value()))
              .with("data-action", "option")
              .with("data-option", choice.name() + "=" + item.value()));
    }
    return Element.of("div", "field")
        .key(choice.name())
        .add(Element.of("span").text(choice.label()), choices);
  }

  private static Element select(GameForm form, Field.Choice choice) {
    Element select =
        Element.of("select")
            .with("data-input", choice.name())
            .on("change", input -> set(choice, input.value()));
    String now = form.option(choice.name(), choice.items().get(0).value());
    boolean known = false;
    for (Field.Item item : choice.items()) {
      select.add(Element.of("option").with("value", item.value()).text(item.label()));
      known = known || item.value().equals(now);
    }
    select.with("value", known ? now : choice.items().get(choice.items().size() - 1).value());
    return Element.of("label", "field")
        .key(choice.name())
        .add(Element.of("span").text(choice.label()), select);
  }

  private static Element toggle(GameForm form, Field.Toggle toggle) {
    boolean on = form.option(toggle.name(), "off").equals("on");
    return Controls.toggle(
        toggle.name(),
        toggle.label(),
        toggle.hint(),
        on,
        checked -> new StartEvent.SetOption(toggle.name(), checked ? "on" : ""));
  }

  /**
   * @param mode the keyboard to show; in a decimal, a comma counts as a point
   */
  private static Element line(String name, String label, String hint, String shown, String mode) {
    Element input = Element.of("input");
    if (!mode.isEmpty()) {
      input.with("inputmode", mode);
    }
    return Element.of("label", "field")
        .key(name)
        .add(
            Element.of("span").text(label).add(Element.of("small").text(hint)),
            input
                .with("autocomplete", "off")
                .with("autocapitalize", "none")
                .with("spellcheck", "false")
                .with("maxlength", 2000)
                .with("data-input", name)
                .with("value", shown)
                .on("input", typed -> new StartEvent.SetOption(name, read(typed.value(), mode))));
  }

  private static String read(String typed, String mode) {
    String text = Typed.plain(typed);
    return mode.isEmpty() ? text : text.replace(',', '.');
  }
}
