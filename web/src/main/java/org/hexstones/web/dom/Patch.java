package org.hexstones.web.dom;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.hexstones.web.markup.Element;
import org.hexstones.web.markup.Input;
import org.hexstones.web.markup.Markup;
import org.hexstones.web.markup.Text;
import org.hexstones.web.model.Event;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.xml.Node;

/**
 * Makes a part of the document look like a tree: compares it with the tree before and changes what
 * differs. Siblings are known again by their keys, those without one by their order. What the
 * document had before its program is taken over as far as it is like the first tree.
 */
final class Patch {
  private static final String HTML = "http://www.w3.org/1999/xhtml";
  private static final String SVG = "http://www.w3.org/2000/svg";

  /** On an element that will be drawn with a later tree: what stands there may stay till then. */
  private static final String LATER = "data-later";

  private final Consumer<Event> dispatch;
  private final Node root;
  private @Nullable Live shown;

  /** A piece of the document, and the markup that it looks like now. */
  private static final class Live {
    final Node node;
    final boolean svg;
    Markup markup;
    List<Live> children = new ArrayList<>(0);

    /** Whether it is of the document before the program, and not looked at yet. */
    boolean unread;

    Live(Node node, boolean svg, Markup markup) {
      this.node = node;
      this.svg = svg;
      this.markup = markup;
    }

    org.teavm.jso.dom.xml.Element element() {
      return (org.teavm.jso.dom.xml.Element) node;
    }
  }

  /**
   * @param root what the tree is put into
   * @param dispatch told of everything that happens to it
   */
  Patch(Node root, Consumer<Event> dispatch) {
    this.root = root;
    this.dispatch = dispatch;
  }

  void show(Element tree) {
    Live before = shown;
    if (before == null) {
      Node early = Js.early();
      Live made = make(tree, false, early);
      if (made.node != early) {
        root.appendChild(made.node);
      }
      shown = made;
      shownFirst(made);
    } else {
      update(before, tree);
    }
  }

  private static Live make(Text text, boolean withinSvg, @Nullable Node there) {
    if (there == null || there.getNodeType() != Node.TEXT_NODE) {
      return new Live(HTMLDocument.current().createTextNode(text.text()), withinSvg, text);
    }
    if (!text.text().equals(there.getNodeValue())) {
      there.setNodeValue(text.text());
    }
    return new Live(there, withinSvg, text);
  }

  /**
   * Makes a piece of the document.
   *
   * @param there what already stands in its place, and is used where it can be made to look so
   */
  private Live make(Markup markup, boolean withinSvg, @Nullable Node there) {
    if (markup instanceof Text text) {
      return make(text, withinSvg, there);
    }
    Element element = (Element) markup;
    boolean svg = withinSvg || element.tag().equals("svg");
    boolean found = there != null && Js.isOfTag(there, element.tag());
    Node node = found && there != null ? there : Js.create(svg ? SVG : HTML, element.tag());
    Live live = new Live(node, svg, element);
    for (Element.Listener listener : element.listeners()) {
      listen(live, listener.type());
    }
    if (found && element.attribute(LATER) != null) {
      live.unread = true;
    } else {
      fill(live, element, found);
    }
    if (element.attribute("data-roving") != null) {
      Js.rove(node);
    }
    state(live, element, null);
    return live;
  }

  /** Attributes and children of a node that has none yet, or has those from before the program. */
  private void fill(Live live, Element element, boolean found) {
    List<String> attributes = element.attributes();
    for (int i = 0; i < attributes.size(); i += 2) {
      String name = attributes.get(i);
      String value = attributes.get(i + 1);
      if (isState(name)) {
        continue;
      }
      if (found) {
        Js.makeAttribute(live.node, name, value);
      } else {
        live.element().setAttribute(name, value);
      }
    }
    if (found && 2 * Js.attributeCount(live.node) > attributes.size()) {
      for (String name : Js.attributeNames(live.node)) {
        if (element.attribute(name) == null && !name.equals("selected")) {
          live.element().removeAttribute(name);
        }
      }
    }
    Node next = found ? live.node.getFirstChild() : null;
    for (Markup child : element.children()) {
      Live made = make(child, live.svg, next);
      live.children.add(made);
      if (next != null && made.node == next) {
        next = next.getNextSibling();
      } else {
        live.node.insertBefore(made.node, next);
      }
    }
    while (next != null) {
      Node after = next.getNextSibling();
      Js.remove(next);
      next = after;
    }
  }

  /** One listener for as long as the element lives; what it means is asked of the latest tree. */
  private void listen(Live live, String type) {
    Manners.listen(
        live.node,
        type,
        event -> {
          if (!(live.markup instanceof Element now)) {
            return;
          }
          boolean submits = type.equals("submit");
          if (submits) {
            Js.preventDefault(event);
          }
          Event meaning =
              now.happens(
                  type,
                  new Input(
                      Js.value(event),
                      Js.checked(event),
                      Js.cell(event),
                      Js.key(event),
                      Js.withControl(event),
                      Js.withShift(event),
                      Js.isUnsure(event)));
          if (meaning != null) {
            if (type.equals("keydown")) {
              Js.preventDefault(event);
            }
            dispatch.accept(meaning);
          }
        });
  }

