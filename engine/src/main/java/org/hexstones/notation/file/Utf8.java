package org.hexstones.notation.file;

import org.jspecify.annotations.Nullable;

/**
 * Strict UTF-8: invalid bytes are refused and not replaced. The notation never contains lone
 * surrogates, which UTF-8 cannot encode, because it escapes them.
 */
public final class Utf8 {
  private Utf8() {}

  /** Reads a text from a range of bytes. Returns null if they are invalid. */
  public static @Nullable String read(byte[] bytes, int from, int to) {
    return new Utf8Reading(bytes, from, to, FileProblem.NOT_UTF8).result().orNull();
  }

  static boolean isSurrogate(int code) {
    return code >= 0xD800 && code < 0xE000;
  }

  /** The bytes of a text. A lone surrogate becomes a question mark. */
  public static byte[] write(String text) {
    byte[] bytes = new byte[3 * text.length()];
    int size = 0;
    for (int i = 0; i < text.length(); i++) {
      int code = text.codePointAt(i);
      i += code >= 0x10000 ? 1 : 0;
      if (isSurrogate(code)) {
        code = '?';
      }
      int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      int lead = more == 0 ? code : ((0xF0 << (3 - more)) & 0xFF) | (code >> (6 * more));
      bytes[size++] = (byte) lead;
      for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) {
        bytes[size++] = (byte) (0x80 | ((code >> shift) & 0x3F));
      }
    }
    byte[] exact = new byte[size];
    System.arraycopy(bytes, 0, exact, 0, size);
    return exact;
  }
}
