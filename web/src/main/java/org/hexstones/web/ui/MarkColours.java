package org.hexstones.web.ui;

/** The colours of marks that a person puts on cells. */
public interface MarkColours extends CellColours {
  /** What an arrow has round it, so that it stands out from stones and cells. */
  String paper();

  String arrow();
}
