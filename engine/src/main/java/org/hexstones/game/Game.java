package org.hexstones.game;

import java.util.List;
import org.hexstones.parse.Parsed;

/** A game: what reads its set-ups and brings what a search needs. Stateless. */
public interface Game {
  /** The game's word in records and protocols. */
  String id();

  /** The words with which a set-up of this game may begin: its id and the names of its presets. */
  List<String> keywords();

  /**
   * Reads a set-up.
   *
   * @param keyword one of {@link #keywords()}
   * @param board what stands after it: a shape's text, or what the preset takes in its place
   * @param options everything else; the game takes what it knows, what is left is refused by it
   */
  Parsed<Setup> setup(String keyword, String board, Options options);

  /** What a search needs to play this set-up, which must be this game's. */
  SearchSupport searchSupport(Setup setup);

  /** Texts of set-ups on which the speed of this game's random games is measured. */
  default List<String> benchSetups() {
    return List.of();
  }

  /**
   * Whether {@code b} and {@code w}, small or capital, are black and white where a protocol asks
   * who moves, as programs of Go expect. Where not, a capital {@code B} is the second player.
   */
  default boolean namesColoursAsGo() {
    return false;
  }
}
