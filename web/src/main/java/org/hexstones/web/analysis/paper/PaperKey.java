package org.hexstones.web.analysis.paper;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the texts of diagrams, films and worksheets. */
public enum PaperKey implements MessageKey {
  DIAGRAM,
  AFTER,
  NUMBERED,
  NUMBERED_HINT,
  WIDTH,
  UNIT,
  NAMES,
  RINGED,
  BLACK,
  BLACK_HINT,
  CAPTION,
  TURN,
  MARKS,
  ERASER,
  MARKS_HINT,
  ARROW_HINT,
  CELL,
  REMOVED,
  NO_CELL,
  SAVE_SVG,
  SAVE_PNG,
  COPY_CODE,
  SEVERAL,
  SEVERAL_HINT,
  SEVERAL_SVG,
  SEVERAL_PNG,
  FROM,
  TO,
  PACE,
  SLOW,
  MEDIUM,
  FAST,
  SIZE,
  SAVE_FILM,
  WORKSHEET,
  TITLE,
  NUMBERS,
  NUMBERS_HINT,
  PER_SHEET,
  GRADE,
  LISTED,
  POSITION_TOO,
  POSITIONS_TOO,
  NAME,
  PUZZLE,
  POSITION,
  PLAYED,
  SOLUTIONS,
  PRINT,
  PRINT_HINT;

  @Override
  public String key() {
    return "PaperKey." + name();
  }
}
