package org.hexstones.web.feature.sharing;

/** The kinds of files that a game can be saved as. */
public enum FileKind {
  TEXT("hexstones"),
  JSON("json"),
  SVG("svg"),
  PNG("png");

  private final String extension;

  FileKind(String extension) {
    this.extension = extension;
  }

  /** The ending of the file's name. */
  public String extension() {
    return extension;
  }
}
