package org.hexstones.web.specimens;

import java.util.List;
import java.util.function.Predicate;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/**
 * A part of a page within what it stands in, by which style sheets choose, and nothing beside it.
 */
final class Excerpt {
  private Excerpt() {}

  /** The first part that is wanted, or null. */
  static @Nullable Element of(Element root, Predicate<Element> wanted) {
    if (wanted.test(root)) {
      return root;
    }
    for (Markup child : root.children()) {
      Element found = child instanceof Element element ? of(element, wanted) : null;
      if (found != null) {
        return empty(root).add(found);
      }
    }
    return null;
  }

  private static Element empty(Element element) {
    Element copy = Element.of(element.tag());
    List<String> attributes = element.attributes();
    for (int i = 0; i < attributes.size(); i += 2) {
      copy.with(attributes.get(i), attributes.get(i + 1));
    }
    return copy;
  }

  /** Whether an element has a class. */
  static Predicate<Element> css(String name) {
    return element -> (" " + element.attribute("class") + " ").contains(" " + name + " ");
  }
}
