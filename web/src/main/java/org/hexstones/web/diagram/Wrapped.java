package org.hexstones.web.diagram;

import java.util.ArrayList;
import java.util.List;

/** Breaks a text into lines, because SVG does not. Widths of letters are estimates. */
final class Wrapped {
  /** The first character that is as wide as high. */
  private static final char WIDE = '\u2E80';

  private Wrapped() {}

  /**
   * The lines of a text.
   *
   * @param width of a line, in hundredths of the height of the letters
   */
  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    int begin = 0;
    int end = 0;
    int used = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      used += c < WIDE ? 53 : 100;
      if (c == ' ' || c >= WIDE) {
        end = i;
      }
      if (used > width && end > begin) {
        lines.add(text.substring(begin, end).trim());
        begin = end;
        used = 0;
        for (int at = begin; at <= i; at++) {
          used += text.charAt(at) < WIDE ? 53 : 100;
        }
      }
    }
    lines.add(text.substring(begin).trim());
    return lines;
  }
}
