package org.hexstones.web.i18n;

/** The keys of the answers to what a person asks about a board. */
public enum AskKey implements MessageKey {
  /** That a key lists all keys. */
  KEYS,
  NOTHING_YET,
  NOWHERE,
  /** The size of a group and the cell that names it. */
  GROUP,
  /** The number of groups of one. */
  SINGLES,
  NO_GROUPS,
  /** The cells of a group, and what it touches. */
  TOUCHES,
  /** The cells of a group at the edge. */
  EDGE,
  /** Another group: its colour, size and name. */
  NEIGHBOUR,
  /** The number of free cells around a group. */
  FREE_ROUND,
  /** A cell and the colour of its stone. */
  STONE,
  FREE,
  /** The free cells round a cell. */
  FREE_AROUND,
  NONE_FREE_AROUND,
  /** A direction, the last cell there, and what lies on the way. */
  LINE,
  ALL_FREE,
  LINE_ENDS,
  RIGHT,
  DOWN_RIGHT,
  DOWN,
  DOWN_LEFT,
  LEFT,
  UP_LEFT,
  UP,
  UP_RIGHT,
  SINCE,
  SINCE_NOTHING,
  SINCE_BEGINNING,
  /** A colour, its number before and now. */
  BECAME,
  /** A group that has grown: colour, name, size, the sizes before. */
  GREW;

  @Override
  public String key() {
    return "AskKey." + name();
  }
}
