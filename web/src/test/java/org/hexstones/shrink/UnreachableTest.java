package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class UnreachableTest {
  private static final String READER = "let R=data=>{m.superinterfaces=m.modifiers};";

  @Test
  void functionsThatNothingCallsGo() {
    assertRemoved("let D=()=>1;f(D);", "let C=a=>D,D=()=>1,E=()=>F,F=()=>E;f(D);");
    assertRemoved("let D=1;f(D);", "let C=null;let D=1;function E(){}let F;f(D);");
  }

  @Test
  void codeWithEffectsStays() {
    assertRemoved("let C=f(D),D=()=>1;", "let C=f(D),D=()=>1,E=a=>C;");
  }

  @Test
  void classesThatNothingUsesGo() {
    assertRemoved(
        "function C(){}let D=E(C),G=()=>1;"
            + READER
            + "R([C,0,0,[],1,0,0,0,D,0,C,[],1,0,0,[\"f\","
            + "W(G)]]);new D;",
        "function C(){}let D=E(C),F=E(C),G=()=>1,H=()=>1;"
            + READER
            + "R([C,0,0,[],1,0,0,0]);R([D,0,C,[],1,0,0,[\"f\",W(G)],F,0,C,[],1,0,0,[\"f\",W(H)]]);"
            + "new D;");
  }

  @Test
  void anInterfaceStaysIfTheProgramAsksForIt() {
    assertRemoved(
        "let C=E(0),F=E(),G=E();"
            + READER
            + "R([C,0,0,[],1,0,0,0,F,0,0,[C],1,0,0,0,G,0,F,[],1,0,"
            + "0,0]);new G instanceof C;",
        "let C=E(0),D=E(0),F=E(),G=E();"
            + READER
            + "R([C,0,0,[],1,0,0,0,D,0,0,[C],1,0,0,0,F,0,0,[D],1,0,0,0,G,0,F,[],1,0,0,0]);"
            + "new G instanceof C;");
  }

  private static void assertRemoved(String expected, String program) {
    assertBecomes(expected, program, Unreachable::removed);
  }
}
