package org.hexstones.site.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.raster.Proportions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The contrasts of the palette by WCAG 2.2: text 7:1 (AAA), marks 3:1, in both themes. What is
 * computed is written to {@code target/contrasts-THEME.txt}.
 */
final class ContrastTest {
  private static final Pattern COLOUR = Pattern.compile("--([\\w-]+): (#[0-9a-f]{6});");

  /** How much of a colour is in the mixtures of the style sheet, the other being named there. */
  private static final double CUT = 0.4;

  private static final double RING = 0.55;

  private static final double WON = 0.14;
  private static final double MARKED = 0.22;
  private static final double LIT = 1 - Proportions.LIGHT / 100.0;
  private static final double SHADED = 1 - Proportions.SHADE / 100.0;

  private final Map<String, double[]> colours = new HashMap<>();
  private final List<String> table = new ArrayList<>();
  private final List<String> faint = new ArrayList<>();

  /** Reads the colours after a selector; those of a theme come over those by day. */
  private void read(String css, String selector) {
    int from = css.indexOf(selector);
    assertTrue(from >= 0, selector);
    Matcher found = COLOUR.matcher(css.substring(from, css.indexOf('}', from)));
    while (found.find()) {
      colours.put(found.group(1), hex(found.group(2)));
    }
  }

  private double[] colour(String name) {
    double[] found = colours.get(name);
    assertTrue(found != null, name);
    return found == null ? new double[3] : found;
  }

  private static double[] mixed(double[] one, double share, double[] other) {
    double[] mixed = new double[3];
    for (int i = 0; i < 3; i++) {
      mixed[i] = share * one[i] + (1 - share) * other[i];
    }
    return mixed;
  }

  private static double light(double[] colour) {
    double[] parts = new double[3];
    for (int i = 0; i < 3; i++) {
      double value = colour[i] / 255;
      parts[i] = value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  }

  /** A number stands on the lit and on the shaded part of a stone, or on a rim of its own. */
  private void numbers() {
    List<String> stones = List.of("white", "black", "red", "blue");
    for (int i = 0; i < stones.size(); i++) {
      double[] face = colour(stones.get(i));
      double[] number =
          Colours.hasHalo(i) ? colour(stones.get(i) + "-mark") : hex(Colours.number(i));
      List<double[]> grounds =
          Colours.hasHalo(i)
              ? List.of(colour(stones.get(i) + "-edge"))
              : List.of(mixed(face, LIT, hex("#ffffff")), mixed(face, SHADED, hex("#000000")));
      for (double[] ground : grounds) {
        check("number on " + stones.get(i), number, ground, 7);
      }
    }
  }

  private static double[] hex(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return new double[] {rgb >> 16, rgb >> 8 & 255, rgb & 255};
  }

  private void check(String what, double[] one, double[] other, double least) {
    double high = Math.max(light(one), light(other)) + 0.05;
    double ratio = high / (Math.min(light(one), light(other)) + 0.05);
    String line = what + ": " + Math.floor(ratio * 100) / 100;
    table.add(line);
    if (ratio < least) {
      faint.add(line + ", less than " + least);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textAndMarksStandOut(String theme) throws IOException {
    String css = Files.readString(Path.of("src/static/style.css"));
    read(css, ":root {");
    if (theme.equals("dark")) {
      read(css, ":root[data-theme=\"dark\"] {");
    }
    for (String text : List.of("ink", "soft", "accent", "warn")) {
      for (String ground : List.of("page", "panel")) {
        check(text + " on " + ground, colour(text), colour(ground), 7);
      }
    }
    check("text of a button", colour("on-accent"), colour("accent"), 7);
    check("text of the winner", colour("ink"), mixed(colour("accent"), WON, colour("panel")), 7);
    for (String ground : List.of("page", "panel")) {
      double[] marked = mixed(colour("accent"), MARKED, colour(ground));
      check("marked move on " + ground, colour("ink"), marked, 7);
    }
    double[] cell = colour("cell");
    check("number on a cell", colour("ink"), cell, 7);
    numbers();
    check("lines between cells", colour("cell-line"), cell, 3);
    check("star on its cell", colour("star"), colour("star-cell"), 3);
    for (int piece = 0; piece < 3; piece++) {
      double[] outline = mixed(colour("cut-" + piece), CUT, colour("ink"));
      check("outline of piece " + piece + " on a cell", outline, cell, 3);
      check("outline of piece " + piece + " on its own", outline, colour("cut-" + piece), 3);
    }
    double[] accent = colour("accent");
    for (String ground : List.of("cell", "star-cell")) {
      check("sign on a " + ground, colour("ink"), colour(ground), 3);
      check("arrow on a " + ground, accent, colour(ground), 3);
    }
    check("arrow on its rim, over stones", accent, colour("panel"), 3);
    double[] white = {255, 255, 255};
    check(
        "ring on white", theme.equals("light") ? accent : colour("white-ring"), colour("white"), 3);
    check("ring on black", mixed(accent, RING, white), colour("black"), 3);
    for (String stone : List.of("white", "black", "red", "blue")) {
      check("mark on " + stone, colour(stone + "-mark"), colour(stone), 3);
    }
    Files.createDirectories(Path.of("target"));
    Files.write(Path.of("target/contrasts-" + theme + ".txt"), table);
    assertEquals(List.of(), faint);
  }
}
