package org.hexstones.web.keeping;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * Many games as one text, for a file: after a line with the version, every game has a line with its
 * key, the minute in which it was kept and how many lines it has, and then these lines.
 */
final class Archive {
  /** The most characters of a text that is read. */
  static final int LONGEST = 40_000_000;

  /** The most games of a text that are read. */
  static final int MOST_GAMES = 20_000;

  private static final String HEADER = "hexstones-games 1";
  private static final String KEPT = "kept";
  private static final double MINUTE = 60_000;

  private Archive() {}

  /**
   * The games of a text, which nothing has looked into yet.
   *
   * @param unread how many there are that cannot even be told apart
   * @param leftOut how many there are beyond the most that are read
   */
  record Contents(List<Item> items, int unread, int leftOut) {}

  static boolean isArchive(String text) {
    return text.startsWith(HEADER);
  }

  static String write(List<Item> items) {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    for (Item item : items) {
      int lines = Words.split(item.text(), '\n').size();
      text.append(KEPT).append(' ').append(item.id()).append(' ');
      text.append((int) (item.updated() / MINUTE)).append(' ').append(lines).append('\n');
      text.append(item.text()).append('\n');
    }
    return text.toString();
  }

  /** What a text holds, or null where it is no archive. */
  static @Nullable Contents read(String text) {
    if (text.length() > LONGEST || !isArchive(text)) {
      return null;
    }
    List<String> lines = lines(text);
    List<Item> items = new ArrayList<>();
    int unread = 0;
    int leftOut = 0;
    int at = 1;
    while (at < lines.size()) {
      List<Words.Word> words = Words.words(lines.get(at));
      boolean begins = words.size() == 4 && words.get(0).text().equals(KEPT);
      int minute = begins ? Words.number(words.get(2).text()) : -1;
      int length = begins ? Words.number(words.get(3).text()) : -1;
      if (minute >= 0 && length >= 0 && at + 1 + length <= lines.size()) {
        if (items.size() < MOST_GAMES) {
          String body = String.join("\n", lines.subList(at + 1, at + 1 + length));
          items.add(new Item(words.get(1).text(), 1, body, minute * MINUTE));
        } else {
          leftOut++;
        }
        at += 1 + length;
      } else {
        unread += begins ? 1 : 0;
        at++;
      }
    }
    return new Contents(items, unread, leftOut);
  }

  /** The lines without their ends, of which an editor may have made two characters. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    for (Words.Word word : Words.split(text, '\n')) {
      String line = word.text();
      lines.add(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
    }
    return lines;
  }
}
