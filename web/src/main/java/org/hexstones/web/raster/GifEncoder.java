package org.hexstones.web.raster;

import java.util.Arrays;

/**
 * Writes an animated picture that repeats (GIF89a). Each frame holds the rectangle that differs
 * from the frame before, and what does not differ within it is transparent.
 */
public final class GifEncoder {
  private static final int TRAILER = 0x3B;
  private static final int EXTENSION = 0x21;
  private static final int CONTROL = 0xF9;

  /** The frame stays below the next one, and one of its colours is transparent. */
  private static final int KEEP_AND_TRANSPARENT = 5;

  private static final int COMMENT = 0xFE;
  private static final int APPLICATION = 0xFF;
  private static final int IMAGE = 0x2C;

  /** A table of 256 colours, of eight bits each. */
  private static final int TABLE_OF_256 = 0xF7;

  private final int width;
  private final int height;
  private final GifPalette palette = new GifPalette();
  private final GifCompressor compressor = new GifCompressor();
  private final Bytes frames = new Bytes();

  /** The pixels of the last frame; none of it shows yet where they are negative. */
  private final int[] shown;

  public GifEncoder(int width, int height) {
    this.width = width;
    this.height = height;
    shown = new int[width * height];
    Arrays.fill(shown, -1);
  }

  /**
   * Adds a frame.
   *
   * @param canvas of the size of the picture
   * @param hundredths how long the frame is shown, in hundredths of a second
   */
  public void add(Canvas canvas, int hundredths) {
    int[] pixels = canvas.pixels();
    int left = width;
    int right = 0;
    int top = height;
    int bottom = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (pixels[y * width + x] != shown[y * width + x]) {
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
          top = Math.min(top, y);
          bottom = y + 1;
        }
      }
    }
    if (right == 0) {
      // Nothing differs: one transparent pixel takes the time.
      left = 0;
      top = 0;
      right = 1;
      bottom = 1;
    }
    frames.add(EXTENSION, CONTROL, 4, KEEP_AND_TRANSPARENT);
    frames.addShort(hundredths);
    frames.add(GifPalette.TRANSPARENT, 0, IMAGE);
    frames.addShort(left);
    frames.addShort(top);
    frames.addShort(right - left);
    frames.addShort(bottom - top);
    frames.add(0);
    compressor.begin(frames);
    for (int y = top; y < bottom; y++) {
      for (int at = y * width + left; at < y * width + right; at++) {
        compressor.add(
            pixels[at] == shown[at] ? GifPalette.TRANSPARENT : palette.index(pixels[at]));
      }
    }
    compressor.end();
    System.arraycopy(pixels, 0, shown, 0, shown.length);
  }

  /**
   * The whole file.
   *
   * @param comment in ASCII
   */
  public byte[] finish(String comment) {
    Bytes file = new Bytes();
    file.addText("GIF89a");
    file.addShort(width);
    file.addShort(height);
    file.add(TABLE_OF_256, 0, 0);
    palette.write(file);
    file.add(EXTENSION, APPLICATION, 11);
    file.addText("NETSCAPE2.0");
    file.add(3, 1, 0, 0, 0);
    file.add(EXTENSION, COMMENT);
    for (int at = 0; at < comment.length(); at += Bytes.BLOCK) {
      String part = comment.substring(at, Math.min(comment.length(), at + Bytes.BLOCK));
      file.add(part.length());
      file.addText(part);
    }
    file.add(0);
    file.addAll(frames);
    file.add(TRAILER);
    return file.exact();
  }

  /** How many colours the frames have. More than {@link GifPalette#MOST} become others. */
  int colours() {
    return palette.colours();
  }
}
