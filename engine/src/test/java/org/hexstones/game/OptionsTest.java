package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OptionsTest {
  private static Options options(String text) {
    return Options.parse(Words.words(text)).orThrow();
  }

  private static void assertRefused(MoveProblem problem, int at, Parsed<?> read) {
    assertReason(problem, at, read.reason());
  }

  private static void assertReason(
      MoveProblem problem, int at, @org.jspecify.annotations.Nullable Reason reason) {
    assertEquals(problem, Objects.requireNonNull(reason).problem());
    assertEquals(at, reason.at());
  }

  @ParameterizedTest
  @CsvSource({
    "a=1 =2, OPTION_NOT_READABLE, 4",
    "a=1 b, OPTION_NOT_READABLE, 4",
    "a=1 b=2 a=3, OPTION_TWICE, 8"
  })
  void unknownOptionsAreRefusedWithTheirPlace(String text, MoveProblem problem, int at) {
    assertRefused(problem, at, Options.parse(Words.words(text)));
  }

  @Test
  void takenOptionsAreGone() {
    Options options = options("a=1 b==");
    assertTrue(options.has("a"));
    assertEquals("1", options.take("a", "0"));
    assertFalse(options.has("a"));
    assertEquals("0", options.take("a", "0"));
    assertReason(MoveProblem.OPTION_UNKNOWN, 4, options.problem());
    assertEquals("=", options.take("b", ""));
    assertNull(options.problem());
  }

  @Test
  void oneOfAFewWordsIsChosen() {
    assertEquals("on", options("pie=on").choose("pie", List.of("off", "on")));
    assertEquals("off", options("").choose("pie", List.of("off", "on")));
    Options options = options("n=1 pie=maybe");
    assertEquals("1", options.take("n", ""));
    assertEquals("off", options.choose("pie", List.of("off", "on")));
    assertReason(MoveProblem.OPTION_BAD_VALUE, 4, options.problem());
    assertEquals(
        "\"pie=maybe\" is not understood: write pie= and one of off, on",
        Objects.requireNonNull(options.problem()).english());
  }

  @Test
  void aParserSeesWhatStandsBehindTheSign() {
    assertEquals("x", options("long=x").read("long", "", Parsed::ok));
    assertEquals("d", options("").read("long", "d", Parsed::ok));
    Options options = options("a=1 long=abc");
    options.take("a", "");
    String read =
        options.read(
            "long", "d", text -> Parsed.refused(Reason.of(MoveProblem.NOT_A_MOVE, text).at(2)));
    assertEquals("d", read);
    assertReason(MoveProblem.NOT_A_MOVE, 11, options.problem());
  }

  @Test
  void firstProblemIsReported() {
    Options options = options("a=x b=y c=z");
    options.choose("b", List.of("1"));
    options.choose("a", List.of("1"));
    String left =
        options.read("c", "", text -> Parsed.refused(Reason.of(MoveProblem.NOT_A_MOVE, text)));
    assertEquals("", left);
    assertReason(MoveProblem.OPTION_BAD_VALUE, 4, options.problem());
  }
}
