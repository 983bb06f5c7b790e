package org.hexstones.web.analysis.paper;

import java.util.function.Function;
import java.util.function.IntFunction;
import org.hexstones.parse.Words;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Typed;
import org.hexstones.web.vdom.Element;

/** The fields of these dialogs. */
final class PaperControls {
  private PaperControls() {}

  /** A whole number. */
  static Element number(
      String name, String label, int value, int least, int most, IntFunction<Event> change) {
    return Element.of("label", "field")
        .key(name)
        .add(
            Element.of("span").text(label),
            Element.of("input", "number")
                .with("type", "number")
                .with("inputmode", "numeric")
                .with("min", least)
                .with("max", most)
                .with("data-input", name)
                .with("value", String.valueOf(value))
                .on(
                    "change",
                    input -> {
                      int typed = Words.number(Typed.plain(input.value()));
                      return typed < 0 ? null : change.apply(typed);
                    }));
  }

  /** A line of text. */
  static Element text(
      String name, String label, String hint, String value, Function<String, Event> change) {
    return Element.of("label", "field")
        .key(name)
        .add(
            Element.of("span")
                .text(label)
                .add(hint.isEmpty() ? null : Element.of("small").text(" " + hint)),
            Element.of("input")
                .with("type", "text")
                .with("dir", "auto")
                .with("autocomplete", "off")
                .with("maxlength", 200)
                .with("data-input", name)
                .with("value", value)
                .on("change", input -> change.apply(input.value())));
  }

  /** A switch. */
  static Element onOff(
      String name, String label, String hint, boolean on, Function<Boolean, Event> change) {
    return Controls.toggle(name, label, hint, on, change);
  }

  /** A choice of a few. */
  static Element choices(String label, Element choices) {
    return Element.of("div", "field").add(Element.of("span").text(label), choices);
  }

  /** One of many that can be ticked. */
  static Element tick(
      String name, int value, String label, boolean on, Function<Boolean, Event> change) {
    return Element.of("label", "tick")
        .key(name + value)
        .add(
            Element.of("input")
                .with("type", "checkbox")
                .with("data-input", name)
                .with("data-value", value)
                .with("checked", on ? "true" : "false")
                .on("change", input -> change.apply(input.checked())),
            Element.of("span").untranslated().text(label));
  }
}
