package org.hexstones.site;

import java.util.Optional;

/**
 * A part of a file, as the header {@code Range} requests it (RFC 9110, section 14).
 *
 * @param first the position of the first byte
 * @param last the position of the last byte; less than the first if the range is empty
 */
record ByteRange(long first, long last) {
  private static final String UNIT = "bytes=";

  static ByteRange whole(long size) {
    return new ByteRange(0, size - 1);
  }

  /**
   * The single range that a header requests, cut off at the end of the file. Empty if the header
   * requests several ranges or is invalid: the whole file is then the answer.
   */
  static Optional<ByteRange> parse(String header, long size) {
    int dash = header.indexOf('-');
    if (!header.regionMatches(true, 0, UNIT, 0, UNIT.length()) || dash < UNIT.length()) {
      return Optional.empty();
    }
    String from = header.substring(UNIT.length(), dash).strip();
    String to = header.substring(dash + 1).strip();
    if (!isCount(from) || !isCount(to) || (from + to).isEmpty()) {
      return Optional.empty();
    }
    if (from.isEmpty()) {
      return Optional.of(new ByteRange(Math.max(0, size - number(to)), size - 1));
    }
    long first = number(from);
    long last = to.isEmpty() ? Long.MAX_VALUE : number(to);
    return first <= last
        ? Optional.of(new ByteRange(first, Math.min(last, size - 1)))
        : Optional.empty();
  }

  private static boolean isCount(String text) {
    return text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /**
   * Reads a number of digits only. A number too large for a long is larger than any file as well.
   */
  private static long number(String digits) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      return Long.MAX_VALUE;
    }
  }

  boolean isEmpty() {
    return last < first;
  }

  long length() {
    return last - first + 1;
  }
}
