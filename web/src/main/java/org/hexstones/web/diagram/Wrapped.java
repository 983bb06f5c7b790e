package org.hexstones.web.diagram;

import java.util.ArrayList;
import java.util.List;

/** Breaks a text into lines, because SVG does not. Widths of letters are estimates. */
final class Wrapped {
  /** The first character that is as wide as high. */
  private static final int WIDE = 0x2E80;

  /** No line begins with one of these. */
  private static final String CLOSING = "、。，．・：；？！ー～…）］｝」』】〉》々ぁぃぅぇぉっゃゅょァィゥェォッャュョ";

  /** No line ends with one of these. */
  private static final String OPENING = "（［｛「『【〈《";

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
    int before = ' ';
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      if (c == ' ' || (c >= WIDE && CLOSING.indexOf(c) < 0 && OPENING.indexOf(before) < 0)) {
        end = i;
      }
      i += Character.charCount(c);
      before = c;
      if (c != ' ' && end > begin && width(text.substring(begin, i)) > width) {
        lines.add(text.substring(begin, end).trim());
        begin = end;
      }
    }
    lines.add(text.substring(begin).trim());
    return lines;
  }

  /** The width of a text, in hundredths of the height of the letters. */
  static int width(String text) {
    int width = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      width += c < WIDE ? 53 : 100;
      i += Character.charCount(c);
    }
    return width;
  }
}
