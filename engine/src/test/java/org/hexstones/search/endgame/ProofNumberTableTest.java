package org.hexstones.search.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.CellSet;
import org.hexstones.game.Position;
import org.junit.jupiter.api.Test;

final class ProofNumberTableTest {
  /** More than there is room for at first, fewer than there is in the end. */
  private static final int POSITIONS = 40_000;

  private static CellSet cells(int low, int high) {
    CellSet set = new CellSet();
    set.assign(low, high);
    return set;
  }

  @Test
  void keepsEntriesAsItGrows() {
    ProofNumberTable table = new ProofNumberTable(18);
    for (int i = 0; i < POSITIONS; i++) {
      if (i % 3 == 0) {
        table.putProof(i * 7, i ^ 0x55, i % 2, cells(i, -i), 1 + i % 5);
      } else {
        table.put(i * 7, i ^ 0x55, 1 + i, 2 + i, 1 + i % 5);
      }
    }
    int found = 0;
    CellSet carrier = new CellSet();
    for (int i = 0; i < POSITIONS; i++) {
      int at = table.find(i * 7, i ^ 0x55);
      if (at >= 0) {
        found++;
        assertEquals(i % 3 == 0 ? i % 2 : Position.NONE, table.winner(at));
        table.copyCarrier(at, carrier);
        assertEquals(i % 3 == 0 ? i : 0, carrier.low);
        assertEquals(i % 3 == 0 ? -i : 0, carrier.high);
        if (i % 3 != 0) {
          assertEquals(1 + i, table.win(at));
          assertEquals(2 + i, table.loss(at));
        }
      }
    }
    assertTrue(found > 0.9 * POSITIONS, found + " of " + POSITIONS);
  }

  @Test
  void replacesTheEntryOfLeastWork() {
    ProofNumberTable table = new ProofNumberTable(2);
    table.put(1, 2, 3, 4, 1000);
    table.put(5, 6, 7, 8, 900);
    for (int i = 10; i < 1000; i++) {
      table.put(i, 77, 1, 1, 5);
    }
    assertEquals(3, table.win(table.find(1, 2)));
    assertEquals(8, table.loss(table.find(5, 6)));
    assertEquals(-1, table.find(10, 77));
  }

  @Test
  void aProofReplacesProofNumbers() {
    ProofNumberTable table = new ProofNumberTable(4);
    table.put(1, 2, 3, 4, 10);
    assertEquals(Position.NONE, table.winner(table.find(1, 2)));
    table.putProof(1, 2, 0, cells(6, 0), 10);
    assertEquals(0, table.winner(table.find(1, 2)));
  }
}
