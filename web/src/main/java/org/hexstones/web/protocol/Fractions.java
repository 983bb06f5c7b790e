package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fractions as whole numbers, because texts of fractions differ between platforms. */
final class Fractions {
  /** The number 1 in thousandths. */
  static final int ONE = 1000;

  private Fractions() {}

  /** A share in thousandths. */
  static int write(double share) {
    return (int) Math.floor(ONE * share + 0.5);
  }

  /** Reads shares from a range of the numbers, or null if they are invalid. */
  static @Nullable List<Double> read(List<Integer> numbers, int from, int to) {
    List<Double> shares = new ArrayList<>();
    for (int i = from; i < to; i++) {
      if (numbers.get(i) > ONE) {
        return null;
      }
      shares.add(numbers.get(i) / (double) ONE);
    }
    return shares;
  }

  /** Writes the numbers without rounding, each as four parts of its bits. */
  static String writeExact(List<Double> values) {
    List<Integer> parts = new ArrayList<>();
    for (double value : values) {
      long bits = Double.doubleToLongBits(value);
      for (int shift = 48; shift >= 0; shift -= 16) {
        parts.add((int) (bits >>> shift) & 0xFFFF);
      }
    }
    return Lines.numbers(parts);
  }

  /** Reads at most four finite numbers, or null. */
  static @Nullable List<Double> readExact(String line) {
    List<Integer> parts = Lines.readNumbers(line);
    if (parts == null || parts.size() > 16 || parts.size() % 4 != 0) {
      return null;
    }
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < parts.size(); i += 4) {
      long bits = 0;
      for (int part : parts.subList(i, i + 4)) {
        if (part > 0xFFFF) {
          return null;
        }
        bits = (bits << 16) | part;
      }
      double value = Double.longBitsToDouble(bits);
      if (Double.isNaN(value) || Double.isInfinite(value)) {
        return null;
      }
      values.add(value);
    }
    return values;
  }
}
