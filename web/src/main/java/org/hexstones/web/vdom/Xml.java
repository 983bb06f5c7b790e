package org.hexstones.web.vdom;

/** Markup as the text of an XML document. Listeners are left out. */
public final class Xml {
  private Xml() {}

  public static String write(Element root) {
    StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    write(root, out);
    return out.append('\n').toString();
  }

  private static void write(Markup markup, StringBuilder out) {
    if (markup instanceof Text text) {
      escape(text.text(), out);
      return;
    }
    Element element = (Element) markup;
    out.append('<').append(element.tag());
    for (int i = 0; i < element.attributes().size(); i += 2) {
      out.append(' ').append(element.attributes().get(i)).append("=\"");
      escape(element.attributes().get(i + 1), out);
      out.append('"');
    }
    if (element.children().isEmpty()) {
      out.append("/>");
      return;
    }
    out.append('>');
    for (Markup child : element.children()) {
      write(child, out);
    }
    out.append("</").append(element.tag()).append('>');
  }

  static void escape(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        default -> out.append(c);
      }
    }
  }
}
