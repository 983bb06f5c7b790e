package org.hexstones.web.analysis.paper;

/** The fields whose text is kept as it was typed, because it is read as something else. */
public enum Field {
  TURN("diagram-turn"),
  FROM("diagram-from"),
  WIDTH("diagram-width"),
  CELL("mark-cell"),
  FILM_FROM("film-from"),
  FILM_TO("film-to"),
  NUMBERS("sheet-numbers");

  private final String word;

  Field(String word) {
    this.word = word;
  }

  /** Its name in the document. */
  String word() {
    return word;
  }
}