  /** Attributes that are the present state of an element and not part of the document's text. */
  private static boolean isState(String name) {
    return name.equals("value") || name.equals("checked") || name.equals("scroll-to-end");
  }

  private void state(Live live, Element now, @Nullable Element before) {
    String value = now.attribute("value");
    if (value != null) {
      if (now.tag().equals("option")) {
        live.element().setAttribute("value", value);
      } else {
        Js.setValue(live.node, value);
      }
    }
    String checked = now.attribute("checked");
    if (checked != null) {
      Js.setChecked(live.node, checked.equals("true"));
    }
    String end = now.attribute("scroll-to-end");
    if (end != null && before != null && !end.equals(before.attribute("scroll-to-end"))) {
      Js.scrollToEnd(live.node);
    }
  }

  /** What can only be done once an element is part of the document. */
  private static void shownFirst(Live live) {
    if (live.markup instanceof Element element) {
      if (element.tag().equals("dialog")) {
        Js.showModal(live.node);
      }
      if (element.attribute("scroll-to-end") != null) {
        Js.scrollToEnd(live.node);
      }
      if (!live.svg) {
        live.children.forEach(Patch::shownFirst);
      }
    }
  }

  private void update(Live live, Markup markup) {
    if (live.markup == markup) {
      return;
    }
    if (markup instanceof Text text) {
      if (!((Text) live.markup).text().equals(text.text())) {
        live.node.setNodeValue(text.text());
      }
      live.markup = text;
      return;
    }
    Element before = (Element) live.markup;
    Element now = (Element) markup;
    live.markup = now;
    if (live.unread) {
      live.unread = now.attribute(LATER) != null;
      if (live.unread) {
        return;
      }
      fill(live, now, true);
    } else {
      attributes(live, before, now);
      children(live, now.children());
    }
    state(live, now, before);
    for (Element.Listener listener : now.listeners()) {
      boolean known = false;
      for (Element.Listener old : before.listeners()) {
        known |= old.type().equals(listener.type());
      }
      if (!known) {
        listen(live, listener.type());
      }
    }
  }

  private static void attributes(Live live, Element before, Element now) {
    List<String> old = before.attributes();
    List<String> fresh = now.attributes();
    for (int i = 0; i < fresh.size(); i += 2) {
      String name = fresh.get(i);
      // Mostly the same attributes in the same order.
      String oldValue =
          i < old.size() && old.get(i).equals(name) ? old.get(i + 1) : before.attribute(name);
      if (!fresh.get(i + 1).equals(oldValue) && !isState(name)) {
        live.element().setAttribute(name, fresh.get(i + 1));
      }
    }
    for (int i = 0; i < old.size(); i += 2) {
      String name = old.get(i);
      boolean kept = i < fresh.size() && fresh.get(i).equals(name);
      if (!kept && now.attribute(name) == null && !isState(name)) {
        live.element().removeAttribute(name);
      }
    }
  }

  private void children(Live parent, List<Markup> now) {
    List<Live> before = parent.children;
    boolean alike = before.size() == now.size();
    for (int i = 0; alike && i < now.size(); i++) {
      alike = isSame(before.get(i).markup, now.get(i));
    }
    if (alike) {
      for (int i = 0; i < now.size(); i++) {
        update(before.get(i), now.get(i));
      }
      return;
    }
    List<Live> after = new ArrayList<>(now.size());
    Map<String, Live> keyed = new HashMap<>();
    List<Live> unkeyed = new ArrayList<>();
    for (Live live : before) {
      String key = key(live.markup);
      if (key.isEmpty() || keyed.put(key, live) != null) {
        unkeyed.add(live);
      }
    }
    List<Live> fresh = new ArrayList<>();
    for (Markup child : now) {
      Live known = take(child, keyed, unkeyed);
      if (known == null) {
        known = make(child, parent.svg, null);
        fresh.add(known);
      } else {
        update(known, child);
      }
      after.add(known);
    }
    keyed.values().forEach(live -> Js.remove(live.node));
    unkeyed.forEach(live -> Js.remove(live.node));
    Node next = null;
    for (int i = after.size() - 1; i >= 0; i--) {
      Node node = after.get(i).node;
      // An element that is moved loses the keyboard, so what is in place stays.
      if (node.getParentNode() != parent.node || node.getNextSibling() != next) {
        parent.node.insertBefore(node, next);
      }
      next = node;
    }
    parent.children = after;
    fresh.forEach(Patch::shownFirst);
  }

  private static @Nullable Live take(Markup child, Map<String, Live> keyed, List<Live> unkeyed) {
    String key = key(child);
    if (!key.isEmpty()) {
      Live known = keyed.get(key);
      if (known != null && isSame(known.markup, child)) {
        keyed.remove(key);
        return known;
      }
      return null;
    }
    for (int i = 0; i < unkeyed.size(); i++) {
      if (isSame(unkeyed.get(i).markup, child)) {
        return unkeyed.remove(i);
      }
    }
    return null;
  }

  private static String key(Markup markup) {
    return markup instanceof Element element ? element.key() : "";
  }

  /** Whether a piece of the document can be made to look like the other markup. */
  private static boolean isSame(Markup one, Markup other) {
    if (one instanceof Element a && other instanceof Element b) {
      return a.tag().equals(b.tag()) && a.key().equals(b.key());
    }
    return one instanceof Text && other instanceof Text;
  }
}
