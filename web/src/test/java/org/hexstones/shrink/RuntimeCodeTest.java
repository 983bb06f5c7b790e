package org.hexstones.shrink;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class RuntimeCodeTest {
  private static final String SHORTENED = shortened(TeaVmSample.PROGRAM);

  @Test
  void oldBrowsersAreForgotten() {
    assertTrue(SHORTENED.contains("=Math.imul,"));
    assertTrue(SHORTENED.contains("(new Array(sz).fill(null))"));
  }

  @Test
  void errorsKeepTheirMessageAndTheirCause() {
    assertTrue(SHORTENED.contains("=class extends Error{get message(){"));
    assertTrue(SHORTENED.contains("(void 0,cause&&{cause:cause})"));
    assertFalse(SHORTENED.contains("captureStackTrace"));
  }

  @Test
  void classesKeepOnlyReadData() {
    assertTrue(SHORTENED.contains("parent:parent||null"));
    assertFalse(SHORTENED.contains("binaryName"));
  }

  @Test
  void readDataStays() {
    String reads = shortened(TeaVmSample.PROGRAM.replace("B.main=", "f(g.modifiers);B.main="));
    assertTrue(reads.contains("binaryName"));
    assertTrue(reads.contains("=Math.imul,"));
  }

  @Test
  void namesOfClassesStay() {
    String named = TeaVmSample.PROGRAM.replaceFirst(",0,(\\w+),\\[\\],1,", ",\"Name\",2,$1,[],1,");
    assertTrue(shortened(named).contains("\"Name\",2"));
    assertTrue(shortened(named).contains("binaryName"));
  }

  private static String shortened(String program) {
    return JsTokens.joined(Unreachable.removed(RuntimeCode.shortened(JsTokens.of(program))));
  }
}
