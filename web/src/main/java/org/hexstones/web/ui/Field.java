package org.hexstones.web.ui;

import java.util.List;

/** An option of a set-up on the start screen; its value is the option's text. */
public sealed interface Field {
  /** The option's name in set-ups. */
  String name();

  String label();

  /** One of a few; the first is the default, and is left out of the set-up. */
  record Choice(String name, String label, List<Item> items, boolean many) implements Field {
    public Choice {
      items = List.copyOf(items);
    }
  }

  record Item(String value, String label) {}

  /** On or off; off is left out. */
  record Toggle(String name, String label, String hint) implements Field {}

  /** A number, which the set-up has with a point; empty is left out. */
  record Decimal(String name, String label, String hint) implements Field {}

  /** Cells, pressed on the picture of the board. */
  record Cells(String name, String label, String hint) implements Field {}
}
