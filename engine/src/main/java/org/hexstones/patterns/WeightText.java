package org.hexstones.patterns;

/**
 * Learned weights as text in a class file, and so in the page: two characters each, twelve bits,
 * from -8 up to 8 in steps of 1/256.
 */
public final class WeightText {
  private static final String DIGITS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

  private static final int STEPS = 256;
  private static final int ZERO = 2048;

  private WeightText() {}

  public static String write(float[] weights) {
    StringBuilder text = new StringBuilder();
    for (float weight : weights) {
      int level = ZERO + (int) Math.floor(weight * STEPS + 0.5);
      level = Math.max(0, Math.min(2 * ZERO - 1, level));
      text.append(DIGITS.charAt(level >> 6)).append(DIGITS.charAt(level & 63));
    }
    return text.toString();
  }

  /**
   * Reads the text of {@link #write}.
   *
   * @param count the required number of weights; an empty text gives only zeros
   */
  public static float[] read(String text, int count) {
    float[] weights = new float[count];
    if (text.isEmpty()) {
      return weights;
    }
    if (text.length() != 2 * count) {
      throw new IllegalArgumentException(text.length() + " characters for " + count + " weights");
    }
    int[] values = new int[128];
    for (int i = 0; i < DIGITS.length(); i++) {
      values[DIGITS.charAt(i)] = i;
    }
    for (int i = 0; i < count; i++) {
      int level = (values[text.charAt(2 * i)] << 6) | values[text.charAt(2 * i + 1)];
      weights[i] = (level - ZERO) / (float) STEPS;
    }
    return weights;
  }
}
