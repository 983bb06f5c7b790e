package org.hexstones.web.text;

import org.hexstones.game.MoveText;

/** A language being spoken: its words and its numbers. */
public record Talk(Language language, Catalogue texts, Numbers numbers) {
  /** The texts that belong to no game. */
  public PageText page() {
    return new PageText(texts);
  }

  /** The texts about links and files. */
  public LinkText links() {
    return new LinkText(texts);
  }

  /** The texts about what one does round a game. */
  public PlayText play() {
    return new PlayText(texts);
  }

  public String word(PlayWord word) {
    return play().word(word);
  }

  /** The texts about the board, the keyboard and what is read out. */
  public HandText hand() {
    return new HandText(texts);
  }

  public String word(HandWord word) {
    return hand().word(word);
  }

  /** The texts about kept games and positions made by hand. */
  public LibraryText library() {
    return new LibraryText(texts);
  }

  public String word(LinkWord word) {
    return links().word(word);
  }

  public String word(Word word) {
    return page().word(word);
  }

  public String number(int number) {
    return numbers.format(language, String.valueOf(number));
  }

  public String number(String decimal) {
    return numbers.format(language, decimal);
  }

  /** A number of halves: 5 is two and a half. */
  public String halves(int twice) {
    return numbers.format(language, MoveText.komi(twice));
  }

  public boolean isOne(int number) {
    return numbers.isOne(language, number);
  }
}
