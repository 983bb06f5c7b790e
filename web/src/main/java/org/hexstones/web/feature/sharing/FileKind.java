package org.hexstones.web.feature.sharing;

/** The kinds of files that a game can be saved as. */
public enum FileKind {
  TEXT("hexstones"),
  JSON("json"),
  SVG("svg"),
  PNG("png"),
  GIF("gif"),
  /** A sheet of paper, which is printed and not saved. */
  POSTER("poster");

  private final String extension;

  FileKind(String extension) {
    this.extension = extension;
  }

  /** Whether a worker draws it. */
  boolean isOfWorker() {
    return this == GIF || this == POSTER;
  }

  /** The ending of the file's name. */
  public String extension() {
    return extension;
  }
}
