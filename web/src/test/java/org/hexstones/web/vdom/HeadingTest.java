package org.hexstones.web.vdom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class HeadingTest {
  @Test
  void isTheFirstMainHeadingHoweverDeep() {
    Element tree =
        Element.of("div")
            .text("before")
            .add(
                Element.of("header")
                    .add(
                        Element.of("h2").text("no"),
                        Element.of("h1").text("OM").add(Element.of("b").text("EGA"))),
                Element.of("h1").text("second"));
    assertEquals("OMEGA", Heading.of(tree));
  }

  @Test
  void mayHaveALongerTitle() {
    Element tree = Element.of("h1").with("data-title", "OMEGA · Analysis").text("OMEGA");
    assertEquals("OMEGA · Analysis", Heading.of(tree));
  }

  @Test
  void isEmptyWhereThereIsNone() {
    assertEquals("", Heading.of(Element.of("div").add(Element.of("h2").text("no"))));
  }
}
