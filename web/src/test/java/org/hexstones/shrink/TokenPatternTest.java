package org.hexstones.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class TokenPatternTest {
  @Test
  void everyOccurrenceIsReplaced() {
    assertReplaced("g();h(1,2);g()", "f(1)", "g()", "f(1);h(1,2);f(1)");
  }

  @Test
  void aPlaceStandsForOneWord() {
    assertReplaced("C(D)", "$A=$A+$B", "$A($B)", "C=C+D");
    assertReplaced("C(D);C=D+C", "$A=$A+$B", "$A($B)", "C=C+D;C=D+C");
    assertReplaced("C(D);C=C+\"\"", "$A=$A+$B", "$A($B)", "C=C+D;C=C+\"\"");
  }

  @Test
  void aPlaceInQuotesStandsForOneString() {
    assertReplaced("C(1);C(D,\"b\")", "$A(\"$B\",\"$C\")", "$A(1)", "C(\"a\",\"b\");C(D,\"b\")");
  }

  @Test
  void aPatternThatIsNotThereIsReported() {
    UnknownForm e =
        assertThrows(UnknownForm.class, () -> assertReplaced("", "f($A)", "$A", "f(1+1)"));
    assertEquals(new UnknownForm("name").getMessage(), e.getMessage());
  }

  @Test
  void theRestOfABracketIsSkipped() {
    assertReplaced("C;D", "f($A,{$$},[$$])", "$A", "f(C,{a:[1],b:{}},[]);D");
    assertReplaced("C;D", "f({a(){$$}$$},$A)", "$A", "f({a(){b},c(){}},C);D");
  }

  private static void assertReplaced(String expected, String from, String to, String program) {
    assertEquals(
        expected,
        JsTokens.joined(new TokenPattern("name", from, to).replaced(JsTokens.of(program))));
  }
}
