package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.openqa.selenium.chrome.ChromeDriver;

/** The sheets of specimens in a browser, which the build of web has made. */
final class SpecimenSheets {
  private static final Path FOLDER = Path.of("../web/target/specimens");

  private static final String ENDING = ".html";

  /** So many pixels below each other are in one picture: browsers draw no picture of any height. */
  private static final int HIGHEST = 8000;

  /** All text in blocks, and each specimen on whole pixels, wherever those above it end. */
  private static final String PREPARE =
      """
      const [width, font, scale] = arguments;
      const style = document.createElement('style');
      style.textContent = `
          @font-face {
            font-family: Blocks;
            font-weight: 1 1000;
            src: url(data:font/ttf;base64,${font});
          }
          *, ::before, ::after {
            font-family: Blocks !important;
            font-style: normal !important;
            hyphens: manual !important;
            scrollbar-width: none !important;
            text-rendering: geometricPrecision !important;
          }`;
      document.head.append(style);
      const isReady = () => document.readyState === 'complete' && innerWidth === width
          && [...document.querySelectorAll('link')].every(({ sheet }) => sheet);
      const frame = () => new Promise(requestAnimationFrame);
      return (async () => {
        const [{ status }] = await document.fonts.load('16px Blocks');
        while (!isReady()) await frame();
        await frame();
        for (const specimen of document.querySelectorAll('.specimen')) {
          const { height } = specimen.getBoundingClientRect();
          const parts = Math.max(1, Math.ceil(height / scale));
          specimen.style.height = `${parts * scale}px`;
        }
        return status;
      })();
      """;

  private static final String PLACES =
      """
      return [...document.querySelectorAll('.specimen')].map(specimen => {
        const { top, height } = specimen.getBoundingClientRect();
        return [specimen.dataset.specimen, Math.round(top + scrollY), height];
      });
      """;

  private record Place(String name, int top, int height) {
    int bottom() {
      return top + height;
    }
  }

  private final ChromeDriver driver;

  SpecimenSheets(ChromeDriver driver) {
    this.driver = driver;
  }

  /**
   * The names of the sheets of which pictures are taken, by day in all languages and by night in
   * one: the theme changes nothing but colours. Each begins with the size of its window.
   */
  static List<String> names() throws IOException {
    assertTrue(Files.exists(FOLDER), "SpecimensTest of the module web makes " + FOLDER);
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.matches("\\d+x\\d+-(light-..|dark-en)" + ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .sorted()
          .toList();
    }
  }

  /** Shows one, with all text in blocks. */
  void show(String sheet) throws IOException {
    String[] size = sheet.split("[x-]", 3);
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of(
            "width",
            Integer.valueOf(size[0]),
            "height",
            Integer.valueOf(size[1]),
            "deviceScaleFactor",
            1,
            "mobile",
            false));
    driver.get(FOLDER.resolve(sheet + ENDING).toRealPath().toUri().toString());
    String font = Base64.getEncoder().encodeToString(BlockFont.file());
    Object status = driver.executeScript(PREPARE, Integer.valueOf(size[0]), font, Shot.SCALE);
    assertEquals("loaded", status, "the font");
  }

  /** A picture of each specimen of the sheet that is shown, by its name. */
  Map<String, Shot> pictures() throws IOException {
    Map<String, Shot> pictures = new LinkedHashMap<>();
    List<Place> left = places();
    while (!left.isEmpty()) {
      int top = left.get(0).top();
      int count = 1;
      while (count < left.size() && left.get(count).bottom() - top <= HIGHEST) {
        count++;
      }
      BufferedImage screen = screen(top, left.get(count - 1).bottom() - top);
      for (Place place : left.subList(0, count)) {
        pictures.put(place.name(), new Shot(screen, place.top() - top, place.height()));
      }
      left = left.subList(count, left.size());
    }
    return pictures;
  }

  /** The list that a script answers. */
  List<?> run(String script, Object... arguments) {
    return (List<?>) Objects.requireNonNull(driver.executeScript(script, arguments));
  }

  private List<Place> places() {
    List<Place> places = new ArrayList<>();
    for (Object found : run(PLACES)) {
      List<?> place = (List<?>) found;
      places.add(new Place(String.valueOf(place.get(0)), number(place, 1), number(place, 2)));
    }
    return places;
  }

  private static int number(List<?> of, int index) {
    return ((Number) of.get(index)).intValue();
  }

  private BufferedImage screen(int top, int height) throws IOException {
    Object width = Objects.requireNonNull(driver.executeScript("return innerWidth"));
    Map<String, Object> clip =
        Map.of("x", 0, "y", top, "width", width, "height", Math.max(1, height), "scale", 1);
    Object shot =
        driver
            .executeCdpCommand(
                "Page.captureScreenshot",
                Map.of(
                    "format",
                    "png",
                    "captureBeyondViewport",
                    true,
                    "optimizeForSpeed",
                    true,
                    "clip",
                    clip))
            .get("data");
    return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(String.valueOf(shot))));
  }
}
