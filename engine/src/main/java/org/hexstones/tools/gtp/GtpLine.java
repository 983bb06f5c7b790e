package org.hexstones.tools.gtp;

import java.util.List;
import java.util.Locale;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;

/**
 * A line of the protocol. As the protocol demands, control characters and comments are removed, and
 * tabs become spaces.
 *
 * @param id the number before the command, which the response repeats; empty if there is none
 * @param command the name of the command; empty if the line has none
 * @param rest everything after the command
 */
record GtpLine(String id, String command, String rest) {
  private static final int MAX_ID_LENGTH = 10;

  /** Reads a line. An empty line has no id and no command. */
  static GtpLine of(String line) {
    StringBuilder clean = new StringBuilder();
    for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
      char c = line.charAt(i);
      boolean control = c < ' ' || c == 0x7F;
      if (c == '\t') {
        clean.append(' ');
      } else if (!control) {
        clean.append(c);
      }
    }
    String text = clean.toString();
    List<Word> words = Words.words(text);
    int at = !words.isEmpty() && isId(words.get(0).text()) ? 1 : 0;
    String id = at == 1 ? words.get(0).text() : "";
    if (at == words.size()) {
      return new GtpLine(id, "", "");
    }
    Word command = words.get(at);
    String rest = text.substring(command.at() + command.text().length());
    return new GtpLine(id, command.text(), rest.trim());
  }

  private static boolean isId(String word) {
    return word.length() <= MAX_ID_LENGTH
        && word.chars().allMatch(c -> c >= '0' && c <= '9')
        && Long.parseLong(word) <= Integer.MAX_VALUE;
  }

  boolean isEmpty() {
    return id.isEmpty() && command.isEmpty();
  }

  /** The words of {@link #rest}. */
  List<String> arguments() {
    return Words.words(rest).stream().map(Word::text).toList();
  }

  /** A word as a whole number in a range. */
  static Parsed<Integer> number(String word, int least, int most) {
    int number = Words.number(word);
    return number < least || number > most
        ? Parsed.refused(GtpProblem.NOT_A_NUMBER, word, least, most)
        : Parsed.ok(number);
  }

  static String lowerCase(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
