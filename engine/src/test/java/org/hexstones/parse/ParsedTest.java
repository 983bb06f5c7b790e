package org.hexstones.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.hex.BoardProblem;
import org.junit.jupiter.api.Test;

class ParsedTest {
  private static final Reason WHY = Reason.of(BoardProblem.UNKNOWN_SHAPE);

  @Test
  void aValueHasNoReason() {
    Parsed<Integer> read = Parsed.ok(7);
    assertTrue(read.isOk());
    assertEquals(7, read.orNull());
    assertEquals(7, read.orThrow());
    assertNull(read.reason());
    assertEquals(Parsed.ok("7"), read.map(String::valueOf));
    assertSame(read, read.shifted(3));
  }

  @Test
  void aRefusalHasNoValue() {
    Parsed<Integer> read = Parsed.refused(WHY);
    assertFalse(read.isOk());
    assertNull(read.orNull());
    assertThrows(IllegalArgumentException.class, read::orThrow);
    assertEquals(WHY, read.reason());
    assertEquals(Parsed.refused(WHY), read.map(String::valueOf));
    assertEquals(WHY.shifted(3), read.shifted(3).reason());
  }
}
