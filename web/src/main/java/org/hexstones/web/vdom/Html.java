package org.hexstones.web.vdom;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Markup as a piece of an HTML document, for what is shown before a program runs. Listeners and
 * keys are left out: the program adds them when it takes the piece over.
 */
public final class Html {
  /** Elements without an end tag. */
  private static final Set<String> VOID = Set.of("input", "br", "hr", "img", "link", "meta");

  private Html() {}

  public static String write(Element root) {
    StringBuilder out = new StringBuilder();
    write(root, null, out);
    return out.toString();
  }

  private static void write(Markup markup, @Nullable String selected, StringBuilder out) {
    if (markup instanceof Text text) {
      Xml.escape(text.text(), out);
      return;
    }
    Element element = (Element) markup;
    String tag = element.tag();
    String value = element.attribute("value");
    out.append('<').append(tag);
    List<String> attributes = element.attributes();
    for (int i = 0; i < attributes.size(); i += 2) {
      String name = attributes.get(i);
      if (name.equals("checked")) {
        if (attributes.get(i + 1).equals("true")) {
          attribute(name, "", out);
        }
      } else if (!(tag.equals("select") && name.equals("value"))) {
        // A select has no value attribute in HTML: one of its options is marked as selected.
        attribute(name, attributes.get(i + 1), out);
      }
    }
    if (tag.equals("option") && value != null && value.equals(selected)) {
      attribute("selected", "", out);
    }
    out.append('>');
    for (Markup child : element.children()) {
      write(child, tag.equals("select") ? value : selected, out);
    }
    if (!VOID.contains(tag)) {
      out.append("</").append(tag).append('>');
    }
  }

  private static void attribute(String name, String value, StringBuilder out) {
    out.append(' ').append(name);
    if (!value.isEmpty()) {
      out.append("=\"");
      Xml.escape(value, out);
      out.append('"');
    }
  }
}
