package org.hexstones.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Replaces streams, which would add kilobytes to the download. */
public final class Lists {
  private Lists() {}

  /** Applies a function to every element. The result is in order and immutable. */
  public static <T, U> List<U> map(List<T> list, Function<? super T, ? extends U> change) {
    List<U> changed = new ArrayList<>(list.size());
    for (T element : list) {
      changed.add(change.apply(element));
    }
    return List.copyOf(changed);
  }
}
