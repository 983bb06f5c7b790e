package org.hexstones.web.ui;

import java.util.List;

/**
 * A reason in words. It is a fact that the rules make exact.
 *
 * @param sentence one sentence
 * @param cells the cells that it speaks of, which are lit while it is read
 */
public record Why(String sentence, List<Integer> cells) {
  public Why {
    cells = List.copyOf(cells);
  }
}
