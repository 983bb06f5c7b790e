package org.hexstones.web.protocol;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PictureCodecTest {
  @Test
  void requestsAreReadAgain() {
    for (PictureRequest.Kind kind : PictureRequest.Kind.values()) {
      PictureRequest request =
          new PictureRequest(
              kind,
              "es",
              "Misère · 12*",
              "0142",
              11,
              "https://example.org/#g=1a",
              new PictureRequest.Film(3, 12, 80, 480, false),
              "a = b\nc");
      assertEquals(request, PictureCodec.readRequest(PictureCodec.write(request)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "draw",
        "draw\nGIF\nen\n\n\n0\nlink",
        "draw\nGIG\nen\n\n\n0\nlink\n1\n9999\n0\n640\n1\n",
        "draw\nGIF\nen\n\n\n12\nlink\n1\n9999\n0\n640\n1\n"
      })
  void otherTextsAreNoRequest(String text) {
    assertNull(PictureCodec.readRequest(text));
  }

  @Test
  void overlongRequestsAreRefused() {
    assertNotNull(PictureCodec.readRequest("draw\nGIF\nen\n\n\n0\nlink\n1\n9999\n0\n640\n1\na"));
    assertNull(
        PictureCodec.readRequest(
            "draw\nGIF\nen\n\n\n0\nlink\n1\n9999\n0\n640\n1\n" + "a".repeat(400_000)));
  }

  @Test
  void answersCarryBytes() {
    PictureAnswer drawing = new PictureAnswer.Drawing(500);
    assertEquals(drawing, PictureCodec.readAnswer(PictureCodec.write(drawing)));
    PictureAnswer.Drawn drawn = new PictureAnswer.Drawn("\u0000\u00FF\n");
    assertEquals(drawn, PictureCodec.readAnswer(PictureCodec.write(drawn)));
    assertArrayEquals(new byte[] {0, -1, 10}, drawn.bytes());
    assertNull(PictureCodec.readAnswer("drawing\n1001"));
    assertNull(PictureCodec.readAnswer("drawing\nx"));
    assertNull(PictureCodec.readAnswer(""));
  }
}
