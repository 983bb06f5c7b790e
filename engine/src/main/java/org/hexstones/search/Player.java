package org.hexstones.search;

import org.hexstones.game.Play;

/** A way of playing. */
public interface Player {
  /** The text from which the same player can be made again: its name and what is not default. */
  String text();

  /** A search by this player, at the present position of a game. */
  Search search(Play play, int seed);
}
