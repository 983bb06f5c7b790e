package org.hexstones.web.vdom;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/**
 * A description of an element: name, attributes, listeners, children. It is built by chained calls
 * and not changed once it is part of a tree.
 *
 * <p>Two attributes mean more than in HTML: {@code value} and {@code checked} are the present state
 * of a field, not its first. A {@code dialog} is shown as a modal one for as long as it is there.
 */
public final class Element implements Markup {
  private final String tag;
  private String key = "";
  // Names and values alternate. Views set attributes in a fixed order, and the comparison relies on
  // it.
  private final List<String> attributes = new ArrayList<>(8);
  private final List<Listener> listeners = new ArrayList<>(1);
  private final List<Markup> children = new ArrayList<>(4);

  /** Maps an input of a type, such as {@code click}, to an event. */
  public record Listener(String type, Function<Input, @Nullable Event> map) {}

  private Element(String tag) {
    this.tag = tag;
  }

  public static Element of(String tag) {
    return new Element(tag);
  }

  public static Element of(String tag, String cssClass) {
    return new Element(tag).with("class", cssClass);
  }

  /** The key that identifies this element among its siblings in the next tree. */
  public Element key(String name) {
    key = name;
    return this;
  }

  public Element with(String name, String value) {
    attributes.add(name);
    attributes.add(value);
    return this;
  }

  public Element with(String name, int value) {
    return with(name, String.valueOf(value));
  }

  /** Marks names, cells and codes: a browser that translates the page leaves them as they are. */
  public Element untranslated() {
    return with("translate", "no");
  }

  /** Sets or omits an attribute without a value. */
  public Element flag(String name, boolean present) {
    return present ? with(name, "") : this;
  }

  public Element on(String type, Event event) {
    return on(type, input -> event);
  }

  /** Adds a listener. If the function returns null, nothing happens. */
  public Element on(String type, Function<Input, @Nullable Event> map) {
    listeners.add(new Listener(type, map));
    return this;
  }

  /** Adds a child; null adds nothing. */
  public Element add(@Nullable Markup child) {
    if (child != null) {
      children.add(child);
    }
    return this;
  }

  /** Adds several children; nulls add nothing. */
  public Element add(@Nullable Markup... several) {
    for (Markup child : several) {
      if (child != null) {
        children.add(child);
      }
    }
    return this;
  }

  public Element addAll(List<? extends Markup> several) {
    children.addAll(several);
    return this;
  }

  public Element text(String text) {
    return add(new Text(text));
  }

  /** The same element with the child of that key replaced. */
  public Element withChild(String childKey, Element child) {
    Element other = new Element(tag);
    other.key = key;
    other.attributes.addAll(attributes);
    other.listeners.addAll(listeners);
    for (Markup old : children) {
      other.children.add(old instanceof Element e && e.key.equals(childKey) ? child : old);
    }
    return other;
  }

  /** The child of that key, or null. */
  public @Nullable Element child(String childKey) {
    for (Markup child : children) {
      if (child instanceof Element e && e.key.equals(childKey)) {
        return e;
      }
    }
    return null;
  }

  public String tag() {
    return tag;
  }

  public String key() {
    return key;
  }

  /** Names and values alternate. Callers must not change the list. */
  public List<String> attributes() {
    return attributes;
  }

  /** The value of an attribute, or null if it is absent. */
  public @Nullable String attribute(String name) {
    for (int i = 0; i < attributes.size(); i += 2) {
      if (attributes.get(i).equals(name)) {
        return attributes.get(i + 1);
      }
    }
    return null;
  }

  /** Callers must not change the list. */
  public List<Listener> listeners() {
    return listeners;
  }

  /** The event for an input of that type, or null for none. */
  public @Nullable Event happens(String type, Input input) {
    for (Listener listener : listeners) {
      if (listener.type().equals(type)) {
        return listener.map().apply(input);
      }
    }
    return null;
  }

  /** Callers must not change the list. */
  public List<Markup> children() {
    return children;
  }
}
