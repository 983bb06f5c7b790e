package org.hexstones.e2e;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import org.hexstones.game.Game;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Draws the icons that the manifest names. No test, and run by none: they are committed, and drawn
 * anew where an {@code icon.svg} has changed. {@code docs/offline.md} says how.
 */
final class Pictures {
  private static final Path SOURCES =
      Path.of(System.getProperty("hexstones.sources", "../site/src"));
  private static final Path ICONS = SOURCES.resolve("static/icons");
  private static final Path GAMES = SOURCES.resolve("../../web/src/main/games");

  private static final String CLEAR = "transparent";
  private static final String BOARD = "#185954";

  @Test
  void icons() throws IOException {
    Path icon = SOURCES.resolve("static/icon.svg");
    try (Browser browser = Browser.start()) {
      ChromeDriver driver = browser.driver();
      draw(driver, icon, 192, CLEAR, ICONS.resolve("192.png"));
      draw(driver, icon, 512, CLEAR, ICONS.resolve("512.png"));
      draw(driver, icon, 192, BOARD, ICONS.resolve("maskable-192.png"));
      draw(driver, icon, 512, BOARD, ICONS.resolve("maskable-512.png"));
      draw(driver, icon, 180, BOARD, ICONS.resolve("apple-touch.png"));
      for (Game game : Games.ALL.list()) {
        Path folder = GAMES.resolve(game.id());
        if (Files.exists(folder.resolve("icon.svg"))) {
          draw(driver, folder.resolve("icon.svg"), 96, CLEAR, folder.resolve("icon.png"));
        }
      }
    }
  }

  private static void draw(ChromeDriver driver, Path source, int side, String behind, Path file)
      throws IOException {
    String svg = Base64.getEncoder().encodeToString(Files.readAllBytes(source));
    String page =
        """
        <body style="margin: 0; height: 100vh; display: grid; place-items: center; background: %s">
        <img style="width: 100%%" src="data:image/svg+xml;base64,%s">
        """
            .formatted(behind, svg);
    size(driver, side, side, 1);
    driver.executeCdpCommand(
        "Emulation.setDefaultBackgroundColorOverride",
        Map.of("color", Map.of("r", 0, "g", 0, "b", 0, "a", 0)));
    driver.get(
        "data:text/html;base64,"
            + Base64.getEncoder().encodeToString(page.getBytes(StandardCharsets.UTF_8)));
    write(driver, file);
  }

  private static void size(ChromeDriver driver, int width, int height, int scale) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", scale, "mobile", false));
  }

  private static void write(ChromeDriver driver, Path file) throws IOException {
    Map<String, Object> shot =
        driver.executeCdpCommand("Page.captureScreenshot", Map.of("format", "png"));
    Files.createDirectories(file.getParent());
    Files.write(file, Palette.reduce(Base64.getDecoder().decode((String) shot.get("data"))));
  }
}
