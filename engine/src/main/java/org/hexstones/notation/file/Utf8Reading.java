package org.hexstones.notation.file;

import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;

/** Reads a text from UTF-8 in slices, as strictly as {@link Utf8}. */
final class Utf8Reading implements Reading<String> {
  private static final int BYTES = 8_000;

  private final byte[] bytes;
  private final int to;
  private final FileProblem problem;
  private final StringBuilder text;
  private int at;
  private boolean invalid;

  /**
   * Begins to read a range of bytes.
   *
   * @param problem the reason of the refusal if they are invalid
   */
  Utf8Reading(byte[] bytes, int from, int to, FileProblem problem) {
    this.bytes = bytes;
    this.problem = problem;
    this.to = to;
    at = from;
    text = new StringBuilder(to - from);
  }

  @Override
  public boolean goOn() {
    int end = Math.min(to, at + BYTES);
    while (at < end && !invalid) {
      character();
    }
    return at < to && !invalid;
  }

  @Override
  public Parsed<String> result() {
    while (goOn()) {
      // The condition does the work.
    }
    return invalid ? Parsed.refused(problem) : Parsed.ok(text.toString());
  }

  private void character() {
    int lead = bytes[at++] & 255;
    int more = lead < 0x80 ? 0 : lead < 0xC2 ? -1 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    if (more < 0 || lead > 0xF4 || at + more > to) {
      invalid = true;
      return;
    }
    int code = more == 0 ? lead : lead & (0x3F >> more);
    for (int i = 0; i < more; i++) {
      int next = bytes[at++] & 255;
      invalid |= (next & 0xC0) != 0x80;
      code = (code << 6) | (next & 0x3F);
    }
    boolean overlong = (more == 2 && code < 0x800) || (more == 3 && code < 0x10000);
    invalid |= overlong || code > 0x10FFFF || Utf8.isSurrogate(code);
    if (!invalid) {
      text.appendCodePoint(code);
    }
  }
}
