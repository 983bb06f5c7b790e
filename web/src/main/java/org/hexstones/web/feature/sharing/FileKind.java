package org.hexstones.web.feature.sharing;

/** What a game can be saved as. */
public enum FileKind {
  TEXT("hexstones"),
  JSON("json"),
  SVG("svg"),
  PNG("png");

  private final String extension;

  FileKind(String extension) {
    this.extension = extension;
  }

  /** How the name of such a file ends. */
  public String extension() {
    return extension;
  }
}
