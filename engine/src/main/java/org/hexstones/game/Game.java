package org.hexstones.game;

import java.util.List;
import org.hexstones.parse.Parsed;

/** A game: it reads its set-ups and supplies what a search needs. It has no state. */
public interface Game {
  /** The id of the game in records and protocols. */
  String id();

  /**
   * The words with which a set-up of this game may begin: the game's id and the names of its
   * presets.
   */
  List<String> keywords();

  /**
   * Reads a set-up.
   *
   * @param keyword one of {@link #keywords()}
   * @param board the text after the keyword: a shape, or the preset's own parameter
   * @param options all other options; the game takes those that it knows, and refuses the rest
   */
  Parsed<Setup> setup(String keyword, String board, Options options);

  /** The support that a search needs for a set-up of this game. */
  SearchSupport searchSupport(Setup setup);

  /**
   * Texts of set-ups that together cover all features of the game: kinds of boards, numbers of
   * players, options. Programs and tests for all games use them. The first is a usual one, and
   * speed is measured on it; the others are small.
   */
  List<String> samples();
}
