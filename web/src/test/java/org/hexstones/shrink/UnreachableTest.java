package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.READER;
import static org.hexstones.shrink.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class UnreachableTest {
  private static final String TABLE = "function O(){}" + READER + "R([O,0,0,[],1,0,0,0]);new O;";

  @Test
  void functionsThatNothingCallsGo() {
    assertRemoved("let D=()=>1;f(D);" + TABLE, "let C=a=>D,D=()=>1,E=()=>F,F=()=>E;f(D);" + TABLE);
    assertRemoved("let D=1;f(D);" + TABLE, "let C=null;let D=1;function E(){}let F;f(D);" + TABLE);
  }

  @Test
  void codeWithEffectsStays() {
    assertRemoved("let C=f(D),D=()=>1;" + TABLE, "let C=f(D),D=()=>1,E=a=>C;" + TABLE);
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

  @Test
  void aClassMayHaveAName() {
    String program = "function C(){}" + READER + "R([C,\"C\",2,0,[],1,0,0,0]);new C;";
    assertRemoved(program, program);
  }

  private static void assertRemoved(String expected, String program) {
    assertBecomes(expected, program, Unreachable::removed);
  }
}
