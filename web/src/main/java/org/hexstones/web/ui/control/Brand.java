package org.hexstones.web.ui.control;

import org.hexstones.web.vdom.Element;

/** The logo: a ring of hexagons round a stone. */
public final class Brand {
  private Brand() {}

  public static Element mark() {
    return Element.of("svg", "brand")
        .with("viewBox", "-10 -10 20 20")
        .with("aria-hidden", "true")
        .add(
            Element.of("path", "brand-hex").with("d", "M0-9 7.8-4.5V4.5L0 9-7.8 4.5V-4.5Z"),
            Element.of("circle", "brand-stone").with("r", "4"));
  }
}
