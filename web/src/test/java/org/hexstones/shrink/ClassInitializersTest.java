package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.assertBecomes;

import org.junit.jupiter.api.Test;

final class ClassInitializersTest {
  private static final String RUNTIME = "let K=target=>target.$clinit=()=>{};";
  private static final String SHORT = "let K=()=>{};";

  @Test
  void twoFunctionsBecomeOne() {
    assertBecomes(
        SHORT + "let C=()=>{C=K;let a;a=1;E=a},F=()=>{F=K;f()};C();",
        RUNTIME + "let C=()=>{C=K(T);D()},D=()=>{let a;a=1;E=a},F=()=>{F=K(T);H()},H=()=>f();C();",
        ClassInitializers::joined);
  }

  @Test
  void aFunctionThatIsCalledElsewhereStays() {
    assertBecomes(
        SHORT + "let C=()=>{C=K;D()},D=()=>1;D();",
        RUNTIME + "let C=()=>{C=K(T);D()},D=()=>1;D();",
        ClassInitializers::joined);
  }

  @Test
  void aNoteThatIsReadStays() {
    String program = RUNTIME + "let C=()=>{C=K(T);D()},D=()=>1;T.$clinit();";
    assertBecomes(program, program, ClassInitializers::joined);
  }
}
