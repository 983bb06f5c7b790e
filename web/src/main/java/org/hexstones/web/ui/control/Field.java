package org.hexstones.web.ui.control;

import java.util.List;

/** An option of a set-up on the start screen. Its value is the option's text. */
public sealed interface Field {
  /** The option's name in set-ups. */
  String name();

  String label();

  /** A choice from a few values. The first is the default, and is left out of the set-up. */
  record Choice(String name, String label, List<Item> items, boolean many) implements Field {
    public Choice {
      items = List.copyOf(items);
    }
  }

  record Item(String value, String label) {}

  /** On or off; off is left out. */
  record Toggle(String name, String label, String hint) implements Field {}

  /** A number, with a decimal point in the set-up. An empty value is left out. */
  record Decimal(String name, String label, String hint) implements Field {}

  /** Cells, chosen by presses on the preview of the board. */
  record Cells(String name, String label, String hint) implements Field {}
}
