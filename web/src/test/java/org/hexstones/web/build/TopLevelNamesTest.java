package org.hexstones.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TopLevelNamesTest {
  @Test
  void namesOfOneLengthFollowTheDeclarations() {
    assertRenamed(
        "let C=1,D=f(a,b);function E(){return C+D}let F=()=>E();",
        "let F=1,D=f(a,b);function C(){return F+D}let E=()=>C();");
  }

  @Test
  void theShortestGoToThoseUsedMost() {
    assertRenamed("let AA=1,C=2;f(C,C,AA);", "let C=1,AA=2;f(AA,AA,C);");
  }

  @Test
  void propertiesAndWhatIsNotDeclaredKeepTheirNames() {
    assertRenamed(
        "let C=1,D=a.D+a.C;E({C:D,D:C?C:D},\"C\");", "let D=1,C=a.D+a.C;E({C:C,D:D?D:C},\"C\");");
  }

  @Test
  void anotherFormIsNotGuessedAt() {
    assertThrows(
        IllegalArgumentException.class,
        () -> TopLevelNames.inOrder(List.of("(", "(", ")", "=>", "{", "}", ")")));
  }

  private static void assertRenamed(String expected, String program) {
    assertEquals(
        wrapped(expected), JsTokens.joined(TopLevelNames.inOrder(JsTokens.of(wrapped(program)))));
  }

  private static String wrapped(String program) {
    return "(function(m){if(m){m(self);}}(function(B){" + program + "B.main=a;}));";
  }
}
