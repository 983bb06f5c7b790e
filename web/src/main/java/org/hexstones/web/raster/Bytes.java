package org.hexstones.web.raster;

import java.util.Arrays;

/** Bytes that are appended. */
final class Bytes {
  /** The maximum length of a block in a GIF. */
  static final int BLOCK = 255;

  private byte[] bytes = new byte[256];
  private int size;

  int size() {
    return size;
  }

  void add(int value) {
    grow(size + 1);
    bytes[size++] = (byte) value;
  }

  void add(int... values) {
    for (int value : values) {
      add(value);
    }
  }

  /** Adds a number of 16 bits, the lower ones first. */
  void addShort(int number) {
    add(number, number >> 8);
  }

  /** Adds a text in ASCII. */
  void addText(String text) {
    for (int i = 0; i < text.length(); i++) {
      add(text.charAt(i));
    }
  }

  void addAll(Bytes others) {
    grow(size + others.size);
    System.arraycopy(others.bytes, 0, bytes, size, others.size);
    size += others.size;
  }

  private void grow(int needed) {
    if (needed > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(needed, 2 * bytes.length));
    }
  }

  byte[] exact() {
    return Arrays.copyOf(bytes, size);
  }
}
