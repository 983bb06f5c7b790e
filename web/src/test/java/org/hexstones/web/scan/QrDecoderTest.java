package org.hexstones.web.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.Arrays;
import java.util.Random;
import org.hexstones.web.qr.QrCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class QrDecoderTest {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 480;
  private static final String TEXT =
      "https://example.org/hexstones/#live=oAbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_"
          + "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdEf.omega5";

  /** A picture of a code, turned, on a grey ground, with noise. */
  private static byte[] picture(double degrees, double pixelsPerModule, int noise) {
    QrCode code = QrCode.of(TEXT);
    assertNotNull(code);
    Random random = new Random(7);
    byte[] picture = new byte[WIDTH * HEIGHT];
    double cos = Math.cos(Math.toRadians(degrees)) / pixelsPerModule;
    double sin = Math.sin(Math.toRadians(degrees)) / pixelsPerModule;
    for (int i = 0; i < picture.length; i++) {
      int x = i % WIDTH - WIDTH / 2;
      int y = i / WIDTH - HEIGHT / 2;
      int column = (int) Math.floor(x * cos + y * sin + code.size() / 2.0);
      int row = (int) Math.floor(y * cos - x * sin + code.size() / 2.0);
      boolean inside = column >= 0 && row >= 0 && column < code.size() && row < code.size();
      boolean margin =
          column >= -4 && row >= -4 && column < code.size() + 4 && row < code.size() + 4;
      int shade = inside && code.isDark(column, row) ? 50 : margin ? 220 : 140;
      picture[i] = (byte) (shade + random.nextInt(2 * noise + 1) - noise);
    }
    return picture;
  }

  @ParameterizedTest
  @CsvSource({"0,8,0", "0,4,10", "90,6,10", "180,6,10", "23,6,20", "-40,5,20"})
  void aCodeInAPictureIsRead(double degrees, double pixelsPerModule, int noise) {
    assertEquals(TEXT, QrDecoder.decode(picture(degrees, pixelsPerModule, noise), WIDTH));
  }

  @Test
  void aPictureWithoutACodeHasNoText() {
    byte[] picture = new byte[WIDTH * HEIGHT];
    assertEquals("", QrDecoder.decode(picture, WIDTH));
    new Random(3).nextBytes(picture);
    assertEquals("", QrDecoder.decode(picture, WIDTH));
    assertEquals("", QrDecoder.decode(new byte[1], 1));
  }

  @Test
  void aDamagedCodeIsReadOrNot() {
    Random random = new Random(11);
    for (int i = 0; i < 40; i++) {
      byte[] picture = picture(0, 6, 0);
      int from = random.nextInt(picture.length);
      int to = Math.min(picture.length, from + random.nextInt(60_000));
      Arrays.fill(picture, from, to, (byte) random.nextInt(256));
      String text = QrDecoder.decode(picture, WIDTH);
      assertEquals(text.isEmpty() ? "" : TEXT, text);
    }
  }
}
