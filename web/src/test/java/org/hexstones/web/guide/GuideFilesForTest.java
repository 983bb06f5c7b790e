package org.hexstones.web.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The guide's files as they are in the sources. */
public final class GuideFilesForTest {
  private GuideFilesForTest() {}

  /** The plan, or the texts of a language by its tag. */
  public static String read(String name) {
    try {
      return Files.readString(Path.of("src/main/guide", name + ".txt"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
