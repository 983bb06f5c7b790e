package org.hexstones.web.vdom;

/**
 * Finds a tree's title: the text of its first main heading, or of the element marked as its title.
 */
public final class Heading {
  private Heading() {}

  /** The title, or empty if there is no such heading. */
  public static String of(Element tree) {
    if (tree.tag().equals("h1")) {
      String title = tree.attribute("data-title");
      return title == null ? words(tree) : title;
    }
    for (Markup child : tree.children()) {
      String found = child instanceof Element element ? of(element) : "";
      if (!found.isEmpty()) {
        return found;
      }
    }
    return "";
  }

  private static String words(Element element) {
    StringBuilder text = new StringBuilder();
    for (Markup child : element.children()) {
      text.append(child instanceof Text plain ? plain.text() : words((Element) child));
    }
    return text.toString();
  }
}
