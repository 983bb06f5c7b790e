package org.hexstones.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class WrapperTest {
  @Test
  void theProgramIsPutInParentheses() {
    assertEquals(
        "(function(m){if(m){m(self);}}((function(B){B.main=1;})));\n",
        Wrapper.marked("(function(m){if(m){m(self);}}(function(B){B.main=1;}));\n"));
  }

  @Test
  void anotherFormIsNotGuessedAt() {
    assertThrows(IllegalArgumentException.class, () -> Wrapper.marked("(() => { main(); })();"));
  }
}
