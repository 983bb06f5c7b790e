package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.assertBecomes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;

final class FieldNamesTest {
  private static final String OBJECT = "function Z(){this.$id$=0;}";
  private static final String TABLE = Programs.READER + "R([Z,0,0,[],1,0,0,0]);";
  private static final String WITHOUT_FIELDS = "let E=superclass=>{return F(superclass);};";

  @Test
  void classesThatAreNotRelatedShareNames() {
    assertRenamed(
        "function A(){let p=this;Z.call(p);p.a=0;p.b=null;}function B(){Z.call(this);this.a=(-1);}"
            + "f=(x,y)=>x.a+x.b+y.a;",
        "function A(){let p=this;Z.call(p);p.aB=0;p.aC=null;}"
            + "function B(){Z.call(this);this.aD=(-1);}f=(x,y)=>x.aB+x.aC+y.aD;");
  }

  @Test
  void fieldsFollowThoseOfTheSuperclass() {
    assertRenamed(
        "let A=E(),G=E(A);function B(){G.call(this);this.a=0;}function C(){B.call(this);this.b=0;}",
        "let A=E(),G=E(A);function B(){G.call(this);this.aB=0;}"
            + "function C(){B.call(this);this.aC=0;}");
  }

  @Test
  void fieldsBelowAnUnknownClassAreRefused() {
    String program = "function U(){this.x1=0;g();}function B(){U.call(this);this.aB=0;}";
    assertThrows(UnknownForm.class, () -> assertRenamed(program, program));
  }

  @Test
  void namesOfMethodsAndOtherPropertiesAreNotUsed() {
    assertRenamed(
        "function A(){Z.call(this);this.d=0;}M([A,[\"a\",D(f)]]);g({b:1});x.c();",
        "function A(){Z.call(this);this.aB=0;}M([A,[\"a\",D(f)]]);g({b:1});x.c();");
  }

  @Test
  void constantsOfTheProgramTakeNoName() {
    assertRenamed(
        "function A(){Z.call(this);this.a=0;}S([\"a\",\"b\",\"c\"]);",
        "function A(){Z.call(this);this.aB=0;}S([\"a\",\"b\",\"c\"]);");
  }

  @Test
  void namesOfScriptsStay() {
    assertRenamed(
        "function A(){let p=this;Z.call(p);p.id=0;p.b=0;}f=e=>e.id;",
        "function A(){let p=this;Z.call(p);p.id=0;p.aC=0;}f=e=>e.id;");
  }

  @Test
  void scriptsAreReadInWords() {
    assertEquals(Set.of("it", "pc", "close"), ForeignNames.words("it.pc?.close();"));
  }

  private static void assertRenamed(String expected, String program) {
    assertBecomes(
        OBJECT + WITHOUT_FIELDS + expected + TABLE,
        OBJECT + WITHOUT_FIELDS + program + TABLE,
        tokens -> FieldNames.shared(tokens, Set.of("id")));
  }
}
