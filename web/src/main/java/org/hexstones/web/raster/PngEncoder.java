package org.hexstones.web.raster;

import org.hexstones.notation.file.Crc32;
import org.hexstones.notation.file.Utf8;

/** A canvas as a PNG file (PNG specification, third edition), in true colours. */
public final class PngEncoder {
  private static final int[] SIGNATURE = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

  private PngEncoder() {}

  public static byte[] write(Canvas canvas) {
    Bytes file = new Bytes();
    file.add(SIGNATURE);
    Bytes header = new Bytes();
    addNumber(header, canvas.width());
    addNumber(header, canvas.height());
    // Eight bits, red, green and blue; the usual compression and filters; not interlaced.
    header.add(8, 2, 0, 0, 0);
    addChunk(file, "IHDR", header);
    addChunk(file, "IDAT", Deflate.of(rows(canvas), 3, 1 + 3 * canvas.width()));
    addChunk(file, "IEND", new Bytes());
    return file.exact();
  }

  /** The rows, each after the number of its filter, which is none. */
  private static byte[] rows(Canvas canvas) {
    int[] pixels = canvas.pixels();
    byte[] rows = new byte[canvas.height() * (1 + 3 * canvas.width())];
    int at = 0;
    for (int i = 0; i < pixels.length; i++) {
      at += i % canvas.width() == 0 ? 1 : 0;
      rows[at++] = (byte) (pixels[i] >> 16);
      rows[at++] = (byte) (pixels[i] >> 8);
      rows[at++] = (byte) pixels[i];
    }
    return rows;
  }

  private static void addChunk(Bytes file, String type, Bytes data) {
    Bytes checked = new Bytes();
    for (byte c : Utf8.write(type)) {
      checked.add(c);
    }
    checked.addAll(data);
    addNumber(file, data.size());
    file.addAll(checked);
    addNumber(file, Crc32.of(checked.exact(), 0, checked.size()));
  }

  /** Adds a number of 32 bits, the highest ones first. */
  static void addNumber(Bytes to, int number) {
    to.add(number >> 24, number >> 16, number >> 8, number);
  }
}
