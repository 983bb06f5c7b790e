package org.hexstones.web.vdom;

import org.hexstones.parse.Surrogates;

/** Markup as the text of an XML document. Listeners are left out. */
public final class Xml {
  /** Stands for a character that no document can contain. */
  private static final char UNKNOWN = '\uFFFD';

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

  /**
   * Whether a document can contain a character. One that it cannot contain would break all of it.
   */
  private static boolean isIn(String text, int at) {
    char c = text.charAt(at);
    boolean control = c < ' ' && c != '\n' && c != '\t' && c != '\r';
    return !control && c < '\uFFFE' && !Surrogates.isLone(text, at);
  }

  static void escape(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        default -> out.append(isIn(text, i) ? c : UNKNOWN);
      }
    }
  }
}
