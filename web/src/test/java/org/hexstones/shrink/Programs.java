package org.hexstones.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.UnaryOperator;

/** Programs in the form in which TeaVM writes them. */
final class Programs {
  private Programs() {}

  /** The reader of a table of classes. */
  static final String READER = "let R=data=>{m.superinterfaces=m.modifiers};";

  static void assertBecomes(String expected, String program, UnaryOperator<List<String>> pass) {
    List<String> tokens = JsTokens.of(wrapped(expected));
    assertEquals(
        JsTokens.joined(tokens), JsTokens.joined(pass.apply(JsTokens.of(wrapped(program)))));
  }

  static String wrapped(String program) {
    return "(function(m){if(m){m(self);}}(function(B){" + program + "B.main=a;}));";
  }
}
