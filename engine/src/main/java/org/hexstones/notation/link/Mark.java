package org.hexstones.notation.link;

/**
 * A mark that a person puts on a cell.
 *
 * @param cell the cell's name
 * @param more the letter of a {@link Kind#LETTER}, the name of the cell to which a {@link
 *     Kind#ARROW} points; else empty
 */
public record Mark(Kind kind, String cell, String more) {
  /** The kinds of marks. */
  public enum Kind {
    RING,
    TRIANGLE,
    LETTER,
    ARROW
  }

  /** Whether it stands on a cell, begins or ends there. */
  public boolean touches(String name) {
    return cell.equals(name) || (kind == Kind.ARROW && more.equals(name));
  }
}
