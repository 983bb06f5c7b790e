package org.hexstones.omny;

/** What the mover has to do. */
public enum Phase {
  /** The first player says how large the komi is. */
  NAME_KOMI,
  /** The second player keeps white or takes black. */
  CHOOSE_SIDE,
  /** A stone, or on white's first turn perhaps a swap. */
  PLACE;

  /** A number for packing, from 0 to 3: the place among all phases. */
  @SuppressWarnings("EnumOrdinal") // never leaves the memory of one run
  int index() {
    return ordinal();
  }
}
