package org.hexstones.web.protocol;

/**
 * The form of a finite number, which is not rounded: four parts of its bits, because texts of
 * fractions differ between platforms.
 */
final class ExactNumber {
  private static final int PART = 0xFFFF;

  private ExactNumber() {}

  static double fields(Fields fields, double value) {
    long bits = Double.doubleToLongBits(value);
    long read = 0;
    for (int shift = 48; shift >= 0; shift -= 16) {
      read = (read << 16) | fields.number((int) (bits >>> shift) & PART, 0, PART);
    }
    double number = Double.longBitsToDouble(read);
    fields.require(!Double.isNaN(number) && !Double.isInfinite(number));
    return number;
  }
}
