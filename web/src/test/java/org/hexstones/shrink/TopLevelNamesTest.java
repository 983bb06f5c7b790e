package org.hexstones.shrink;

import static org.hexstones.shrink.Programs.assertBecomes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TopLevelNamesTest {
  @Test
  void namesOfOneLengthFollowTheDeclarations() {
    assertRenamed(
        "let A=1,C=f(a,b);function D(){return A+C}let E=()=>D();",
        "let F=1,D=f(a,b);function C(){return F+D}let E=()=>C();");
  }

  @Test
  void theShortestGoToThoseUsedMost() {
    StringBuilder program = new StringBuilder("let Once=1,X0=0");
    for (int i = 1; i < 25; i++) {
      program.append(",X").append(i).append("=X").append(i - 1);
    }
    List<String> renamed =
        TopLevelNames.inOrder(JsTokens.of(Programs.wrapped(program + ";f(X24);")));
    assertEquals("Aa", renamed.get(renamed.indexOf("let") + 1));
    assertEquals("A", renamed.get(renamed.indexOf("let") + 5));
  }

  @Test
  void propertiesAndWhatIsNotDeclaredKeepTheirNames() {
    assertRenamed(
        "let A=1,C=a.D+a.C;E({C:C,D:A?A:C},\"C\",F.C);",
        "let C=1,D=a.D+a.C;E({C:D,D:C?C:D},\"C\",F.C);");
  }

  @Test
  void anotherFormIsNotGuessedAt() {
    assertThrows(
        UnknownForm.class,
        () -> TopLevelNames.inOrder(List.of("(", "(", ")", "=>", "{", "}", ")")));
  }

  private static void assertRenamed(String expected, String program) {
    assertBecomes(expected, program, TopLevelNames::inOrder);
  }
}
