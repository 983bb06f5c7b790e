package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/** A game is saved as a file, as text and as a picture, and opened again elsewhere. */
@Timeout(300)
final class FileIT {
  private static final String GAME = "#new=omega+hexhex:4+seats=person,person";

  static Path save(GamePage page, Path folder, String kind) {
    page.driver()
        .executeCdpCommand(
            "Browser.setDownloadBehavior",
            Map.of("behavior", "allow", "downloadPath", folder.toString()));
    page.press("[data-action='share']");
    page.press("[data-action='save'][data-kind='" + kind + "']");
    page.wait(() -> saved(folder, kind) != null);
    page.press("[data-action='close']");
    return java.util.Objects.requireNonNull(saved(folder, kind));
  }

  private static @org.jspecify.annotations.Nullable Path saved(Path folder, String kind) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith("." + kind)).findAny().orElse(null);
    } catch (java.io.IOException e) {
      return null;
    }
  }

  static void choose(GamePage page, Path file) {
    // The system's own window for files cannot be driven: the field is filled in its place.
    page.driver().executeScript("HTMLInputElement.prototype.click = function() {}");
    page.press("[data-action='open']");
    page.press("[data-action='choose-file']");
    page.driver().findElement(By.cssSelector("[data-input='file']")).sendKeys(file.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hexstones", "json", "svg", "png", "gif"})
  void savedFilesOpenElsewhere(String kind, @TempDir Path folder) throws Exception {
    try (GamePage page = GamePage.open(GAME);
        GamePage other = GamePage.open("")) {
      for (String cell : List.of("d4", "d5", "c4", "b6", "e3")) {
        page.pressCell(cell);
      }
      page.waitForStones(5);
      Path file = save(page, folder, kind);
      choose(other, file);
      other.waitForStones(5);
      assertEquals(page.stones(), other.stones());
      assertEquals(page.turn(), other.turn());
      assertEquals(List.of(), page.errors());
      assertEquals(List.of(), other.errors());
    }
  }

  /** As Firefox does with resistFingerprinting: what is read back from a canvas is noise. */
  private static final String GUARD =
      """
      const noise = bytes => bytes.forEach((_, i) => { bytes[i] = 97 * i * i % 251; });
      const read = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function(...where) {
        const data = read.apply(this, where);
        noise(data.data);
        return data;
      };
      HTMLCanvasElement.prototype.toBlob = function(done) { done(new Blob(['noise'])); };
      """;

  @Test
  void aGuardedCanvasSpoilsNoPicture(@TempDir Path folder) throws Exception {
    try (GamePage page = GamePage.open("");
        GamePage other = GamePage.open("")) {
      page.driver()
          .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", GUARD));
      page.driver().get("about:blank");
      page.go("#new=sunder+5+seats=person,person");
      page.pressCell("e5");
      page.waitForStones(1);
      Path png = save(page, folder, "png");
      BufferedImage picture = ImageIO.read(png.toFile());
      assertEquals(1600, Math.max(picture.getWidth(), picture.getHeight()));
      assertEquals(0xFFFCFAF6, picture.getRGB(1, 1));
      choose(other, png);
      other.waitForStones(1);
      assertEquals(page.stones(), other.stones());
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aPictureIsOneThatAnyProgramShows(@TempDir Path folder) throws Exception {
    try (GamePage page = GamePage.open("#new=sunder+5+seats=person,person")) {
      page.pressCell("e5");
      Path png = save(page, folder, "png");
      BufferedImage picture = ImageIO.read(png.toFile());
      assertEquals(1600, Math.max(picture.getWidth(), picture.getHeight()));
      assertEquals(0xFFFCFAF6, picture.getRGB(1, 1));
      Path svg = save(page, folder, "svg");
      String text = Files.readString(svg);
      assertTrue(text.contains("<metadata id=\"hexstones\">hexstones 1\n"));
      assertFalse(text.contains("class="));
    }
  }

  /** On a phone a board stands upright, and so does its picture. */
  @ParameterizedTest
  @CsvSource({"360, 740", "900, 600"})
  void aPictureIsTurnedAsItsBoard(int width, int height, @TempDir Path folder) throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:5+seats=person,person")) {
      page.resize(width, height);
      page.pressCell("e5");
      page.waitForStones(1);
      Object isUpright =
          page.ask(
              "const cells = [...document.querySelectorAll('[data-cell]')]"
                  + ".map(cell => cell.getBoundingClientRect());"
                  + "const range = all => Math.max(...all) - Math.min(...all);"
                  + "return range(cells.map(box => box.x)) < range(cells.map(box => box.y));");
      assertEquals(width < height, isUpright);
      BufferedImage picture = ImageIO.read(save(page, folder, "png").toFile());
      assertEquals(isUpright, picture.getWidth() < picture.getHeight());
      assertEquals(List.of(), page.errors());
    }
  }

  /** The sheet of the system, which cannot be driven. It tells what it was given. */
  private static final String SHEET =
      """
      navigator.canShare = data => data.files[0].type === 'image/png';
      navigator.share = async data => {
        const [file] = data.files ?? [];
        const bytes = file ? await file.arrayBuffer() : new ArrayBuffer();
        const picture = file ? await createImageBitmap(file) : null;
        const text = new TextDecoder().decode(bytes);
        window.given = [data.url, file?.name, picture?.width > 0, text.includes('Hexstones')].join();
      };
      """;

  @Test
  void theSystemsSheetIsGivenThePictureBesideTheLink() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.driver()
          .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", SHEET));
      page.driver().navigate().refresh();
      page.waitForProgram();
      page.go(GAME);
      page.pressCell("d4");
      page.waitForStones(1);
      page.press("[data-action='share']");
      String link = page.find("[data-input='link']").getAttribute("value");
      page.press("[data-action='share-link']");
      page.wait(() -> Boolean.TRUE.equals(page.ask("return !!window.given")));
      assertEquals(link + ",omega-1.png,true,true", page.ask("return window.given"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void refusedFilesChangeNothing(@TempDir Path folder) throws Exception {
    try (GamePage page = GamePage.open("")) {
      byte[] bytes = new byte[3000];
      Arrays.fill(bytes, (byte) 0xD8);
      choose(page, Files.write(folder.resolve("photo.jpg"), bytes));
      page.wait(() -> page.has("[data-notice='bad-file']"));
      page.press("[data-action='close']");
      choose(
          page,
          Files.writeString(
              folder.resolve("game.svg"),
              "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'><script>alert(1)</script>"
                  + "<metadata id='hexstones'>hexstones 1 game omega hexhex:5 moves e5,e5"
                  + "</metadata></svg>",
              StandardCharsets.UTF_8));
      page.wait(() -> page.find("[data-notice]").getText().contains("e5"));
      assertFalse(page.has("[data-stone]"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aTextIsPastedAndDropped() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.paste("hexstones 1 game omega hexhex:5 moves e5,d4 c3");
      page.waitForStones(3);
      String drop =
          "const data = new DataTransfer();"
              + "data.items.add(new File([arguments[0]], 'game.json'));"
              + "document.body.dispatchEvent("
              + "new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";
      page.driver()
          .executeScript(drop, "{\"hexstones\": 1, \"game\": \"sunder 4\", \"moves\": [\"d4\"]}");
      page.waitForStones(1);
      page.press("[data-action='new']");
      page.press("[data-action='open']");
      page.wait(() -> page.has("[data-input='game']"));
      page.find("[data-input='game']").sendKeys("hexstones 1 game omega hexhex:5 moves a5,b5");
      page.press("[data-action='open-text']");
      page.waitForStones(2);
      assertEquals(List.of(), page.errors());
    }
  }
}
