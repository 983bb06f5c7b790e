package org.hexstones.web.qr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.nayuki.qrcodegen.QrSegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;

/** Our codes are, module by module, those of a library that others rely on. */
final class QrCodeTest {
  private static final String LETTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz:/#=.-";

  private static String text(Rng rng, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(LETTERS.charAt(rng.below(LETTERS.length())));
    }
    return text.toString();
  }

  private static void assertSame(io.nayuki.qrcodegen.QrCode expected, QrCode code) {
    assertEquals(expected.size, code.size());
    for (int y = 0; y < code.size(); y++) {
      for (int x = 0; x < code.size(); x++) {
        assertEquals(expected.getModule(x, y), code.isDark(x, y), x + " " + y);
      }
    }
  }

  private static io.nayuki.qrcodegen.QrCode library(String text, int version, int mask) {
    QrSegment bytes = QrSegment.makeBytes(text.getBytes(StandardCharsets.US_ASCII));
    return io.nayuki.qrcodegen.QrCode.encodeSegments(
        List.of(bytes), io.nayuki.qrcodegen.QrCode.Ecc.LOW, version, version, mask, false);
  }

  @Test
  void everyVersionAndMaskIsAsTheLibraryMakesIt() {
    Rng rng = new Rng(1);
    for (int version = 1; version <= QrVersion.LAST; version++) {
      int most = QrVersion.dataCodewords(version) - (version < 10 ? 2 : 3);
      assertTrue(QrData.fits(most, version) && !QrData.fits(most + 1, version));
      for (int length : new int[] {most, most - 1, rng.below(most)}) {
        String text = text(rng, length);
        int mask = rng.below(QrGrid.MASKS);
        assertSame(library(text, version, mask), QrCode.of(text, version, mask));
      }
    }
  }

  @Test
  void theSmallestVersionIsTaken() {
    Rng rng = new Rng(2);
    for (int length = 0; length <= 2_953; length += 1 + rng.below(60)) {
      QrCode code = QrCode.of(text(rng, length));
      assertNotNull(code);
      int version = (code.size() - 17) / 4;
      assertTrue(version == 1 || !QrData.fits(length, version - 1));
    }
    assertNotNull(QrCode.of(text(rng, 2_953)));
    assertNull(QrCode.of(text(rng, 2_954)));
  }

  @Test
  void thePathDrawsEveryDarkModule() {
    QrCode code = QrCode.of("https://example.org/#g=1abcdef");
    assertNotNull(code);
    int darks = 0;
    int drawn = 0;
    for (int y = 0; y < code.size(); y++) {
      for (int x = 0; x < code.size(); x++) {
        darks += code.isDark(x, y) ? 1 : 0;
      }
    }
    String path = code.path();
    for (int at = path.indexOf('h'); at >= 0; at = path.indexOf('h', at + 1)) {
      if (path.charAt(at + 1) != '-') {
        drawn += Integer.parseInt(path.substring(at + 1, path.indexOf('v', at)));
      }
    }
    assertEquals(darks, drawn);
  }
}
