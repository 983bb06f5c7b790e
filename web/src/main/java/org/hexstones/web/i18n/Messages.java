package org.hexstones.web.i18n;

import org.hexstones.game.MoveText;

/** A language with its texts and its numbers. */
public record Messages(Language language, MessageCatalog texts, Numbers numbers) {
  /** The texts that belong to no game. */
  public PageMessages page() {
    return new PageMessages(texts);
  }

  /** The texts about links and files. */
  public SharingMessages links() {
    return new SharingMessages(texts);
  }

  /** The texts about playing a game. */
  public PlayMessages play() {
    return new PlayMessages(texts);
  }

  public String word(PlayKey word) {
    return play().word(word);
  }

  /** The texts about the board, the keyboard and reading out. */
  public BoardMessages hand() {
    return new BoardMessages(texts);
  }

  public String word(BoardKey word) {
    return hand().word(word);
  }

  /** The texts about stored games and the position editor. */
  public LibraryMessages library() {
    return new LibraryMessages(texts);
  }

  public String word(SharingKey word) {
    return links().word(word);
  }

  public String word(MessageKey word) {
    return page().word(word);
  }

  public String number(int number) {
    return numbers.format(language, String.valueOf(number));
  }

  public String number(String decimal) {
    return numbers.format(language, decimal);
  }

  /** A number given in halves: 5 is two and a half. */
  public String halves(int twice) {
    return numbers.format(language, MoveText.komi(twice));
  }

  public boolean isOne(int number) {
    return numbers.isOne(language, number);
  }
}
