package org.hexstones.web.vdom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class HtmlTest {
  @Test
  void elementsEndButThoseThatHaveNoEnd() {
    Element root =
        Element.of("p", "a b")
            .add(Element.of("span"), Element.of("input").with("value", "5"))
            .text("end");
    assertEquals("<p class=\"a b\"><span></span><input value=\"5\">end</p>", Html.write(root));
  }

  @Test
  void markupInTextIsEscaped() {
    Element root = Element.of("p").with("title", "a \"b\" & <c>").text("</p> & <b>");
    assertEquals(
        "<p title=\"a &quot;b&quot; &amp; &lt;c&gt;\">&lt;/p&gt; &amp; &lt;b&gt;</p>",
        Html.write(root));
  }

  @Test
  void theStateOfAFieldIsWrittenAsItsFirst() {
    Element root =
        Element.of("p")
            .add(
                Element.of("input").with("checked", "false").flag("disabled", true),
                Element.of("input").with("checked", "true"),
                Element.of("select")
                    .add(
                        Element.of("option").with("value", "a").text("A"),
                        Element.of("option").with("value", "b").text("B"))
                    .with("value", "b"));
    assertEquals(
        "<p><input disabled><input checked><select><option value=\"a\">A</option>"
            + "<option value=\"b\" selected>B</option></select></p>",
        Html.write(root));
  }
}
