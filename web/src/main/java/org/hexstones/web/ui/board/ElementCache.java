package org.hexstones.web.ui.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * A cache of elements, by place in a list. An element that would look the same is the same object.
 * Then neither it nor its difference has to be computed again: a stone changes only a few of
 * hundreds of cells.
 */
public final class ElementCache {
  /** No element has these words. */
  private static final String NOTHING = "\n";

  private final DrawingBudget budget;
  private @Nullable Object whole;
  private @Nullable Object scope;
  private final List<@Nullable Element> drawn = new ArrayList<>();
  private final List<Integer> looks = new ArrayList<>();
  private final List<String> words = new ArrayList<>();

  /**
   * @param budget limits the elements that are drawn for the first time
   */
  public ElementCache(DrawingBudget budget) {
    this.budget = budget;
  }

  /**
   * Begins a drawing.
   *
   * @param newWhole what the list belongs to; for another one nothing that was drawn is shown
   * @param newScope what all elements depend on besides; for another one all are drawn again
   */
  public void within(Object newWhole, Object newScope) {
    if (!newWhole.equals(whole)) {
      whole = newWhole;
      drawn.clear();
      looks.clear();
      words.clear();
    } else if (!newScope.equals(scope)) {
      Collections.fill(words, NOTHING);
    }
    scope = newScope;
  }

  /**
   * The element at a place, or null if it is left to the next drawing.
   *
   * @param look and {@code word}: the values that the element depends on within the scope
   */
  public @Nullable Element at(int place, int look, String word, Supplier<Element> draw) {
    while (drawn.size() <= place) {
      drawn.add(null);
      looks.add(0);
      words.add(NOTHING);
    }
    Element known = drawn.get(place);
    if (known != null && looks.get(place) == look && words.get(place).equals(word)) {
      return known;
    }
    if (known == null && !budget.take()) {
      return null;
    }
    Element fresh = draw.get();
    drawn.set(place, fresh);
    looks.set(place, look);
    words.set(place, word);
    return fresh;
  }
}
