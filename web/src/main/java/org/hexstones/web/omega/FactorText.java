package org.hexstones.web.omega;

import org.hexstones.web.i18n.Messages;

/** A factor in words, rounded: 0.58, 1.4, 17, 2,300. */
final class FactorText {
  private static final int TEN = 10;
  private static final int HUNDRED = 100;

  private FactorText() {}

  /**
   * The text of a factor with two digits.
   *
   * @param log its natural logarithm
   */
  static String of(Messages messages, double log) {
    int zeros = 0;
    double rest = log;
    while (rest >= Math.log(HUNDRED)) {
      rest -= Math.log(TEN);
      zeros++;
    }
    double value = Math.exp(rest);
    if (value < 1) {
      return decimal(messages, rounded(value * HUNDRED), HUNDRED);
    }
    if (value < TEN) {
      return decimal(messages, rounded(value * TEN), TEN);
    }
    StringBuilder digits = new StringBuilder().append(rounded(value));
    for (; zeros > 0; zeros--) {
      digits.append('0');
    }
    return messages.rounded(digits.toString());
  }

  private static int rounded(double value) {
    return (int) (value + 0.5);
  }

  /** A decimal number, given by its hundredths or tenths, without zeros at its end. */
  private static String decimal(Messages messages, int parts, int of) {
    String digits = String.valueOf(of + parts % of).substring(1);
    while (digits.endsWith("0")) {
      digits = digits.substring(0, digits.length() - 1);
    }
    int whole = parts / of;
    return digits.isEmpty() ? messages.number(whole) : messages.number(whole + "." + digits);
  }
}
