package org.hexstones.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class WrapperTest {
  @Test
  void theProgramIsCalledAtOnceAndInParentheses() {
    assertEquals(
        "\"use strict\";(function(B){B.main=1;})(self);\n",
        Wrapper.called("\"use strict\";(function(m){if(m){m(self);}}(function(B){B.main=1;}));\n"));
  }

  @Test
  void anotherFormIsNotGuessedAt() {
    assertThrows(UnknownForm.class, () -> Wrapper.called("(() => { main(); })();"));
    assertThrows(
        UnknownForm.class, () -> Wrapper.called("(function(m){if(m){m(self);}}(function(B){}));"));
  }
}
