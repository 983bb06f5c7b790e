package org.hexstones.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What streams would be used for: in the browser they cost kilobytes. */
public final class Lists {
  private Lists() {}

  /** The results of a function on every element, in order; the list cannot be changed. */
  public static <T, U> List<U> map(List<T> list, Function<? super T, ? extends U> change) {
    List<U> changed = new ArrayList<>(list.size());
    for (T element : list) {
      changed.add(change.apply(element));
    }
    return List.copyOf(changed);
  }
}
