package org.hexstones.web.vdom;

/**
 * What a tree says that it is: the words of its first main heading, or what that says its title is.
 */
public final class Heading {
  private Heading() {}

  /** The words, or empty where there is no such heading. */
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
