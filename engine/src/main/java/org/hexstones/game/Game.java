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

  /**
   * Texts of set-ups that together use all that the game has: kinds of boards, numbers of players,
   * options. Programs and tests that go through every game take them from here. The first is a
   * usual one, on which speed is measured; the others are small.
   */
  List<String> samples();
}
