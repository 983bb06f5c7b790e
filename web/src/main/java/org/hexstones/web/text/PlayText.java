package org.hexstones.web.text;

/** The texts about what one does round a game. */
public interface PlayText {
  PlayText ENGLISH = new EnglishPlay();
  PlayText SPANISH = new SpanishPlay();
  PlayText JAPANESE = new JapanesePlay();

  String word(PlayWord word);

  /**
   * The name of a level.
   *
   * @param number from 1
   */
  String level(int number);

  /** What the level of a player is asked with. */
  String levelOf(String player);

  /** Once more, against a stronger level. */
  String harder(String level);

  String easier(String level);

  /** Which step of a lesson it is, and how many there are. */
  String stepOf(String step, String steps);

  /** The computer, by the name of its level. */
  String computer(String level);
}
