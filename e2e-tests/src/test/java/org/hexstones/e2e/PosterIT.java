package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The poster of a game is printed alone, on one sheet of A4, and the page is as before. */
@Timeout(300)
final class PosterIT {
  @Test
  void aGameIsPrintedOnOneSheet() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:4+seats=person,person")) {
      for (String cell : List.of("d4", "d5", "c4", "b6")) {
        page.pressCell(cell);
      }
      page.waitForStones(4);
      // The system's own window cannot be driven.
      page.driver().executeScript("window.print = () => { window.printed = true; }");
      page.press("[data-action='share']");
      page.press("[data-action='save'][data-kind='poster']");
      page.wait(() -> Objects.equals(page.ask("return !!window.printed"), true));
      String sheet =
          String.valueOf(
              page.ask("return decodeURIComponent(document.querySelector('.poster').src)"));
      for (String part : List.of("title", "score", "detail", "turn", "code")) {
        assertTrue(sheet.contains("data-part=\"" + part + "\""), part);
      }
      assertTrue(sheet.contains(">1. d4 d5</text>"));

      Map<String, Object> pdf =
          page.driver().executeCdpCommand("Page.printToPDF", Map.of("preferCSSPageSize", true));
      String text =
          new String(
              Base64.getDecoder().decode((String) pdf.get("data")), StandardCharsets.ISO_8859_1);
      assertEquals(1, text.split("/Type /Page\\b", -1).length - 1, "sheets");
      // A4 in points.
      assertTrue(text.contains("/MediaBox [0 0 594.95") || text.contains("/MediaBox [0 0 595"));

      page.driver().executeScript("window.dispatchEvent(new Event('afterprint'))");
      assertEquals(true, page.ask("return !document.querySelector('.poster')"));
      assertTrue(page.has("[data-kind='poster']"));
      assertEquals(List.of(), page.errors());
    }
  }
}
