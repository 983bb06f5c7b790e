package org.hexstones.search;

import org.hexstones.game.Play;

/** A search algorithm with its settings. */
public interface Player {
  /**
   * The text from which the same player can be made: its name and the settings without defaults.
   */
  String text();

  /** A search by this player, at the present position of a game. */
  Search search(Play play, int seed);
}
