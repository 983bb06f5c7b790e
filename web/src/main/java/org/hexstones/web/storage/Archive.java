package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Many games as one text, for a file. The first line has the version. Each game then has a line
 * with its key, the minute in which it was stored and the number of its lines, followed by these
 * lines.
 */
final class Archive {
  /** The maximum number of games that are read from a text. */
  static final int MOST_GAMES = 20_000;

  static final String KEPT = "kept ";

  /** Begins the line that says what is asked again. Older versions skip it. */
  static final String PRACTICE = "practice ";

  static final double MINUTE = 60_000;

  /** The largest minute that a reader accepts. A clock may have been set to any time. */
  private static final int LAST_MINUTE = 999_999_999;

  private static final String HEADER = "hexstones-games 1";

  private Archive() {}

  static boolean isArchive(String text) {
    return text.startsWith(HEADER);
  }

  /**
   * Writes the text in pieces, because it may be longer than a string can be.
   *
   * @param later runs a task soon, after what else is due
   */
  static void write(List<StoredGame> items, Consumer<Runnable> later, Consumer<List<String>> done) {
    write(items, 0, new ArrayList<>(), later, done);
  }

  private static void write(
      List<StoredGame> items,
      int from,
      List<String> pieces,
      Consumer<Runnable> later,
      Consumer<List<String>> done) {
    StringBuilder piece = new StringBuilder(from == 0 ? HEADER + "\n" : "");
    int next = from;
    while (next < items.size() && piece.length() < TextSource.PIECE) {
      write(items.get(next++), piece);
    }
    pieces.add(piece.toString());
    if (next == items.size()) {
      done.accept(pieces);
    } else {
      int rest = next;
      later.accept(() -> write(items, rest, pieces, later, done));
    }
  }

  private static void write(StoredGame item, StringBuilder to) {
    int lines = 1;
    for (int i = 0; i < item.text().length(); i++) {
      lines += item.text().charAt(i) == '\n' ? 1 : 0;
    }
    int minute = (int) Math.max(0, Math.min(LAST_MINUTE, item.updated() / MINUTE));
    to.append(KEPT).append(item.id()).append(' ').append(minute).append(' ').append(lines);
    to.append('\n').append(item.text()).append('\n');
  }
}
