package org.hexstones.web.raster;

/**
 * Digits, Latin letters and some signs, drawn by lines. Fonts of the system would make the build's
 * pictures differ from machine to machine, and a worker need not have any.
 */
public final class Glyphs {
  private static final String CHARACTERS =
      "0123456789 ·HEXSTONMGAYabcdefghijklmnopqrstuvwxyzBCDFIJKLPQRUVWZ,.()–-+*";

  /**
   * The lines of each character: points of a grid of 8 by 12, in hexadecimal, with a space between
   * lines.
   */
  private static final String[] LINES = {
    "2060828a6c2c0a0220",
    "13404c",
    "02206082840c8c",
    "02206082846636 66888a6c2c0a",
    "6c600989",
    "80100565878a6c2c0a",
    "7030030a2c6c8a87652507",
    "00803c",
    "206082846626040220 26080a2c6c8a8866",
    "8567270502206082895c1c",
    "",
    "4646",
    "000c 808c 0686",
    "80000c8c 0666",
    "008c 800c",
    "82602002042666888a6c2c0a",
    "0080 404c",
    "2060828a6c2c0a0220",
    "0c008c80",
    "0c0047808c",
    "826020020a2c6c8a8757",
    "0c0540858c 0888",
    "004680 464c",
    "848c 866424060a2c6c8a",
    "000c 062464868a6c2c0a",
    "866424060a2c6c8a",
    "808c 866424060a2c6c8a",
    "0888866424060a2c6c8a",
    "7050323c 0464",
    "848d6f2f0d 866424060a2c6c8a",
    "000c 062464868c",
    "444c 4141",
    "545d3f1f 5151",
    "000c 8409 378c",
    "404c",
    "040c 051434454c 455474858c",
    "040c 062464868c",
    "2464868a6c2c0a0624",
    "040f 062464868a6c2c0a",
    "848f 866424060a2c6c8a",
    "040c 06246485",
    "8564240628688a6c2c0b",
    "303a5c7c 0464",
    "040a2c6c8a 848c",
    "044c84",
    "042c466c84",
    "048c 840c",
    "044c 841f",
    "04840c8c",
    "000c6c8a886606 0060828466",
    "826020020a2c6c8a",
    "000c5c89835000",
    "80000c 0666",
    "2060 404c 2c6c",
    "808a6c2c0a",
    "000c 8007 348c",
    "000c8c",
    "0c006082846606",
    "2060828a6c2c0a0220 598c",
    "0c006082846606 468c",
    "000a2c6c8a80",
    "004c80",
    "002c456c80",
    "00800c8c",
    "4b3e",
    "4b4c",
    "6043496c",
    "2043492c",
    "0686",
    "2666",
    "4349 1676",
    "4248 1476 7416",
  };

  private static final int WIDTH = 8;
  private static final int HEIGHT = 12;

  /** From the left of a character to that of the next. */
  private static final int ADVANCE = 12;

  private Glyphs() {}

  /** Whether there are all characters of a text. */
  public static boolean canWrite(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (CHARACTERS.indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** The width of a text for its height. */
  public static double width(String text, double height) {
    return (text.length() * ADVANCE - (ADVANCE - WIDTH)) * height / HEIGHT;
  }

  /** Draws a text in the middle of a band over the whole width, if there are all its characters. */
  public static void caption(Canvas canvas, String text, int top, int band) {
    if (!text.isEmpty() && canWrite(text)) {
      double height = Math.min(band * 0.4, (canvas.width() - band) / width(text, 1));
      write(
          canvas,
          text,
          canvas.width() / 2.0,
          top + band / 2.0,
          height,
          height / 7 + 0.5,
          Colours.INK);
    }
  }

  /**
   * Draws a text round a point.
   *
   * @param thickness that of the lines, in pixels
   */
  public static void write(
      Canvas canvas,
      String text,
      double x,
      double y,
      double height,
      double thickness,
      String colour) {
    double unit = height / HEIGHT;
    double left = x - width(text, height) / 2;
    double top = y - height / 2;
    for (int i = 0; i < text.length(); i++) {
      int known = CHARACTERS.indexOf(text.charAt(i));
      if (known >= 0) {
        draw(canvas, LINES[known], left + i * ADVANCE * unit, top, unit, thickness, colour);
      }
    }
  }

  private static void draw(
      Canvas canvas,
      String lines,
      double left,
      double top,
      double unit,
      double thickness,
      String colour) {
    for (int i = 0; i + 3 < lines.length(); i += 2) {
      if (lines.charAt(i + 2) == ' ') {
        i++;
      } else {
        canvas.line(
            left + at(lines, i) * unit,
            top + at(lines, i + 1) * unit,
            left + at(lines, i + 2) * unit,
            top + at(lines, i + 3) * unit,
            thickness,
            colour);
      }
    }
  }

  private static int at(String lines, int index) {
    return Character.digit(lines.charAt(index), 16);
  }
}
