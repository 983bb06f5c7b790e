package org.hexstones.e2e;

import static org.hexstones.e2e.LivePages.answer;
import static org.hexstones.e2e.LivePages.code;
import static org.hexstones.e2e.LivePages.fine;
import static org.hexstones.e2e.LivePages.invite;
import static org.hexstones.e2e.LivePages.paste;
import static org.hexstones.e2e.LivePages.place;
import static org.hexstones.e2e.LivePages.waitFor;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.site.StaticServer;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.qr.QrCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The camera reads the answer to an invitation, in a browser without a detector of its own. It also
 * lets a phone tell its addresses.
 */
@Timeout(120)
final class ScanIT {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 480;
  private static final int MODULE = 6;

  @Test
  void theCameraReadsTheAnswerAndIsOffThen(@TempDir Path folder) throws Exception {
    Path film = folder.resolve("code.y4m");
    try (StaticServer site = Site.serve();
        Browser camera = Browser.withCamera(film);
        GamePage ben = GamePage.openAt(URI.create(site.address().toString()))) {
      GamePage ann = GamePage.in(camera, site);
      ann.go("");
      // Where the browser has a detector, the page is to do without. What was filmed is kept.
      ann.driver()
          .executeCdpCommand(
              "Page.addScriptToEvaluateOnNewDocument",
              Map.of(
                  "source",
                  "delete window.BarcodeDetector;"
                      + "const open = navigator.mediaDevices.getUserMedia;"
                      + "navigator.mediaDevices.getUserMedia = async function(what) {"
                      + "  return (window.filmed = await open.call(this, what));"
                      + "};"));
      ann.go("?");
      invite(ann);
      // The picture of the camera takes the place of the code.
      Files.write(film, film("no code of a game"));
      ann.press("[data-action=live-scan]");
      ann.wait(() -> ann.has("[data-live=camera]") && !ann.has(".qr"));
      ann.press("[data-action=live-scan]");
      ann.wait(() -> !ann.has("[data-live=camera]") && ann.has(".qr"));
      Files.write(film, film(answer(ben, code(ann, "offer"))));
      ann.press("[data-action=live-scan]");
      waitFor(ann, "connected");
      waitFor(ben, "connected");
      ann.wait(() -> !ann.has("dialog"));
      ann.wait(
          () -> isTrue(ann, "return filmed.getTracks().every(t => t.readyState === 'ended');"));
      place(List.of(ann, ben), 0, "e5", "d5");
      assertTrue(
          isTrue(
              ann,
              "return performance.getEntriesByType('resource')"
                  + ".every(entry => entry.name.startsWith(location.origin));"));
      fine(List.of(ann, ben));
    }
  }

  @Test
  void aPhoneThatInvitesShowsItsAddresses(@TempDir Path folder) throws Exception {
    Path film = folder.resolve("code.y4m");
    Files.write(film, film("no code of a game"));
    try (StaticServer site = Site.serve();
        Browser camera = Browser.withCamera(film);
        GamePage ben = GamePage.openAt(URI.create(site.address().toString()))) {
      GamePage ann = GamePage.in(camera, site);
      ann.go("");
      ann.driver()
          .executeCdpCommand(
              "Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 5));
      ann.go("?");
      invite(ann);
      assertFalse(hasNames(code(ann, "offer")));
      String answer = answer(ben, code(ann, "offer"));
      assertTrue(hasNames(answer));
      paste(ann, answer);
      waitFor(ben, "connected");
      ben.wait(() -> ben.has("[data-cell]") && !ben.has("dialog"));
      place(List.of(ann, ben), 0, "e5", "d5");
      fine(List.of(ann, ben));
    }
  }

  /** Whether a code has a name of the local network in place of an address. */
  private static boolean hasNames(String address) {
    return MeetingCode.read(address).orThrow().toString().contains("MDNS");
  }

  private static boolean isTrue(GamePage page, String script) {
    return Boolean.TRUE.equals(page.driver().executeScript(script));
  }

  /**
   * A film of a code that a hand turns a little. The decoder misses one of fifty sharp codes, but
   * not at each angle.
   */
  private static byte[] film(String text) throws IOException {
    QrCode code = Objects.requireNonNull(QrCode.of(text));
    byte[] colour = new byte[WIDTH * HEIGHT / 2];
    Arrays.fill(colour, (byte) 128);
    ByteArrayOutputStream film = new ByteArrayOutputStream();
    String head = "YUV4MPEG2 W" + WIDTH + " H" + HEIGHT + " F10:1 Ip A1:1 C420jpeg\n";
    film.write(head.getBytes(StandardCharsets.US_ASCII));
    for (int degrees : List.of(0, 4, 8, -12)) {
      film.write("FRAME\n".getBytes(StandardCharsets.US_ASCII));
      film.write(picture(code, Math.toRadians(degrees)));
      film.write(colour);
    }
    return film.toByteArray();
  }

  /** The brightness of each pixel. */
  private static byte[] picture(QrCode code, double turn) {
    byte[] picture = new byte[WIDTH * HEIGHT];
    double cos = Math.cos(turn) / MODULE;
    double sin = Math.sin(turn) / MODULE;
    for (int i = 0; i < picture.length; i++) {
      int x = i % WIDTH - WIDTH / 2;
      int y = i / WIDTH - HEIGHT / 2;
      int column = (int) Math.floor(x * cos + y * sin + code.size() / 2.0);
      int row = (int) Math.floor(y * cos - x * sin + code.size() / 2.0);
      boolean inside = Math.min(column, row) >= 0 && Math.max(column, row) < code.size();
      picture[i] = (byte) (inside && code.isDark(column, row) ? 20 : 230);
    }
    return picture;
  }
}
