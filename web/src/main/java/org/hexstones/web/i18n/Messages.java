package org.hexstones.web.i18n;

import org.hexstones.game.MoveText;
import org.hexstones.parse.Words;

/** A language with its texts and its numbers. */
public record Messages(Language language, MessageCatalog texts, Numbers numbers) {
  /** Numbers of more digits are hard to read. */
  private static final int MOST_DIGITS = 7;

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

  public String word(PuzzleKey word) {
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

  /** The texts about live play. */
  public LiveMessages live() {
    return new LiveMessages(texts);
  }

  public String word(SharingKey word) {
    return links().word(word);
  }

  /** A text round a board. */
  public String word(GameKey word) {
    return page().word(word);
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

  /** Whether a number, given by its digits, is hard to read. */
  public static boolean isLarge(String digits) {
    return digits.length() > MOST_DIGITS;
  }

  /** A number; a large one rounded to three digits: 3.56 × 10¹⁷. */
  public String rounded(String digits) {
    if (!isLarge(digits)) {
      return number(digits);
    }
    int hundreds = (Words.number(digits.substring(0, 4)) + 5) / 10;
    boolean carries = hundreds == 1000;
    hundreds = carries ? 100 : hundreds;
    String mantissa = hundreds / 100 + "." + hundreds / 10 % 10 + hundreds % 10;
    return powerOfTen(mantissa, carries ? digits.length() : digits.length() - 1);
  }

  /** A decimal number and a power of ten, which no line break parts. */
  public String powerOfTen(String decimal, int power) {
    return number(decimal) + "\u00a0×\u00a010" + raised(power);
  }

  /** A number as an exponent. */
  public static String raised(int exponent) {
    StringBuilder text = new StringBuilder();
    String digits = String.valueOf(exponent);
    for (int i = 0; i < digits.length(); i++) {
      text.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digits.charAt(i) - '0'));
    }
    return text.toString();
  }

  /** A number given in halves: 5 is two and a half. */
  public String halves(int twice) {
    return numbers.format(language, MoveText.komi(twice));
  }

  public boolean isOne(int number) {
    return numbers.isOne(language, number);
  }
}
