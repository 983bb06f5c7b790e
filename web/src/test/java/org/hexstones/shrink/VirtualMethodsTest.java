package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class VirtualMethodsTest {
  private static final String READER = "let R=data=>{m.superinterfaces=m.modifiers};";

  @Test
  void aFunctionThatOnlyTheTableNamesIsWrittenThere() {
    assertMoved(
        READER + "R([C,0,0,[],1,0,0,[\"f\",W((a,b)=>a+b),\"g\",W(a=>{})]]);",
        "let D=(a,b)=>a+b,E=a=>{};" + READER + "R([C,0,0,[],1,0,0,[\"f\",W(D),\"g\",W(E)]]);");
  }

  @Test
  void otherFunctionsKeepTheirNames() {
    String program =
        "let D=()=>1,F=f();" + READER + "R([C,0,0,[],1,0,0,[\"f\",W(D),\"g\",W(F)]]);D();";
    assertMoved(program, program);
  }

  private static void assertMoved(String expected, String program) {
    assertBecomes(expected, program, VirtualMethods::inTable);
  }
}
