package org.hexstones.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class JsTokensTest {
  @Test
  void whiteSpaceIsNoToken() {
    assertEquals(
        List.of("let", "a", "=", "b", "=>", "{", "return", "a", "++", ";", "}"),
        JsTokens.of("let a\n=b => { return a++; }"));
  }

  @Test
  void stringsAndRegularExpressionsAreWhole() {
    assertEquals(
        List.of("a", "=", "\"b; \\\" }\"", "+", "'c; d'", "/", "2", ";"),
        JsTokens.of("a=\"b; \\\" }\"+'c; d'/2;"));
    assertEquals(
        List.of("f", "(", "/^\\d+; \\/ }$/", ".", "test", "(", "a", ")", ")"),
        JsTokens.of("f(/^\\d+; \\/ }$/.test(a))"));
  }

  @Test
  void whiteSpaceStaysWhereItParts() {
    for (String same : List.of("return a", "a- -b", "a+ ++b", "a-- -b", "a/ /b/.c", "let $ of b")) {
      assertEquals(same, JsTokens.joined(JsTokens.of(same)));
    }
    assertEquals("a?-1:b-c", JsTokens.joined(JsTokens.of("a ?  -1 : b -\nc")));
  }

  @Test
  void theLastSemicolonOfABlockGoes() {
    assertEquals(
        "function f(){if(a){b()}else{for(;;);}}",
        JsTokens.joined(JsTokens.of("function f(){if(a){b();}else{for(;;);}}")));
    for (String same : List.of("{while(a());}", "{if(a);else;}")) {
      assertEquals(same, JsTokens.joined(JsTokens.of(same)));
    }
  }

  @Test
  void bracketsFindEachOther() {
    int[] partners = JsTokens.partners(JsTokens.of("f([a]);"));
    assertEquals(List.of(-1, 5, 4, -1, 2, 1, -1), Arrays.stream(partners).boxed().toList());
  }

  @Test
  void unknownTokensAreRefused() {
    for (String other : List.of("a;// b", "/* a */", "a(`b`)", "a='b")) {
      assertThrows(UnknownForm.class, () -> JsTokens.of(other));
    }
  }
}
