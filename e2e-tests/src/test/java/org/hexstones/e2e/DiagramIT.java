package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import org.hexstones.GifFrames;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.RandomPlay;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A teacher saves diagrams and an animated picture, and prints a worksheet. */
@Timeout(300)
final class DiagramIT {
  private static GameRecord game() {
    Play play = RandomPlay.of(Games.ALL.setup("omega hexhex:4").orThrow(), Integer.MAX_VALUE, 7);
    return GameRecord.of(play.setup(), play.start(), play.moves());
  }

  private static void saveInto(GamePage page, Path folder) {
    page.driver()
        .executeCdpCommand(
            "Browser.setDownloadBehavior",
            Map.of("behavior", "allow", "downloadPath", folder.toString()));
  }

  /** Presses, and waits for a file with that ending. */
  private static Path saved(GamePage page, Path folder, String action, String ending) {
    page.press("[data-action='" + action + "']");
    page.wait(() -> file(folder, ending).size() == 1);
    return file(folder, ending).get(0);
  }

  private static List<Path> file(Path folder, String ending) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  static void type(GamePage page, String field, String value) {
    page.driver()
        .executeScript(
            "const field = document.querySelector(arguments[0]);"
                + "field.value = arguments[1];"
                + "for (const type of ['input', 'change'])"
                + "  field.dispatchEvent(new Event(type, { bubbles: true }));",
            "[data-input='" + field + "']",
            value);
  }

  private static GamePage opened() throws Exception {
    GamePage page = GamePage.open("#g=" + Links.write(game()));
    page.waitForStones(game().mainLine().size());
    page.press("[data-action='share']");
    page.press("[data-action='diagram']");
    page.wait(() -> page.has("[data-preview] [data-stone]"));
    return page;
  }

  private static int count(GamePage page, String selector) {
    return page.driver().findElements(org.openqa.selenium.By.cssSelector(selector)).size();
  }

  @Test
  void diagramIsSavedAsItIsSeen(@TempDir Path folder) throws Exception {
    try (GamePage page = opened()) {
      saveInto(page, folder);
      type(page, "diagram-turn", "6");
      page.wait(() -> count(page, "[data-preview] [data-stone]") == 12);
      type(page, "diagram-from", "4");
      page.wait(() -> count(page, "[data-preview] [data-part='number']") == 6);
      type(page, "diagram-caption", "A double threat");
      page.press("[data-mark-tool='LETTER']");
      page.press("[data-preview] [data-spot='d4']");
      page.wait(() -> page.has("[data-preview] [data-mark='LETTER']"));
      page.press("[data-unit='MM']");
      page.press("[data-input='diagram-black']");
      String svg = Files.readString(saved(page, folder, "save-svg", ".svg"));
      assertTrue(svg.contains("width=\"80mm\""));
      assertTrue(svg.contains(">A double threat</text>"));
      assertTrue(svg.contains("data-mark=\"LETTER\""));
      assertTrue(svg.contains("<metadata id=\"hexstones\">hexstones 1\n"));
      Path png = saved(page, folder, "save-png", ".png");
      BufferedImage picture = ImageIO.read(png.toFile());
      assertEquals(945, picture.getWidth());
      assertEquals(0xFFFFFFFF, picture.getRGB(1, 1));
      byte[] bytes = Files.readAllBytes(png);
      assertEquals("pHYs", new String(bytes, 37, 4, StandardCharsets.US_ASCII));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void tickedTurnsAreOneArchive(@TempDir Path folder) throws Exception {
    try (GamePage page = opened()) {
      saveInto(page, folder);
      page.press("[data-several] > summary");
      for (int turn : List.of(3, 6, 9)) {
        page.press("[data-input='diagram-tick'][data-value='" + turn + "']");
      }
      Path zip = saved(page, folder, "save-all-png", ".zip");
      List<String> names = new ArrayList<>();
      try (ZipInputStream read = new ZipInputStream(Files.newInputStream(zip))) {
        for (ZipEntry entry = read.getNextEntry(); entry != null; entry = read.getNextEntry()) {
          names.add(entry.getName());
          assertEquals(600, ImageIO.read(read).getWidth());
        }
      }
      assertEquals(List.of("omega-3.png", "omega-6.png", "omega-9.png"), names);
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void animatedPictureHasItsRange(@TempDir Path folder) throws Exception {
    try (GamePage page = opened()) {
      saveInto(page, folder);
      page.press("[data-film] > summary");
      type(page, "film-from", "4");
      type(page, "film-to", "9");
      page.press("[data-side='320']");
      page.press("[data-pace='FAST']");
      GifFrames seen = GifFrames.of(Files.readAllBytes(saved(page, folder, "save-film", ".gif")));
      assertEquals(320, seen.width());
      assertEquals(1 + 6, seen.frames().size());
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void worksheetIsPrintedWithItsSolutions() throws Exception {
    try (GamePage page = GamePage.open("#puzzle=4")) {
      page.press("[data-action='worksheet']");
      page.wait(() -> page.has("[data-input='sheet-tick']"));
      assertEquals(
          "4", page.ask("return document.querySelector('[data-input=sheet-numbers]').value"));
      type(page, "sheet-numbers", "4, 30, 6, 14, 37, 71");
      page.press("[data-per-sheet='4']");
      // The system's own window cannot be driven.
      page.driver().executeScript("window.print = () => { window.printed = true; }");
      page.press("[data-action='print-sheet']");
      page.wait(() -> Objects.equals(page.ask("return !!window.printed"), true));
      Map<String, Object> pdf =
          page.driver().executeCdpCommand("Page.printToPDF", Map.of("preferCSSPageSize", true));
      byte[] bytes = Base64.getDecoder().decode((String) pdf.get("data"));
      Path file = Path.of(System.getProperty("hexstones.target", "target"), "worksheet.pdf");
      Files.write(file, bytes);
      String text = new String(bytes, StandardCharsets.ISO_8859_1);
      assertEquals(3, text.split("/Type /Page\\b", -1).length - 1, "sheets");
      assertEquals(List.of(), page.errors());
    }
  }
}
