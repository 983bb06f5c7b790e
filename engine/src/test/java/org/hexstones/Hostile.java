package org.hexstones;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What parsers of things from outside have to stand. An input on which a fuzz test fails is written
 * to a small file; kept among the tests' resources, it is tried by that test for good. Files are
 * ASCII: any other character is <code>\\uXXXX</code>, and bytes stand there as the characters 0 to
 * 255.
 */
public final class Hostile {
  private static final Path KEPT =
      Path.of("src", "test", "resources", "org", "hexstones", "hostile");
  private static final Path FOUND = Path.of("target", "hostile");
  private static final String ESCAPE = "\\u";

  private Hostile() {}

  /**
   * Reads an input; where that throws, it is written to a file, which the failure names.
   *
   * @param entry by which way it comes: the folder of such inputs
   */
  public static void read(String entry, String input, Consumer<String> reader) {
    try {
      reader.accept(input);
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      Path file = FOUND.resolve(entry).resolve(Integer.toHexString(input.hashCode()) + ".txt");
      try {
        Files.createDirectories(file.getParent());
        Files.writeString(file, escaped(input), StandardCharsets.US_ASCII);
      } catch (IOException io) {
        e.addSuppressed(io);
      }
      throw new AssertionError(
          "once it is understood, keep " + file + " in " + KEPT.resolve(entry), e);
    }
  }

  /** Has every kept input of an entry read; there is at least one. */
  public static void readKept(String entry, Consumer<String> reader) {
    List<Path> files;
    try (Stream<Path> all = Files.list(KEPT.resolve(entry))) {
      files = all.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (files.isEmpty()) {
      throw new AssertionError("nothing is kept for " + entry);
    }
    for (Path file : files) {
      try {
        String text = Files.readString(file, StandardCharsets.US_ASCII);
        read(entry, unescaped(text), reader);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Bytes as the characters of the same numbers. */
  public static String ofBytes(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** The bytes of {@link #ofBytes}. */
  public static byte[] bytes(String input) {
    return input.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String escaped(String input) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < input.length(); i++) {
      char c = input.charAt(i);
      boolean plain = (c >= ' ' && c < 127 && c != '\\') || c == '\n';
      text.append(plain ? String.valueOf(c) : ESCAPE + String.format("%04x", (int) c));
    }
    return text.toString();
  }

  private static String unescaped(String text) {
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.startsWith(ESCAPE, i)) {
        input.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
        i += 5;
      } else {
        input.append(text.charAt(i));
      }
    }
    return input.toString();
  }
}
