package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.READER;
import static org.hexstones.shrink.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class SingleUsesTest {
  private static final String RUNTIME = "let K=()=>{},I=()=>{I=K;},V=()=>1;function O(){}";
  private static final String TABLE = READER + "R([O,0,0,[],1,0,0,[\"f\",W(V)]]);";
  private static final String TABLE_WITH_METHOD = READER + "R([O,0,0,[],1,0,0,[\"f\",W(()=>1)]]);";
  private static final String SHORT = "let K=()=>{},I=()=>{I=K;};function O(){}";

  @Test
  void theInitializerOfAClassIsOneFunction() {
    assertInlined(
        "let C=()=>{C=K;let a;a=1;E=a;},F=()=>{F=K;f();},G=()=>{G=K;};C();F();G();",
        "let C=()=>{C=K;D();},D=()=>{let a;a=1;E=a;},F=()=>{F=K;H();},H=()=>{f();},"
            + "G=()=>{G=K;J();},J=()=>{return;};C();F();G();");
  }

  @Test
  void theNoteOfTheClassStays() {
    assertInlined("let C=()=>{C=K(T);f();};C();", "let C=()=>{C=K(T);D();},D=()=>{f();};C();");
  }

  @Test
  void aFunctionThatIsCalledElsewhereStays() {
    String program = "let C=()=>{C=K;D();},D=()=>{f();};D();";
    assertInlined(program, program);
  }

  @Test
  void methodsAreWrittenInTheTable() {
    assertBecomes(
        SHORT
            + "let D=a=>{};"
            + READER
            + "R([O,0,0,[],1,0,0,[\"f\",W((a,b)=>a+b),\"g\",W(D)]]);D();",
        "let K=()=>{},I=()=>{I=K;};function O(){}let V=(a,b)=>a+b,D=a=>{};"
            + READER
            + "R([O,0,0,[],1,0,0,[\"f\",W(V),\"g\",W(D)]]);D();",
        SingleUses::inlined);
  }

  private static void assertInlined(String expected, String program) {
    assertBecomes(
        SHORT + expected + TABLE_WITH_METHOD, RUNTIME + program + TABLE, SingleUses::inlined);
  }
}
