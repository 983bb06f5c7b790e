package org.hexstones.web.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * A cache of elements, by place in a list. An element that would look the same is the same object.
 * Then neither it nor its difference has to be computed again: a stone changes only a few of
 * hundreds of cells.
 */
public final class ElementCache {
  private @Nullable Object scope;
  private final List<@Nullable Element> drawn = new ArrayList<>();
  private final List<Integer> looks = new ArrayList<>();
  private final List<String> words = new ArrayList<>();

  /** Keeps the cache for this scope, and clears it for another one. */
  public void within(Object newScope) {
    if (!Objects.equals(scope, newScope)) {
      scope = newScope;
      drawn.clear();
      looks.clear();
      words.clear();
    }
  }

  /**
   * The element at a place.
   *
   * @param look and {@code word}: the values that the element depends on within the scope
   */
  public Element at(int place, int look, String word, Supplier<Element> draw) {
    while (drawn.size() <= place) {
      drawn.add(null);
      looks.add(0);
      words.add("");
    }
    Element known = drawn.get(place);
    if (known != null && looks.get(place) == look && words.get(place).equals(word)) {
      return known;
    }
    Element fresh = draw.get();
    drawn.set(place, fresh);
    looks.set(place, look);
    words.set(place, word);
    return fresh;
  }
}
