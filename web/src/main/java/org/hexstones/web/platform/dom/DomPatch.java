package org.hexstones.web.platform.dom;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.hexstones.web.vdom.Text;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.xml.Node;

/**
 * Makes a part of the document match a tree. It compares the tree with the one before and changes
 * the differences. Siblings are identified by their keys, or without a key by their order. What the
 * document had before the program is taken over as far as it matches the first tree.
 *
 * <p>A browser that translates replaces texts by elements of its own, and so do extensions. What
 * they have made of a text stays for as long as the text does. Where a text changes, its element
 * gets its own nodes back, and others are removed.
 */
final class DomPatch {
  private final DomBuilder builder;
  private final Node root;
  private @Nullable MountedNode shown;

  /**
   * @param root the parent of the tree
   * @param dispatch receives the events of its elements
   */
  DomPatch(Node root, Consumer<Event> dispatch) {
    this.root = root;
    builder = new DomBuilder(dispatch);
  }

  /** Leaves the nodes to another program. */
  void release() {
    builder.release();
  }

  void show(Element tree) {
    MountedNode before = shown;
    if (before == null) {
      Node early = DomJs.early();
      MountedNode made = builder.make(tree, false, early);
      if (made.node != early) {
        root.appendChild(made.node);
      }
      shown = made;
      DomBuilder.shownFirst(made);
    } else {
      update(before, tree);
    }
  }

  /** Returns whether a text or a list of children has changed within. */
  private boolean update(MountedNode live, Markup markup) {
    if (live.markup == markup) {
      return false;
    }
    if (markup instanceof Text text) {
      boolean changed = !((Text) live.markup).text().equals(text.text());
      live.markup = text;
      return changed;
    }
    Element before = (Element) live.markup;
    Element now = (Element) markup;
    live.markup = now;
    attributes(live, before, now);
    boolean changed = children(live, now.children());
    DomBuilder.state(live, now, before);
    for (Element.Listener listener : now.listeners()) {
      builder.listen(live, listener.type());
    }
    return changed;
  }

  private static void attributes(MountedNode live, Element before, Element now) {
    List<String> old = before.attributes();
    List<String> fresh = now.attributes();
    for (int i = 0; i < fresh.size(); i += 2) {
      String name = fresh.get(i);
      // Usually the attributes are the same, in the same order.
      String oldValue =
          i < old.size() && old.get(i).equals(name) ? old.get(i + 1) : before.attribute(name);
      if (!fresh.get(i + 1).equals(oldValue) && !DomBuilder.isState(name)) {
        live.element().setAttribute(name, fresh.get(i + 1));
      }
    }
    for (int i = 0; i < old.size(); i += 2) {
      String name = old.get(i);
      boolean kept = i < fresh.size() && fresh.get(i).equals(name);
      if (!kept && now.attribute(name) == null && !DomBuilder.isState(name)) {
        live.element().removeAttribute(name);
      }
    }
  }

  private boolean children(MountedNode parent, List<Markup> now) {
    List<MountedNode> before = parent.children;
    boolean alike = before.size() == now.size();
    for (int i = 0; alike && i < now.size(); i++) {
      alike = isSame(before.get(i).markup, now.get(i));
    }
    if (alike) {
      return updateAll(parent, before, now);
    }
    List<MountedNode> after = new ArrayList<>(now.size());
    Map<String, MountedNode> keyed = new HashMap<>();
    List<MountedNode> unkeyed = new ArrayList<>();
    for (MountedNode live : before) {
      String key = key(live.markup);
      if (key.isEmpty() || keyed.putIfAbsent(key, live) != null) {
        unkeyed.add(live);
      }
    }
    List<MountedNode> fresh = new ArrayList<>();
    for (Markup child : now) {
      MountedNode known = take(child, keyed, unkeyed);
      if (known == null) {
        known = builder.make(child, parent.svg, null);
        fresh.add(known);
      } else {
        update(known, child);
      }
      after.add(known);
    }
    parent.children = after;
    arrange(parent);
    fresh.forEach(DomBuilder::shownFirst);
    return true;
  }

  /** Updates children that remain the same. */
  private boolean updateAll(MountedNode parent, List<MountedNode> children, List<Markup> now) {
    boolean changed = false;
    boolean torn = false;
    for (int i = 0; i < now.size(); i++) {
      MountedNode child = children.get(i);
      if (child.markup == now.get(i)) {
        continue;
      }
      boolean differs = update(child, now.get(i));
      changed |= differs;
      // A translation may also stand in place of an element, as its copy, or beside it.
      torn |= child.markup instanceof Text ? differs : !DomJs.isConnected(child.node);
    }
    if (torn || (changed && DomJs.childCount(parent.node) != children.size())) {
      arrange(parent);
    }
    return changed;
  }

  /** Gives an element its own nodes in their order, and no others. */
  private static void arrange(MountedNode parent) {
    Node[] nodes = new Node[parent.children.size()];
    for (int i = 0; i < nodes.length; i++) {
      MountedNode child = parent.children.get(i);
      nodes[i] = child.node;
      if (child.markup instanceof Text text) {
        DomJs.makeText(child.node, text.text());
      }
    }
    DomJs.arrange(parent.node, nodes);
  }

  private static @Nullable MountedNode take(
      Markup child, Map<String, MountedNode> keyed, List<MountedNode> unkeyed) {
    String key = key(child);
    if (!key.isEmpty()) {
      MountedNode known = keyed.get(key);
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

  /** Whether a node can be changed to match the other markup. */
  private static boolean isSame(Markup one, Markup other) {
    if (one instanceof Element a && other instanceof Element b) {
      return a.tag().equals(b.tag()) && a.key().equals(b.key());
    }
    return one instanceof Text && other instanceof Text;
  }
}
