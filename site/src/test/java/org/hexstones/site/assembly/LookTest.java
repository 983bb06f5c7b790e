package org.hexstones.site.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.raster.Proportions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures look like the page: the style sheet has the same colours and widths. */
final class LookTest {
  private static String css = "";

  @BeforeAll
  static void read() throws IOException {
    css = Files.readString(Path.of("src/static/style.css"));
  }

  /** The first value of a property after a selector. */
  private static String value(String selector, String property) {
    int from = css.indexOf("\n" + selector + " {");
    assertTrue(from >= 0, selector);
    Matcher found = Pattern.compile(property + ": ([^;]+);").matcher(css);
    assertTrue(found.find(from), property);
    return found.group(1);
  }

  @Test
  void colors() {
    assertIs(Colours.SLAB, "--board");
    assertIs(Colours.CELL, "--cell");
    assertIs(Colours.LINE, "--cell-line");
    assertIs(Colours.STAR_CELL, "--star-cell");
    assertIs(Colours.STAR, "--star");
    assertIs(Colours.ACCENT, "--accent");
    for (int piece = 0; piece < 3; piece++) {
      assertIs(Colours.highlight(piece + 1), "--cut-" + piece);
    }
    String[] words = {"white", "black", "red", "blue"};
    for (int stone = 0; stone < words.length; stone++) {
      assertIs(Colours.stone(stone), "--" + words[stone]);
      assertIs(Colours.edge(stone), "--" + words[stone] + "-edge");
      assertIs(Colours.mark(stone), "--" + words[stone] + "-mark");
      String face = Colours.stone(stone);
      assertEquals(
          Colours.mixed(face, Colours.edge(stone), Proportions.DARKER), Colours.body(stone));
      assertEquals(Colours.mixed(face, "#ffffff", Proportions.LIGHT), Colours.lit(stone));
      assertEquals(Colours.mixed(face, "#000000", Proportions.SHADE), Colours.shaded(stone));
    }
    assertIs(Colours.ACCENT, "--win");
    assertEquals(
        Colours.mixed(Colours.CELL, Colours.ACCENT, 45), Colours.highlight(4), "won cells");
    assertMixed(".body", 100 - Proportions.DARKER);
    assertMixed("stop", 100 - Proportions.LIGHT);
    assertMixed("stop + stop", 100 - Proportions.SHADE);
  }

  /** How much of the stone's colour the style sheet mixes into another. */
  private static void assertMixed(String selector, int hundredths) {
    String mixed = value(selector, selector.equals(".body") ? "fill" : "stop-color");
    assertTrue(mixed.contains("var(--face) " + hundredths + "%"), selector + ": " + mixed);
  }

  private static void assertIs(String colour, String property) {
    assertTrue(value(":root", property).equals(colour), property + ": " + colour);
  }

  @ParameterizedTest
  @CsvSource({
    ".stone circle, " + Proportions.EDGE,
    ".bond, " + Proportions.BOND,
    ".slab, " + 2 * Proportions.SLAB,
    ".hex, " + Proportions.LINE
  })
  void widths(String selector, String width) {
    assertTrue(value(selector, "stroke-width").equals(width), selector + ": " + width);
  }

  /**
   * A rule that looks within what holds the board has the browser style every cell again whenever
   * the focus, the pointer or a stone moves. One that looks beside it does not.
   */
  @ParameterizedTest
  @ValueSource(strings = {"style.css", "start.css", "play.css", "study.css", "embed.css"})
  void noRuleLooksWithinWhatHoldsTheBoard(String file) throws IOException {
    String rules = Files.readString(Path.of("src/static", file));
    Matcher found =
        Pattern.compile("\\.(page|game|start|study|board(-room)?)(?![\\w-])[^\\s,{]*:has\\((?!~ )")
            .matcher(rules);
    assertFalse(found.find(), () -> found.group());
  }
}
