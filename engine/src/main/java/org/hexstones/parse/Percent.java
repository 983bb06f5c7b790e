package org.hexstones.parse;

/** The encoding of characters in addresses: a percent sign and two hexadecimal digits a byte. */
public final class Percent {
  private static final String HEX = "0123456789abcdef";

  private Percent() {}

  /** A text with each encoded character decoded once. What is not encoded correctly stays. */
  public static String decode(String text) {
    int at = text.indexOf('%');
    if (at < 0) {
      return text;
    }
    StringBuilder decoded = new StringBuilder(text.length());
    int from = 0;
    while (at >= 0) {
      int lead = byteAt(text, at);
      int more = lead < 0x80 ? 0 : lead < 0xC2 || lead > 0xF4 ? -1 : lead < 0xE0 ? 1 : 2;
      more += lead >= 0xF0 && more > 0 ? 1 : 0;
      int code = more > 0 ? lead & (0x3F >> more) : lead;
      for (int i = 1; i <= more && code >= 0; i++) {
        int next = byteAt(text, at + 3 * i);
        code = next < 0x80 || next > 0xBF ? -1 : code << 6 | (next & 0x3F);
      }
      boolean isCharacter = more >= 0 && code >= 0 && code <= 0x10FFFF;
      if (isCharacter) {
        decoded.append(text, from, at).appendCodePoint(code);
        from = at + 3 * (more + 1);
      }
      at = text.indexOf('%', isCharacter ? from : at + 1);
    }
    return decoded.append(text, from, text.length()).toString();
  }

  /** The byte whose percent sign is at a place, or -1. */
  private static int byteAt(String text, int at) {
    if (at + 2 >= text.length() || text.charAt(at) != '%') {
      return -1;
    }
    int high = digit(text.charAt(at + 1));
    int low = digit(text.charAt(at + 2));
    return high < 0 || low < 0 ? -1 : 16 * high + low;
  }

  private static int digit(char c) {
    return HEX.indexOf(c >= 'A' && c <= 'F' ? (char) (c + 'a' - 'A') : c);
  }
}
