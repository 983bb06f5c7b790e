package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

final class UnionFindTest {
  private static final int CELLS = 30;

  @Test
  void unitesByItsSizeAndTellsWhichRootWasHung() {
    UnionFind groups = new UnionFind(4);
    groups.add(0);
    groups.add(1);
    assertEquals(UnionFind.NONE, groups.lastHung());
    int child = groups.unite(0, 1);
    int root = groups.parent(child);
    assertNotEquals(child, root);
    assertEquals(child, groups.lastHung());
    assertEquals(2, groups.size(root));
    assertEquals(UnionFind.NONE, groups.unite(root, groups.find(child)));
    groups.add(2);
    assertEquals(UnionFind.NONE, groups.lastHung());
    assertEquals(2, groups.unite(2, root), "the smaller one is hung");
    assertEquals(root, groups.find(2));
  }

  /** Against labels that are changed cell by cell. */
  @Test
  void allIsUndoneInTheOrderInWhichItCame() {
    Rng rng = new Rng(3);
    UnionFind groups = new UnionFind(CELLS);
    Deque<int[]> labels = new ArrayDeque<>();
    labels.push(new int[CELLS]);
    for (int step = 0; step < 5000; step++) {
      int added = labels.size() - 1;
      if (added == CELLS || (added > 0 && rng.below(3) == 0)) {
        while (groups.lastHung() != UnionFind.NONE) {
          groups.part();
        }
        groups.remove();
        labels.pop();
      } else {
        labels.push(added(groups, labels.peek().clone(), added, rng));
      }
      check(groups, labels.peek(), labels.size() - 1);
    }
  }

  /** Adds the cell of that number, and unites it with some others. */
  private static int[] added(UnionFind groups, int[] label, int cell, Rng rng) {
    groups.add(cell);
    label[cell] = cell;
    for (int times = rng.below(3); times > 0 && cell > 0; times--) {
      int other = rng.below(cell);
      groups.unite(groups.find(cell), groups.find(other));
      int old = label[other];
      for (int i = 0; i <= cell; i++) {
        label[i] = label[i] == old ? label[cell] : label[i];
      }
    }
    return label;
  }

  private static void check(UnionFind groups, int[] label, int cells) {
    for (int one = 0; one < cells; one++) {
      int size = 0;
      for (int other = 0; other < cells; other++) {
        boolean same = label[one] == label[other];
        assertEquals(same, groups.find(one) == groups.find(other));
        size += same ? 1 : 0;
      }
      assertEquals(size, groups.size(groups.find(one)));
    }
  }
}
