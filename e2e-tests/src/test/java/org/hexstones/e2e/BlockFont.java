package org.hexstones.e2e;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * A font whose letters are blocks, as narrow as Latin letters or as wide as Japanese ones. Pictures
 * of text in it are the same on every machine, whatever fonts that has.
 */
final class BlockFont {
  private static final int EM = 1000;
  private static final int ASCENT = 800;
  private static final int DESCENT = 200;

  /** The widths of the letters; the first one stands for characters that a font has not. */
  private static final int[] WIDTHS = {EM, 520, 280, EM};

  private static final int NARROW = 1;
  private static final int SPACE = 2;
  private static final int WIDE = 3;

  /** Which letters the characters have: the first and the last of a range, and its letter. */
  private static final int[][] RANGES = {
    {0x20, 0x20, SPACE},
    {0x21, 0x9F, NARROW},
    {0xA0, 0xA0, SPACE},
    {0xA1, 0x10FF, NARROW},
    {0x1100, 0x11FF, WIDE},
    {0x1200, 0x1FFF, NARROW},
    {0x2000, 0x200A, SPACE},
    {0x2010, 0x2027, NARROW},
    {0x202F, 0x202F, SPACE},
    {0x2030, 0x24FF, NARROW},
    {0x2500, 0xFEFE, WIDE},
    {0xFF00, 0xFFFF, WIDE},
    {0x10000, 0x10FFFF, WIDE}
  };

  /** What writes the fields of a table. */
  private interface Fields {
    void write(DataOutputStream to) throws IOException;
  }

  private BlockFont() {}

  /** The font as a TrueType file. */
  static byte[] file() {
    Map<String, byte[]> tables = new TreeMap<>();
    tables.put("OS/2", table(BlockFont::metrics));
    tables.put("cmap", table(BlockFont::characters));
    tables.put(
        "glyf",
        table(
            to -> {
              block(to, WIDTHS[NARROW]);
              block(to, WIDTHS[WIDE]);
            }));
    tables.put("head", table(BlockFont::head));
    tables.put("hhea", table(BlockFont::horizontal));
    tables.put("hmtx", table(BlockFont::widths));
    int block = table(to -> block(to, EM)).length;
    // Halves of the offsets of all letters and of the end.
    tables.put("loca", table(to -> shorts(to, 0, 0, block / 2, block / 2, block)));
    tables.put(
        "maxp",
        table(
            to -> {
              to.writeInt(0x10000);
              shorts(to, WIDTHS.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0);
            }));
    tables.put("name", table(BlockFont::names));
    tables.put(
        "post",
        table(
            to -> {
              to.writeInt(0x30000);
              to.write(new byte[28]);
            }));
    return table(to -> font(to, tables));
  }

  private static byte[] table(Fields fields) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      fields.write(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void shorts(DataOutputStream to, int... values) throws IOException {
    for (int value : values) {
      to.writeShort(value);
    }
  }

  private static void font(DataOutputStream to, Map<String, byte[]> tables) throws IOException {
    to.writeInt(0x10000);
    int highest = Integer.highestOneBit(tables.size());
    shorts(
        to,
        tables.size(),
        16 * highest,
        Integer.numberOfTrailingZeros(highest),
        16 * (tables.size() - highest));
    int at = 12 + 16 * tables.size();
    for (Map.Entry<String, byte[]> table : tables.entrySet()) {
      to.write(table.getKey().getBytes(StandardCharsets.US_ASCII));
      // Browsers do not look at the sums.
      to.writeInt(0);
      to.writeInt(at);
      to.writeInt(table.getValue().length);
      at += padded(table.getValue().length);
    }
    for (byte[] table : tables.values()) {
      to.write(table);
      to.write(new byte[padded(table.length) - table.length]);
    }
  }

  private static int padded(int length) {
    return (length + 3) / 4 * 4;
  }

  /** A rectangle as high as a small letter, with a gap on each side. */
  private static void block(DataOutputStream to, int width) throws IOException {
    int left = 40;
    int right = width - 40;
    int top = 520;
    shorts(to, 1, left, 0, right, top, 3, 0);
    // Four points on the outline, from the left at the bottom round to the right.
    to.write(new byte[] {1, 1, 1, 1});
    shorts(to, left, 0, right - left, 0);
    shorts(to, 0, top, 0, -top);
  }

  private static void head(DataOutputStream to) throws IOException {
    to.writeInt(0x10000);
    to.writeInt(0x10000);
    to.writeInt(0);
    to.writeInt(0x5F0F3CF5);
    shorts(to, 3, EM);
    to.writeLong(0);
    to.writeLong(0);
    shorts(to, 0, -DESCENT, EM, ASCENT, 0, 8, 2, 0, 0);
  }

  private static void horizontal(DataOutputStream to) throws IOException {
    to.writeInt(0x10000);
    shorts(to, ASCENT, -DESCENT, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, WIDTHS.length);
  }

  private static void widths(DataOutputStream to) throws IOException {
    shorts(to, EM, 0, WIDTHS[NARROW], 40, WIDTHS[SPACE], 0, WIDTHS[WIDE], 40);
  }

  private static void metrics(DataOutputStream to) throws IOException {
    shorts(to, 4, 520, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0);
    to.write(new byte[10 + 16]);
    to.writeBytes("NONE");
    shorts(to, 0x40, 0x20, 0xFFFF, ASCENT, -DESCENT, 0, ASCENT, DESCENT);
    to.writeLong(0);
    shorts(to, 520, 700, 0, 0x20, 1);
  }

  /** Ranges in which all characters have one letter (format 13). */
  private static void characters(DataOutputStream to) throws IOException {
    shorts(to, 0, 1, 3, 10);
    to.writeInt(12);
    shorts(to, 13, 0);
    to.writeInt(16 + 12 * RANGES.length);
    to.writeInt(0);
    to.writeInt(RANGES.length);
    for (int[] range : RANGES) {
      for (int value : range) {
        to.writeInt(value);
      }
    }
  }

  private static void names(DataOutputStream to) throws IOException {
    String name = "Blocks";
    shorts(to, 0, 1, 18, 3, 1, 0x409, 1, 2 * name.length(), 0);
    to.writeChars(name);
  }
}
