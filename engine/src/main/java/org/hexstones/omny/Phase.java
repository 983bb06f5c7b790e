package org.hexstones.omny;

/** The kind of the mover's next move. */
public enum Phase {
  /** The first player names the komi. */
  NAME_KOMI,
  /** The second player keeps white or takes black. */
  CHOOSE_SIDE,
  /** A stone; in white's first turn a swap may be legal instead. */
  PLACE;

  /** The phase's place in the order, from 0 to 3, for packing into bits. */
  @SuppressWarnings("EnumOrdinal") // the number is never stored outside the memory
  int index() {
    return ordinal();
  }
}
