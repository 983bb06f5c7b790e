package org.hexstones.web.diagram;

import java.util.List;
import org.hexstones.notation.file.Crc32;
import org.hexstones.notation.file.Utf8;

/** Several files as one, not compressed (APPNOTE.TXT of ZIP, 4.3). Pictures are compressed. */
public final class ZipFile {
  /**
   * A file in it.
   *
   * @param name in ASCII
   */
  // Nobody compares entries, or changes their bytes.
  @SuppressWarnings("ArrayRecordComponent")
  public record Entry(String name, byte[] bytes) {}

  private static final int LOCAL = 30;
  private static final int CENTRAL = 46;
  private static final int END = 22;

  /** The first of January 1980, the earliest date: when a picture was saved is nobody's concern. */
  private static final int DATE = 0x21;

  private final byte[] out;
  private int at;

  private ZipFile(int size) {
    out = new byte[size];
  }

  public static byte[] of(List<Entry> entries) {
    int size = END;
    for (Entry entry : entries) {
      size += LOCAL + CENTRAL + 2 * entry.name().length() + entry.bytes().length;
    }
    return new ZipFile(size).write(entries);
  }

  private byte[] write(List<Entry> entries) {
    int[] places = new int[entries.size()];
    for (int i = 0; i < places.length; i++) {
      Entry entry = entries.get(i);
      places[i] = at;
      number(4, 0x04034B50);
      head(entry);
      number(2, 0);
      bytes(Utf8.write(entry.name()));
      bytes(entry.bytes());
    }
    int central = at;
    for (int i = 0; i < places.length; i++) {
      number(4, 0x02014B50);
      number(2, 10);
      head(entries.get(i));
      // No extra field, no comment, the first disk, no attributes.
      number(2, 0);
      number(2, 0);
      number(2, 0);
      number(2, 0);
      number(4, 0);
      number(4, places[i]);
      bytes(Utf8.write(entries.get(i).name()));
    }
    int length = at - central;
    number(4, 0x06054B50);
    number(4, 0);
    number(2, places.length);
    number(2, places.length);
    number(4, length);
    number(4, central);
    number(2, 0);
    return out;
  }

  /** What both heads of a file have: version 1.0, no flags, stored, when, and how long. */
  private void head(Entry entry) {
    int length = entry.bytes().length;
    number(2, 10);
    number(2, 0);
    number(2, 0);
    number(2, 0);
    number(2, DATE);
    number(4, Crc32.of(entry.bytes(), 0, length));
    number(4, length);
    number(4, length);
    number(2, entry.name().length());
  }

  /** Writes a number, the lower bytes first. */
  private void number(int bytes, int number) {
    for (int i = 0; i < bytes; i++) {
      out[at++] = (byte) (number >> (8 * i));
    }
  }

  private void bytes(byte[] bytes) {
    System.arraycopy(bytes, 0, out, at, bytes.length);
    at += bytes.length;
  }
}
