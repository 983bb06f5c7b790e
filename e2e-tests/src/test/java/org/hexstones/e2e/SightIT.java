package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/**
 * What axe cannot see: whether stones, groups, cells and the keyboard's frame stand out from what
 * they lie on, and whether stones differ with no colour at all: white and black by their lightness,
 * all others by their marks, and all by marks where a person or the medium asks for more.
 */
final class SightIT {
  private static final List<String> COLOURS = List.of("white", "black", "red", "blue");

  /** Pixels of a stone's side in the pictures that are compared. */
  private static final int SIDE = 24;

  /** The least share of its pixels by which one stone differs from another. */
  private static final double LEAST_DIFFERENCE = 0.05;

  /**
   * The contrast of WCAG 2.2 between what is drawn: pairs of names and numbers. The browser itself
   * says what a colour comes to, whichever way the style sheet puts it.
   */
  private static final String CONTRASTS =
      """
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      const light = colour => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map(v => v / 255)
            .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ratio = (one, other) => {
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const style = (css, property) => {
        const found = document.querySelector(css);
        if (!found) throw new Error('nothing is ' + css);
        return getComputedStyle(found)[property];
      };
      const reported = {};
      const page = getComputedStyle(document.body).backgroundColor;
      const grounds = {cell: style('.cell:not(.star) .hex', 'fill')};
      if (document.querySelector('.star')) {
        grounds.star = style('.star .hex', 'fill');
        reported['a star on its cell'] =
            ratio(style('.cell:not([data-stone]) .star-sign', 'fill'), grounds.star);
      }
      for (const [name, ground] of Object.entries(grounds)) {
        reported['border of a ' + name] = ratio(style('.hex', 'stroke'), ground);
        reported['keyboard frame on a ' + name] = ratio(style('.cell:focus .hex', 'stroke'), ground);
        for (const colour of arguments[0]) {
          const stone = '[data-stone=' + colour + '] .stone:not(.fresh) ';
          // The face in the middle of its light.
          const fill = style(stone + 'circle', 'fill').replace(/^url[^)]*. /, '');
          // A stone stands out by its face or by its edge.
          reported[colour + ' on a ' + name] =
              Math.max(ratio(fill, ground), ratio(style(stone + 'circle', 'stroke'), ground));
          const linked = '[data-stone=' + colour + '] ';
          if (document.querySelector(linked + '.bond')) {
            reported['link of ' + colour + ' on a ' + name] = Math.max(
                ratio(style(linked + '.bond', 'stroke'), ground),
                ratio(style(linked + '.body', 'fill'), ground));
          }
          reported['mark of ' + colour] = ratio(style(stone + '.mark', 'stroke'), fill);
        }
      }
      reported['keyboard frame on the page'] = ratio(style('.cell:focus .hex', 'stroke'), page);
      return Object.entries(reported).map(([name, value]) => [name, value]);
      """;

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void boardsStandOutInBothThemes(String theme) throws Exception {
    try (GamePage page = GamePage.open("")) {
      set(page, theme, "");
      page.go(FOUR_COLOURS);
      page.waitForStones(8);
      List<String> faint = faint(page, COLOURS);
      page.driver().executeScript("sessionStorage.clear()");
      page.driver().get("about:blank");
      page.go("#new=omny+hexhex:4+stars=perimeter");
      for (String cell : List.of("d4", "c4", "d5", "c5")) {
        page.pressCell(cell);
      }
      faint.addAll(faint(page, COLOURS.subList(0, 2)));
      assertEquals(List.of(), faint);
    }
  }

  /** What stands out less than it must. */
  private static List<String> faint(GamePage page, List<String> colours) {
    // A frame is drawn for those who use keys.
    page.driver().executeScript("document.querySelector('[data-cell=b3]').focus()");
    new Actions(page.driver()).sendKeys(Keys.ARROW_DOWN).perform();
    page.driver()
        .executeScript(
            "document.querySelectorAll('.hex').forEach(h => h.style.transition = 'none')");
    Gallery.settle(page);
    List<String> faint = new ArrayList<>();
    Object reported = page.driver().executeScript(CONTRASTS, colours);
    for (Object one : (List<?>) Objects.requireNonNull(reported)) {
      List<?> pair = (List<?>) one;
      double ratio = ((Number) Objects.requireNonNull(pair.get(1))).doubleValue();
      if (ratio < 3) {
        faint.add(pair.get(0) + ": " + Math.round(ratio * 100) / 100.0);
      }
    }
    return faint;
  }

