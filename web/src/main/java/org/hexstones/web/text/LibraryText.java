package org.hexstones.web.text;

/** The texts about kept games and positions made by hand. What is filled in is written out. */
public interface LibraryText {
  LibraryText ENGLISH = new EnglishLibrary();
  LibraryText SPANISH = new SpanishLibrary();
  LibraryText JAPANESE = new JapaneseLibrary();

  String word(LibraryWord word);

  /** How many games there are. */
  String games(String number, boolean one);

  /** Which of the games found are shown. */
  String range(String from, String to, String of);

  String moves(String number, boolean one);

  /** What is done by the button beside a game. */
  String delete(String game);

  String imported(String added, String known, String unread);

  /** The name of a seat, to be typed. */
  String nameOf(String player);
}
