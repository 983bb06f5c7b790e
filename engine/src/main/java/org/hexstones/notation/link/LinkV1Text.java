package org.hexstones.notation.link;

import org.hexstones.game.Setup;
import org.hexstones.notation.Bounds;

/** A text in a link of version 1, coded a few characters at a time. FROZEN with {@link LinkV1}. */
abstract class LinkV1Text {
  /** The characters of {@link Setup#TEXT_CHARACTERS}, in the order on which links depend. */
  static final String SETUP_CHARACTERS = " abcdefghijklmnopqrstuvwxyz0123456789:,=+-*.";

  private static final int CHARACTERS = 20;
  private static final int MAX_SETUP = 8000;
  private static final int PRINTABLE = 95;

  /** The product of the radices of a character that is not printable. */
  private static final int ANY_CHARACTER = (PRINTABLE + 2) * 256 * 256;

  private final String text;
  private final int longest;
  private final StringBuilder coded = new StringBuilder();
  private boolean whole;

  private LinkV1Text(String text, int longest) {
    this.text = text;
    this.longest = longest;
  }

  /** The text of a set-up. */
  static LinkV1Text ofSetup(String text, Digits digits) {
    return new LinkV1Text(text, MAX_SETUP) {
      @Override
      int next(int c) {
        int end = SETUP_CHARACTERS.length();
        int digit = digits.digit(c < 0 ? end : SETUP_CHARACTERS.indexOf(c), end + 1);
        return digit == end ? -1 : SETUP_CHARACTERS.charAt(digit);
      }
    };
  }

  /** A text by a person. */
  static LinkV1Text of(String text, Digits digits) {
    return new LinkV1Text(text, Bounds.TEXT) {
      private boolean printed = true;

      @Override
      int next(int c) {
        if (!printed) {
          digits.expect(ANY_CHARACTER);
        }
        boolean printable = c >= ' ' && c < ' ' + PRINTABLE;
        int digit = c < 0 ? PRINTABLE : printable ? c - ' ' : PRINTABLE + 1;
        digit = digits.digit(digit, PRINTABLE + 2);
        if (digit == PRINTABLE) {
          return -1;
        }
        printed = digit < PRINTABLE;
        if (printed) {
          return ' ' + digit;
        }
        int high = digits.digit(c >> 8, 256);
        return (high << 8) | digits.digit(c & 255, 256);
      }
    };
  }

  /**
   * Codes a character.
   *
   * @param c the character to write, or -1 for the end
   * @return the character, or -1 at the end
   */
  abstract int next(int c);

  /** Codes some characters. Returns whether there are more. */
  final boolean goOn() {
    for (int i = 0; i < CHARACTERS && !whole; i++) {
      int at = coded.length();
      if (at > longest) {
        throw new Digits.Damaged();
      }
      int c = next(at < text.length() ? text.charAt(at) : -1);
      whole = c < 0;
      if (!whole) {
        coded.append((char) c);
      }
    }
    return !whole;
  }

  /** The text that was coded. */
  final String coded() {
    return coded.toString();
  }
}