  private static final String FOUR_COLOURS = fourColours();

  private static final List<String> SIGHTS =
      List.of("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia");

  /**
   * How a sight sees the colours does not depend on what else lies on a stone, so all of them are
   * tried on stones as they are at first, and the last one, which sees no colour, on all others.
   */
  @Test
  void stonesDifferWithoutColour() throws Exception {
    try (GamePage page = GamePage.open("")) {
      for (String theme : List.of("light", "dark")) {
        for (String sizes : List.of("", " sizes", " marks", " sizes marks")) {
          set(page, theme, sizes);
          page.go(FOUR_COLOURS);
          page.waitForStones(8);
          for (String sight : sizes.isEmpty() ? SIGHTS : SIGHTS.subList(4, 5)) {
            cdp(page, "Emulation.setEmulatedVisionDeficiency", Map.of("type", sight));
            assertDifferent(page, theme + sizes + " " + sight, sizes.contains("marks"));
          }
          cdp(page, "Emulation.setEmulatedVisionDeficiency", Map.of("type", "none"));
          for (List<String> more :
              List.of(List.of("forced-colors", "active"), List.of("prefers-contrast", "more"))) {
            Map<String, Object> asked = Map.of("name", more.get(0), "value", more.get(1));
            cdp(page, "Emulation.setEmulatedMedia", Map.of("features", List.of(asked)));
            assertDifferent(page, theme + sizes + " " + more.get(0), true);
          }
          cdp(page, "Emulation.setEmulatedMedia", Map.of("media", "print", "features", List.of()));
          assertDifferent(page, theme + sizes + " print", true);
          cdp(page, "Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of()));
        }
      }
    }
  }

  /** Chromium darkens pages that do not forbid it, and small pictures turn white. */
  @Test
  void noBrowserDarkensTheLightTheme() throws Exception {
    try (GamePage page = GamePage.open("")) {
      set(page, "light", "");
      cdp(page, "Emulation.setAutoDarkModeOverride", Map.of("enabled", true));
      Map<String, Object> dark = Map.of("name", "prefers-color-scheme", "value", "dark");
      cdp(page, "Emulation.setEmulatedMedia", Map.of("features", List.of(dark)));
      page.go("#new=omega+hexhex:4");
      page.pressCell("d4");
      page.pressCell("e4");
      page.waitForStones(2);
      Gallery.settle(page);
      int rgb = picture(page, ".scores .score:nth-child(2) .stone-icon circle").getRGB(4, 12);
      assertTrue((rgb & 255) < 80, Integer.toHexString(rgb));
    }
  }

  private static void set(GamePage page, String theme, String on) {
    page.driver()
        .executeScript(
            "localStorage.setItem('hexstones.settings', '1 en ' + arguments[0]); "
                + "sessionStorage.clear()",
            theme + " toured" + on);
    page.driver().get("about:blank");
  }

  /** A turn of four stones apart from one another, and one of another, so that it is the last. */
  private static String fourColours() {
    Setup setup = Games.ALL.setup("omega hexhex:4 players=4").orThrow();
    Play play = Play.begin(setup);
    for (String cell : List.of("a4", "b6", "d1", "d7", "f2", "f5", "g4", "d3")) {
      int place = setup.board().cellNamed(cell);
      play.play(Moves.place(play.position().nextColour(), place));
    }
    Node root = Node.ROOT.withLine(play.moves());
    return "#g=" + Links.write(new GameRecord(setup, Start.EMPTY, root, List.of()));
  }

  private static void cdp(GamePage page, String command, Map<String, Object> arguments) {
    page.driver().executeCdpCommand(command, arguments);
  }

  /**
   * Any two stones differ by their marks.
   *
   * @param all whether white and black bear a mark; else they differ by their lightness
   */
  private static void assertDifferent(GamePage page, String where, boolean all) throws IOException {
    Gallery.settle(page);
    List<BufferedImage> pictures = new ArrayList<>();
    for (String cell : List.of("a4", "b6", "d1", "d7")) {
      pictures.add(picture(page, "[data-cell=" + cell + "] .stone circle"));
    }
    // Some browsers round a picture to a pixel less than was asked for: what all have is compared.
    int width = pictures.stream().mapToInt(BufferedImage::getWidth).min().orElse(0);
    int height = pictures.stream().mapToInt(BufferedImage::getHeight).min().orElse(0);
    assertTrue(Math.min(width, height) >= SIDE - 1, width + " x " + height);
    List<boolean[]> marks = pictures.stream().map(picture -> mark(picture, width, height)).toList();
    List<String> alike = new ArrayList<>();
    double[] lights = pictures.stream().mapToDouble(SightIT::light).toArray();
    if (!all && (lights[0] + 0.05) / (lights[1] + 0.05) < 3) {
      alike.add("white and black by lightness");
    }
    for (int i = 0; i < marks.size(); i++) {
      for (int j = i + 1; j < marks.size(); j++) {
        int different = 0;
        for (int k = 0; k < marks.get(i).length; k++) {
          different += marks.get(i)[k] == marks.get(j)[k] ? 0 : 1;
        }
        double share = 1.0 * different / marks.get(i).length;
        if (share < LEAST_DIFFERENCE && (all || j > 1)) {
          alike.add(COLOURS.get(i) + " and " + COLOURS.get(j) + " by " + share);
        }
      }
    }
    assertEquals(List.of(), alike, where);
  }

  /** The middle of a stone, without its rim, which also tells which stone was the last. */
  private static BufferedImage picture(GamePage page, String css) throws IOException {
    Object box =
        page.driver()
            .executeScript(
                "const b = document.querySelector(arguments[0]).getBoundingClientRect();"
                    + " return [b.left + b.width * 0.16, b.top + b.height * 0.16, b.width * 0.68];",
                css);
    List<?> numbers = (List<?>) Objects.requireNonNull(box);
    double[] place = numbers.stream().mapToDouble(n -> ((Number) n).doubleValue()).toArray();
    Map<String, Object> clip =
        Map.of(
            "x", place[0],
            "y", place[1],
            "width", place[2],
            "height", place[2],
            "scale", SIDE / place[2]);
    Object shot =
        page.driver()
            .executeCdpCommand("Page.captureScreenshot", Map.of("format", "png", "clip", clip))
            .get("data");
    byte[] png = Base64.getDecoder().decode(String.valueOf(shot));
    return ImageIO.read(new ByteArrayInputStream(png));
  }

  /** The lightness of a picture, as contrast is computed from it. */
  private static double light(BufferedImage picture) {
    double sum = 0;
    for (int i = 0; i < picture.getWidth() * picture.getHeight(); i++) {
      int rgb = picture.getRGB(i % picture.getWidth(), i / picture.getWidth());
      sum += 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
    }
    return sum / (picture.getWidth() * picture.getHeight());
  }

  private static double linear(int byteOfColour) {
    double value = (byteOfColour & 255) / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  /** By pixel, whether it is nearer to the lightest or to the darkest of all, the face being no. */
  private static boolean[] mark(BufferedImage picture, int width, int height) {
    int[] lights = new int[width * height];
    int low = 255;
    int high = 0;
    for (int i = 0; i < lights.length; i++) {
      int rgb = picture.getRGB(i % width, i / width);
      lights[i] = (2126 * (rgb >> 16 & 255) + 7152 * (rgb >> 8 & 255) + 722 * (rgb & 255)) / 10_000;
      low = Math.min(low, lights[i]);
      high = Math.max(high, lights[i]);
    }
    boolean[] mark = new boolean[lights.length];
    int count = 0;
    for (int i = 0; i < lights.length; i++) {
      // A face of one colour bears no mark.
      mark[i] = high - low > 48 && 2 * lights[i] > low + high;
      count += mark[i] ? 1 : 0;
    }
    if (2 * count > mark.length) {
      for (int i = 0; i < mark.length; i++) {
        mark[i] = !mark[i];
      }
    }
    return mark;
  }
}
