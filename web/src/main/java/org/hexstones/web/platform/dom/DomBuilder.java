package org.hexstones.web.platform.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Js;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.hexstones.web.vdom.Markup;
import org.hexstones.web.vdom.Text;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.xml.Node;

/** Makes nodes of the document. It uses those that were there before the program where it can. */
final class DomBuilder {
  private static final String HTML = "http://www.w3.org/1999/xhtml";
  private static final String SVG = "http://www.w3.org/2000/svg";

  private final Consumer<Event> dispatch;
  private boolean released;

  /**
   * @param dispatch receives the events of the elements
   */
  DomBuilder(Consumer<Event> dispatch) {
    this.dispatch = dispatch;
  }

  private static MountedNode make(Text text, boolean withinSvg, @Nullable Node there) {
    if (there == null || there.getNodeType() != Node.TEXT_NODE) {
      return new MountedNode(HTMLDocument.current().createTextNode(text.text()), withinSvg, text);
    }
    DomJs.makeText(there, text.text());
    return new MountedNode(there, withinSvg, text);
  }

  /**
   * Makes the node of a markup.
   *
   * @param there the node that is in its place already, which is used if it can be changed to match
   */
  MountedNode make(Markup markup, boolean withinSvg, @Nullable Node there) {
    if (markup instanceof Text text) {
      return make(text, withinSvg, there);
    }
    Element element = (Element) markup;
    boolean svg = withinSvg || element.tag().equals("svg");
    boolean found = there != null && DomJs.isOfTag(there, element.tag());
    Node node = found && there != null ? there : DomJs.create(svg ? SVG : HTML, element.tag());
    MountedNode live = new MountedNode(node, svg, element);
    for (Element.Listener listener : element.listeners()) {
      listen(live, listener.type());
    }
    fill(live, element, found);
    if (element.attribute("data-roving") != null) {
      DomJs.rove(node);
    }
    state(live, element, null);
    return live;
  }

  /**
   * Sets attributes and children of a node that has none yet, or has those from before the program.
   */
  private void fill(MountedNode live, Element element, boolean found) {
    List<String> attributes = element.attributes();
    for (int i = 0; i < attributes.size(); i += 2) {
      String name = attributes.get(i);
      String value = attributes.get(i + 1);
      if (isState(name)) {
        continue;
      }
      if (found) {
        DomJs.makeAttribute(live.node, name, value);
      } else {
        live.element().setAttribute(name, value);
      }
    }
    if (found && 2 * DomJs.attributeCount(live.node) > attributes.size()) {
      for (String name : DomJs.attributeNames(live.node)) {
        if (element.attribute(name) == null && !name.equals("selected")) {
          live.element().removeAttribute(name);
        }
      }
    }
    Node next = found ? live.node.getFirstChild() : null;
    List<Markup> children = element.children();
    for (int i = 0; i < children.size(); i++) {
      while (next != null && isForeign(next, children, i)) {
        next = removed(next);
      }
      MountedNode made = make(children.get(i), live.svg, next);
      live.children.add(made);
      if (next != null && made.node == next) {
        next = next.getNextSibling();
      } else {
        live.node.insertBefore(made.node, next);
      }
    }
    while (next != null) {
      next = removed(next);
    }
  }

  /** Removes a node. Returns the one that followed it. */
  private static @Nullable Node removed(Node node) {
    Node after = node.getNextSibling();
    DomJs.remove(node);
    return after;
  }

  /** Whether a node that stands in the place of a child seems to be an extension's. */
  private static boolean isForeign(Node node, List<Markup> children, int i) {
    boolean isText = node.getNodeType() == Node.TEXT_NODE;
    if (children.get(i) instanceof Element) {
      return isText;
    }
    return !isText
        && !(i + 1 < children.size()
            && children.get(i + 1) instanceof Element next
            && DomJs.isOfTag(node, next.tag()));
  }

  /** Ends all listeners: another program has the nodes now. */
  void release() {
    released = true;
  }

  /**
   * Adds one listener for the life of the element, if it has none for that type. The latest tree
   * decides what an input means, so a button that was disabled for a while keeps its listener.
   */
  void listen(MountedNode live, String type) {
    if (live.heard.contains(type)) {
      return;
    }
    live.heard = new ArrayList<>(live.heard);
    live.heard.add(type);
    InputTiming.listen(
        live.node,
        type,
        event -> {
          if (released || !(live.markup instanceof Element now)) {
            return;
          }
          boolean submits = type.equals("submit");
          if (submits) {
            event.preventDefault();
          }
          Event meaning =
              now.happens(
                  type,
                  new Input(
                      DomJs.value(event),
                      DomJs.checked(event),
                      DomJs.cell(event),
                      Js.key(event),
                      Js.withControl(event),
                      Js.withShift(event),
                      DomJs.isUnsure(event),
                      DomJs.isAgain(event)));
          if (meaning != null) {
            if (type.equals("keydown")) {
              event.preventDefault();
            }
            dispatch.accept(meaning);
          }
        });
  }

  /** Whether an attribute is a present state of an element, and not part of the document's text. */
  static boolean isState(String name) {
    return name.equals("value") || name.equals("checked") || name.equals("scroll-to-end");
  }

  static void state(MountedNode live, Element now, @Nullable Element before) {
    String value = now.attribute("value");
    if (value != null) {
      if (now.tag().equals("option")) {
        live.element().setAttribute("value", value);
      } else {
        DomJs.setValue(live.node, value);
      }
    }
    String checked = now.attribute("checked");
    if (checked != null) {
      DomJs.setChecked(live.node, checked.equals("true"));
    }
    String end = now.attribute("scroll-to-end");
    if (end != null && before != null && !end.equals(before.attribute("scroll-to-end"))) {
      DomJs.scrollToEnd(live.node);
    }
  }

  /** Does what is possible only once an element is part of the document. */
  static void shownFirst(MountedNode live) {
    if (live.markup instanceof Element element) {
      if (element.tag().equals("dialog")) {
        DomJs.showModal(live.node);
      }
      if (element.attribute("scroll-to-end") != null) {
        DomJs.scrollToEnd(live.node);
      }
      if (!live.svg) {
        live.children.forEach(DomBuilder::shownFirst);
      }
    }
  }
}
