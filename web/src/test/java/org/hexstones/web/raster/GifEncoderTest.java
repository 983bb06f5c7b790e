package org.hexstones.web.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.GifFrames;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;

final class GifEncoderTest {
  /** A colour of a few; in all there are at most as many as a table has. */
  private static String colour(Rng rng, int colours) {
    return "#" + Integer.toHexString(0x100000 + 7919 * rng.below(colours));
  }

  private static void rectangle(Canvas canvas, Rng rng, int colours) {
    int left = rng.below(canvas.width());
    int top = rng.below(canvas.height());
    int right = left + rng.below(canvas.width() - left + 1);
    int bottom = top + rng.below(canvas.height() - top + 1);
    canvas.rectangle(left, top, right, bottom, colour(rng, colours));
  }

  @Test
  void everyFrameIsWhatWasDrawn() {
    for (int seed = 1; seed <= 60; seed++) {
      Rng rng = new Rng(seed);
      Canvas canvas = new Canvas(1 + rng.below(80), 1 + rng.below(80), 4);
      GifEncoder gif = new GifEncoder(canvas.width(), canvas.height());
      List<int[]> drawn = new ArrayList<>();
      int colours = 1 + rng.below(GifPalette.MOST - 1);
      for (int frame = 0; frame < 5; frame++) {
        for (int i = rng.below(6); i > 0; i--) {
          rectangle(canvas, rng, colours);
        }
        gif.add(canvas, frame);
        drawn.add(canvas.pixels().clone());
      }
      GifFrames read = GifFrames.of(gif.finish("a"));
      assertEquals(List.of(0, 1, 2, 3, 4), read.hundredths());
      for (int frame = 0; frame < 5; frame++) {
        assertArrayEquals(drawn.get(frame), read.frames().get(frame), seed + " " + frame);
      }
    }
  }

  /** Codes become longer, and the table of codes is full again and again. */
  @Test
  void noiseIsCompressedAsTheDecoderExpects() {
    Rng rng = new Rng(3);
    Canvas canvas = new Canvas(300, 200, 1);
    for (int y = 0; y < 200; y++) {
      for (int x = 0; x < 300; x++) {
        canvas.rectangle(x, y, x + 1, y + 1, colour(rng, 2 + y));
      }
    }
    GifEncoder gif = new GifEncoder(300, 200);
    gif.add(canvas, 1);
    assertArrayEquals(canvas.pixels(), GifFrames.of(gif.finish("")).frames().get(0));
  }

  @Test
  void colorsBeyondTheTableBecomeTheNearestOnes() {
    Canvas canvas = new Canvas(300, 1, 1);
    for (int x = 0; x < 300; x++) {
      canvas.rectangle(x, 0, x + 1, 1, "#" + Integer.toHexString(0x100000 + x * 0x800));
    }
    GifEncoder gif = new GifEncoder(300, 1);
    gif.add(canvas, 1);
    assertEquals(300, gif.colours());
    GifFrames read = GifFrames.of(gif.finish(""));
    for (int x = 0; x < 300; x++) {
      int least = Integer.MAX_VALUE;
      for (int known = 0; known < GifPalette.MOST; known++) {
        least = Math.min(least, distance(canvas.pixels()[x], canvas.pixels()[known]));
      }
      assertEquals(least, distance(canvas.pixels()[x], read.at(0, x, 0)));
    }
  }

  private static int distance(int one, int other) {
    int sum = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int off = ((one >> shift) & 255) - ((other >> shift) & 255);
      sum += off * off;
    }
    return sum;
  }

  @Test
  void theCommentIsInBlocksAndThePictureRepeats() {
    String comment = "https://example.org/#g=" + "ab".repeat(400);
    GifEncoder gif = new GifEncoder(1, 1);
    gif.add(new Canvas(1, 1, 1), 1);
    String file = new String(gif.finish(comment), StandardCharsets.ISO_8859_1);
    assertTrue(file.startsWith("GIF89a"));
    assertTrue(file.contains("NETSCAPE2.0"));
    String first = comment.substring(0, 255) + "\u00FF" + comment.substring(255, 300);
    assertTrue(file.contains("!\u00FE\u00FF" + first));
  }
}
