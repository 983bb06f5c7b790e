package org.hexstones.web.analysis.paper;

import java.util.function.Function;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.vdom.Element;

/** The fields of these dialogs. */
final class PaperControls {
  /** So many letters have the numbers of all puzzles of a worksheet. */
  private static final int LONGEST_LIST = 400;

  private PaperControls() {}

  /** A whole number. */
  static Element number(Paper paper, Field field, String label, int value, int least, int most) {
    Element input = Element.of("input", "number").with("type", "number");
    return Element.of("label", "field")
        .key(field.word())
        .add(
            Element.of("span").text(label),
            typed(input, paper, field, String.valueOf(value))
                .with("inputmode", "numeric")
                .with("min", least)
                .with("max", most));
  }

  /**
   * A line of text that is read as something else. It stays as it is typed until the field is left.
   */
  static Element read(
      Paper paper, Field field, String label, String hint, String value, boolean disabled) {
    Element input = line().with("maxlength", LONGEST_LIST).flag("disabled", disabled);
    return Element.of("label", "field")
        .key(field.word())
        .add(label(label, hint), typed(input, paper, field, value));
  }

  private static Element typed(Element input, Paper paper, Field field, String value) {
    return input
        .with("data-input", field.word())
        .with("value", paper.text(field, value))
        .on("input", typed -> new PaperEvent.Type(field, typed.value()))
        .on("change", typed -> new PaperEvent.Settle(field, typed.value()));
  }

  /**
   * A line of text that is kept as it is typed.
   *
   * @param usual stands there while nothing does; may be empty
   * @param most the maximum number of letters
   */
  static Element text(
      String name,
      String label,
      String usual,
      String value,
      int most,
      Function<String, Event> change) {
    return Element.of("label", "field")
        .key(name)
        .add(
            label(label, ""),
            line()
                .with("maxlength", most)
                .with("placeholder", usual)
                .with("data-input", name)
                .with("value", value)
                .on("input", input -> change.apply(input.value())));
  }

  private static Element line() {
    return Element.of("input").with("type", "text").with("dir", "auto").with("autocomplete", "off");
  }

  private static Element label(String label, String hint) {
    return Element.of("span")
        .text(label)
        .add(hint.isEmpty() ? null : Element.of("small").text(" " + hint));
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
