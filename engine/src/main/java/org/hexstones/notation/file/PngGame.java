package org.hexstones.notation.file;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;

/**
 * A game inside a PNG picture: an uncompressed {@code iTXt} chunk with the keyword {@code
 * Hexstones} and the plain notation, before the last chunk of the picture (PNG specification, third
 * edition, 11.3.3.4).
 */
public final class PngGame {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int TYPE_TEXT = chars("iTXt");
  private static final int TYPE_END = chars("IEND");

  /**
   * The keyword, then: not compressed, compression method 0, no language, no translated keyword.
   */
  private static final byte[] HEAD = Utf8.write("Hexstones\0\0\0\0\0");

  /** The number of bytes of a chunk around its data: length, type and checksum. */
  private static final int AROUND = 12;

  private PngGame() {}

  static boolean isPng(byte[] file) {
    return file.length >= SIGNATURE.length && startsWith(file, 0, SIGNATURE);
  }

  /**
   * A copy of the picture with the record inside, or a refusal if the file is no PNG picture. The
   * record replaces a game in the picture.
   */
  public static Parsed<byte[]> embed(byte[] png, GameRecord record) {
    if (!isPng(png)) {
      return Parsed.refused(FileProblem.DAMAGED);
    }
    byte[] text = Utf8.write(RecordText.write(record));
    byte[] out = new byte[png.length + AROUND + HEAD.length + text.length];
    System.arraycopy(png, 0, out, 0, SIGNATURE.length);
    int size = SIGNATURE.length;
    int at = SIGNATURE.length;
    while (isChunk(png, at)) {
      int end = at + AROUND + number(png, at);
      if (number(png, at + 4) == TYPE_END) {
        int length = HEAD.length + text.length;
        write(out, size, length);
        write(out, size + 4, TYPE_TEXT);
        System.arraycopy(HEAD, 0, out, size + 8, HEAD.length);
        System.arraycopy(text, 0, out, size + 8 + HEAD.length, text.length);
        write(out, size + 8 + length, Crc32.of(out, size + 4, size + 8 + length));
        size += AROUND + length;
      }
      if (!isGame(png, at)) {
        System.arraycopy(png, at, out, size, end - at);
        size += end - at;
      }
      if (number(png, at + 4) == TYPE_END) {
        byte[] exact = new byte[size];
        System.arraycopy(out, 0, exact, 0, size);
        return Parsed.ok(exact);
      }
      at = end;
    }
    return Parsed.refused(FileProblem.DAMAGED);
  }

  /** The text of the game in a picture, or a refusal if there is none. */
  static Parsed<String> find(byte[] png) {
    int at = SIGNATURE.length;
    while (isChunk(png, at)) {
      int length = number(png, at);
      if (isGame(png, at)) {
        int end = at + 8 + length;
        if (length - HEAD.length > 4 * RecordText.MAX_LENGTH) {
          return Parsed.refused(FileProblem.DAMAGED);
        }
        boolean sound = Crc32.of(png, at + 4, end) == number(png, end);
        String text = sound ? Utf8.read(png, at + 8 + HEAD.length, end) : null;
        return text == null ? Parsed.refused(FileProblem.DAMAGED) : Parsed.ok(text);
      }
      if (number(png, at + 4) == TYPE_END) {
        return Parsed.refused(FileProblem.NO_GAME_INSIDE);
      }
      at += AROUND + length;
    }
    return Parsed.refused(FileProblem.DAMAGED);
  }

  /** Whether there is a whole chunk at an index. */
  private static boolean isChunk(byte[] png, int at) {
    int length = at + AROUND <= png.length ? number(png, at) : -1;
    return length >= 0 && length <= png.length - at - AROUND;
  }

  private static boolean isGame(byte[] png, int at) {
    return number(png, at + 4) == TYPE_TEXT
        && number(png, at) >= HEAD.length
        && startsWith(png, at + 8, HEAD);
  }

  private static boolean startsWith(byte[] bytes, int at, byte[] start) {
    for (int i = 0; i < start.length; i++) {
      if (bytes[at + i] != start[i]) {
        return false;
      }
    }
    return true;
  }

  private static int chars(String type) {
    return (type.charAt(0) << 24) | (type.charAt(1) << 16) | (type.charAt(2) << 8) | type.charAt(3);
  }

  /** Reads four bytes, the highest first. */
  private static int number(byte[] bytes, int at) {
    return (bytes[at] << 24)
        | ((bytes[at + 1] & 255) << 16)
        | ((bytes[at + 2] & 255) << 8)
        | (bytes[at + 3] & 255);
  }

  private static void write(byte[] bytes, int at, int number) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (number >> (24 - 8 * i));
    }
  }
}
