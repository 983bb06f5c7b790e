package org.hexstones.notation.file;

import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.jspecify.annotations.Nullable;

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

  /** Begins to look for the text of the game in a picture. */
  static Reading<String> reading(byte[] png) {
    return new Search(png).then(chunk -> checked(png, chunk));
  }

  /** The text in a chunk, once its checksum is known to be right. */
  private static Reading<String> checked(byte[] png, Chunk chunk) {
    return new Check(png, chunk)
        .then(
            sound ->
                new Utf8Reading(
                    png, chunk.at() + 8 + HEAD.length, chunk.end(), FileProblem.DAMAGED));
  }

  /**
   * A chunk of a picture.
   *
   * @param end the end of its data
   */
  private record Chunk(int at, int end) {}

  /** Goes through the chunks up to the one with the game. */
  private static final class Search implements Reading<Chunk> {
    private static final int CHUNKS = 500;

    private final byte[] png;
    private int at = SIGNATURE.length;
    private @Nullable Parsed<Chunk> result;

    Search(byte[] png) {
      this.png = png;
    }

    @Override
    public boolean goOn() {
      for (int i = 0; i < CHUNKS && result == null; i++) {
        chunk();
      }
      return result == null;
    }

    private void chunk() {
      if (!isChunk(png, at)) {
        result = Parsed.refused(FileProblem.DAMAGED);
        return;
      }
      int length = number(png, at);
      if (isGame(png, at)) {
        result =
            length - HEAD.length > 4 * RecordText.MAX_LENGTH
                ? Parsed.refused(FileProblem.DAMAGED)
                : Parsed.ok(new Chunk(at, at + 8 + length));
      } else if (number(png, at + 4) == TYPE_END) {
        result = Parsed.refused(FileProblem.NO_GAME_INSIDE);
      }
      at += AROUND + length;
    }

    @Override
    public Parsed<Chunk> result() {
      while (goOn()) {
        // The condition does the work.
      }
      return Objects.requireNonNull(result);
    }
  }

  /** Checks the checksum of a chunk. */
  private static final class Check implements Reading<Chunk> {
    private static final int BYTES = 8_000;

    private final byte[] png;
    private final Chunk chunk;
    private final Crc32 sum = new Crc32();
    private int at;

    Check(byte[] png, Chunk chunk) {
      this.png = png;
      this.chunk = chunk;
      at = chunk.at() + 4;
    }

    @Override
    public boolean goOn() {
      int end = Math.min(chunk.end(), at + BYTES);
      sum.add(png, at, end);
      at = end;
      return at < chunk.end();
    }

    @Override
    public Parsed<Chunk> result() {
      while (goOn()) {
        // The condition does the work.
      }
      return sum.value() == number(png, chunk.end())
          ? Parsed.ok(chunk)
          : Parsed.refused(FileProblem.DAMAGED);
    }
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
