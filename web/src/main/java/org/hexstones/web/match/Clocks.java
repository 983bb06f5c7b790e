package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The clocks of a match.
 *
 * @param left each player's remaining milliseconds; empty if there are no clocks
 */
public record Clocks(TimeControl control, List<Integer> left) {
  /** The upper limit of a clock, more than eleven days, so that it can be written and read. */
  private static final int MOST = 999_999_999;

  public static final Clocks NONE = new Clocks(TimeControl.NONE, List.of());

  public Clocks {
    left = List.copyOf(left);
  }

  /** The clocks at the beginning of a game. */
  public static Clocks begin(TimeControl control, int players) {
    return control.isNone()
        ? NONE
        : new Clocks(control, Collections.nCopies(players, 1000 * control.seconds()));
  }

  public boolean areNone() {
    return control.isNone();
  }

  /** The clocks after a player has used some time. */
  public Clocks spent(int player, int millis) {
    return with(player, Math.max(0, left.get(player) - millis));
  }

  /** The clocks after a player's turn. */
  public Clocks turned(int player) {
    return switch (control.kind()) {
      case NONE -> this;
      case MOVE -> with(player, 1000 * control.seconds());
      case FISCHER -> with(player, Math.min(MOST, left.get(player) + 1000 * control.increment()));
    };
  }

  /** The clocks with the smaller time of each player: time that was spent stays spent. */
  public Clocks least(Clocks other) {
    Clocks least = this;
    for (int player = 0; player < Math.min(left.size(), other.left.size()); player++) {
      least = least.with(player, Math.min(left.get(player), other.left.get(player)));
    }
    return least;
  }

  /** The clocks with another time of a player. */
  public Clocks with(int player, int millis) {
    List<Integer> changed = new ArrayList<>(left);
    changed.set(player, millis);
    return new Clocks(control, changed);
  }
}
