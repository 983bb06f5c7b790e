package org.hexstones.web.diagram;

import org.hexstones.notation.file.Crc32;

/**
 * How large a PNG picture is on paper: a {@code pHYs} chunk behind the first one (PNG
 * specification, third edition, 11.3.4.3).
 */
public final class PngDensity {
  /** The signature and the first chunk. */
  private static final int HEAD = 33;

  /** Length, type, two numbers, the unit, checksum. */
  private static final int CHUNK = 21;

  private PngDensity() {}

  /** A copy of a picture with so many pixels a metre. */
  public static byte[] with(byte[] png, int pixels) {
    byte[] out = new byte[png.length + CHUNK];
    System.arraycopy(png, 0, out, 0, HEAD);
    write(out, HEAD, 9);
    String type = "pHYs";
    for (int i = 0; i < type.length(); i++) {
      out[HEAD + 4 + i] = (byte) type.charAt(i);
    }
    write(out, HEAD + 8, pixels);
    write(out, HEAD + 12, pixels);
    out[HEAD + 16] = 1;
    write(out, HEAD + 17, Crc32.of(out, HEAD + 4, HEAD + 17));
    System.arraycopy(png, HEAD, out, HEAD + CHUNK, png.length - HEAD);
    return out;
  }

  private static void write(byte[] bytes, int at, int number) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (number >> (24 - 8 * i));
    }
  }
}
