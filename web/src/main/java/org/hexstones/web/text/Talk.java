package org.hexstones.web.text;

import org.hexstones.game.MoveText;

/** A language being spoken: its words and its numbers. */
public record Talk(Language language, PageText page, Numbers numbers) {
  public static Talk in(Language language, Numbers numbers) {
    PageText page = language.pick(new EnglishPage(), new SpanishPage(), new JapanesePage());
    return new Talk(language, page, numbers);
  }

  /** The texts about links and files. */
  public LinkText links() {
    return language.pick(LinkText.ENGLISH, LinkText.SPANISH, LinkText.JAPANESE);
  }

  /** The texts about what one does round a game. */
  public PlayText play() {
    return language.pick(PlayText.ENGLISH, PlayText.SPANISH, PlayText.JAPANESE);
  }

  public String word(PlayWord word) {
    return play().word(word);
  }

  /** The texts about kept games and positions made by hand. */
  public LibraryText library() {
    return language.pick(LibraryText.ENGLISH, LibraryText.SPANISH, LibraryText.JAPANESE);
  }

  public String word(LinkWord word) {
    return links().word(word);
  }

  public String word(Word word) {
    return page.word(word);
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

  /** What is given for this language. */
  public <T> T pick(T english, T spanish, T japanese) {
    return language.pick(english, spanish, japanese);
  }
}
