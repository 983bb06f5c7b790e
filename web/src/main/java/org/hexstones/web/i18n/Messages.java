package org.hexstones.web.i18n;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.parse.Words;
import org.hexstones.web.live.LiveMessage.Presence;

/** A language with its texts and its numbers. */
public record Messages(Language language, MessageCatalog texts, Numbers numbers) {
  /** Numbers of more digits are hard to read. */
  private static final int MOST_DIGITS = 7;

  /** A text without places. */
  public String say(MessageKey key) {
    return texts.say(key.key());
  }

  /**
   * A text with its places filled in.
   *
   * @param arguments formatted already, numbers included
   */
  public String say(MessageKey key, String... arguments) {
    return texts.say(key.key(), arguments);
  }

  /** A text in the form for a number of things, which is among the arguments. */
  public String count(MessageKey key, int number, String... arguments) {
    return texts.count(key.key(), language.plurals().of(number), arguments);
  }

  /** A colour as the name of a player or side. */
  public String colour(Colour colour) {
    return texts.say("Colour." + colour.name());
  }

  /** A colour as a property of a stone, within a sentence. */
  public String stone(Colour colour) {
    return texts.say("Stone." + colour.name());
  }

  /** What a player of a live game does, in a word. */
  public String presence(Presence presence) {
    return texts.say("Presence." + presence.name());
  }

  /**
   * The text of a notice.
   *
   * @param kind the name of its kind, because programs have different kinds
   */
  public String notice(String kind) {
    return texts.say("Notice." + kind);
  }

  /** Two sentences in a sequence. The first may end in a full stop. */
  public String then(String first, String second) {
    boolean stops = first.endsWith(".") || first.endsWith("。");
    String open = stops ? first.substring(0, first.length() - 1) : first;
    return say(GameKey.THEN, open, second);
  }

  /** A list as the language writes it: "a1, a2". */
  public String list(List<String> items) {
    String list = "";
    for (String item : items) {
      list = list.isEmpty() ? item : say(GameKey.LIST, list, item);
    }
    return list;
  }

  /** A list of lists: "a1, a2; b1". */
  public String clauses(List<String> items) {
    String list = "";
    for (String item : items) {
      list = list.isEmpty() ? item : say(GameKey.CLAUSES, list, item);
    }
    return list;
  }

  /** A text, and one in brackets behind it: "Ann (Black)". */
  public String beside(String text, String inBrackets) {
    return say(GameKey.BESIDE, text, inBrackets);
  }

  /** The names of the levels, from the easiest to the strongest. */
  public List<String> levels() {
    return texts.all(GameKey.LEVELS.key());
  }

  /**
   * The name of a level.
   *
   * @param number from 1
   */
  public String level(int number) {
    List<String> levels = levels();
    return levels.get(Math.min(number, levels.size()) - 1);
  }

  /** The places at the end, from the first. */
  public List<String> places() {
    return texts.all(GameKey.PLACES.key());
  }

  /** Translates the English name of a record's part in a reason. Other texts are unchanged. */
  public String part(String english) {
    return texts.or("part." + english, english);
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
}
