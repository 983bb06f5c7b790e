package org.hexstones.web.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * Elements drawn before, by place in a list. An element that would look the same is the same, so
 * that neither it nor what it is compared with has to be made again: a stone changes a few cells of
 * hundreds.
 */
public final class ElementCache {
  private @Nullable Object scope;
  private final List<@Nullable Element> drawn = new ArrayList<>();
  private final List<Integer> looks = new ArrayList<>();
  private final List<String> words = new ArrayList<>();

  /** What is remembered is for this scope only, and forgotten with another. */
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
   * @param look and {@code word}: what, within the scope, the element depends on
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
