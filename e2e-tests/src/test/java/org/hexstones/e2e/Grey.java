package org.hexstones.e2e;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;

/** A small picture in sixteen shades of grey, which takes few bytes as a file. */
final class Grey {
  /** The lightest shade; the darkest is 0. */
  static final int WHITE = 15;

  private static final IndexColorModel SHADES = shades();

  private final BufferedImage image;

  Grey(int width, int height) {
    this(new BufferedImage(width, height, BufferedImage.TYPE_BYTE_BINARY, SHADES));
  }

  private Grey(BufferedImage image) {
    this.image = image;
  }

  private static IndexColorModel shades() {
    byte[] shades = new byte[WHITE + 1];
    for (int i = 0; i <= WHITE; i++) {
      shades[i] = (byte) (i * 255 / WHITE);
    }
    return new IndexColorModel(4, shades.length, shades, shades, shades);
  }

  /** A picture as it was read from a file. */
  static Grey of(BufferedImage file) {
    Grey grey = new Grey(file.getWidth(), file.getHeight());
    for (int y = 0; y < grey.height(); y++) {
      for (int x = 0; x < grey.width(); x++) {
        grey.set(x, y, (file.getRGB(x, y) & 255) * WHITE / 255);
      }
    }
    return grey;
  }

  int width() {
    return image.getWidth();
  }

  int height() {
    return image.getHeight();
  }

  int at(int x, int y) {
    return image.getRaster().getSample(x, y, 0);
  }

  void set(int x, int y, int shade) {
    image.getRaster().setSample(x, y, 0, shade);
  }

  /** Puts a picture into this one. */
  void put(int left, int top, Grey other) {
    Raster raster = other.image.getRaster();
    image.getRaster().setRect(left, top, raster);
  }

  /** A copy of a part. */
  Grey part(int left, int top, int width, int height) {
    Grey part = new Grey(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        part.set(x, y, at(left + x, top + y));
      }
    }
    return part;
  }

  BufferedImage image() {
    return image;
  }
}
