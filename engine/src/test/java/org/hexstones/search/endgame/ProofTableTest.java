package org.hexstones.search.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class ProofTableTest {
  /** More than there is room for at first, fewer than there is in the end. */
  private static final int POSITIONS = 40_000;

  private static final int BITS = 18;

  private static int answer(int i) {
    return i % 3 == 0 ? ProofTable.YES : ProofTable.NO;
  }

  private static ProofTable filled() {
    ProofTable table = new ProofTable(BITS);
    for (int i = 0; i < POSITIONS; i++) {
      table.put(i * 7, i ^ 0x55, i % 30, answer(i));
    }
    return table;
  }

  @Test
  void growingTableKeepsItsProofs() {
    ProofTable table = filled();
    int found = 0;
    for (int i = 0; i < POSITIONS; i++) {
      int at = table.find(i * 7, i ^ 0x55);
      if (at >= 0) {
        found++;
        assertEquals(answer(i), table.answer(at));
      }
    }
    // Of three that want the same two places, one is forgotten.
    assertTrue(found > 0.9 * POSITIONS, found + " of " + POSITIONS);
  }

  @Test
  void fullTableDropsProofsNearTheEnd() {
    ProofTable table = new ProofTable(2);
    table.put(1, 2, 0, ProofTable.YES);
    for (int i = 0; i < 1000; i++) {
      table.put(i, 77, 5, ProofTable.NO);
    }
    assertEquals(ProofTable.YES, table.answer(table.find(1, 2)));
    assertEquals(-1, table.find(0, 77));
  }

  @Test
  void nothingIsKnownAfterClearing() {
    ProofTable table = filled();
    table.clear();
    for (int i = 0; i < POSITIONS; i++) {
      assertEquals(-1, table.find(i * 7, i ^ 0x55));
    }
    table.put(3, 4, 1, ProofTable.YES);
    assertEquals(ProofTable.YES, table.answer(table.find(3, 4)));
  }
}
