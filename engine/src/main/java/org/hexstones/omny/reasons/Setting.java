package org.hexstones.omny.reasons;

import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;

/** Which kinds of facts a game allows. */
final class Setting {
  private Setting() {}

  /** The maximum number of stars in a cut of a winning group of a colour. */
  static int goal(OmnyPosition position, int colour) {
    return position.setup().limitInHalves(colour, position.twiceKomi()) / 2;
  }

  /** Whether a threat can be answered before it is carried out, and a winning group wins. */
  static boolean alternates(OmnyPosition position) {
    OmnySetup setup = position.setup();
    return !setup.misere() && setup.balance().stonesPerTurn() == 1;
  }

  /** Whether only one colour can have a winning group on a full board. */
  static boolean isExclusive(OmnyPosition position) {
    return (position.setup().stars().size() + position.twiceKomi()) % 2 != 0;
  }
}
