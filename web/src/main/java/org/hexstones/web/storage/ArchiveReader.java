package org.hexstones.web.storage;

import java.util.List;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * Finds the games in the pieces of an archive. It holds only a piece and the longest game. It makes
 * no object for a line, because a text of line ends alone has millions of lines.
 */
final class ArchiveReader {
  /** A longer line may be cut: no game is so long. A line end may have two characters. */
  private static final int LONGEST = 2 * MatchCodec.LONGEST;

  private static final int LONGEST_HEADER = 200;
  private static final int FIRST_LINES = 1024;

  private String text = "";

  /** The beginnings of the lines; the end of the last one is not known yet. */
  private int[] starts = new int[FIRST_LINES];

  /** The number of lines that have begun, and the line at which the search for a game continues. */
  private int lines = 1;

  private int at = 1;
  private boolean ended;
  private double added;
  private int found;
  private int unread;
  private int leftOut;
  private Repetition practice = Repetition.NONE;

  /** The number of games that are cut off. */
  int unread() {
    return unread;
  }

  /** The number of games beyond {@link Archive#MOST_GAMES}. */
  int leftOut() {
    return leftOut;
  }

  /** What is asked again, as far as the text says so yet. */
  Repetition practice() {
    return practice;
  }

  /** The share of the added text that has been read, from 0 to 1. */
  double share() {
    return added == 0 ? 1 : 1 - (text.length() - start(at)) / added;
  }

  /** Whether the end of the archive was added. */
  boolean hasEnded() {
    return ended;
  }

  /** Adds the next piece. An empty piece is the end. */
  void add(String piece) {
    ended = piece.isEmpty();
    added += piece.length();
    int first = Math.min(at, lines - 1);
    int shift = starts[first];
    for (int line = first; line < lines; line++) {
      starts[line - first] = starts[line] - shift;
    }
    lines -= first;
    at -= first;
    int from = text.length() - shift;
    text = text.substring(shift) + piece;
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) == '\n' || i + 1 - starts[lines - 1] > LONGEST) {
        begin(i + 1);
      }
    }
    if (ended) {
      begin(text.length() + 1);
    }
  }

  private void begin(int start) {
    if (lines == starts.length) {
      int[] more = new int[2 * lines];
      System.arraycopy(starts, 0, more, 0, lines);
      starts = more;
    }
    starts[lines++] = start;
  }

  /** The next game, unparsed; null if more text has to be added first. */
  @Nullable StoredGame next() {
    while (at < lines - 1) {
      int length = start(at + 1) - start(at);
      if (text.startsWith(Archive.PRACTICE, start(at))) {
        String line = text.substring(start(at) + Archive.PRACTICE.length(), end(at));
        practice = practice.merged(Repetition.read(line));
      }
      List<Words.Word> words =
          text.startsWith(Archive.KEPT, start(at)) && length <= LONGEST_HEADER
              ? Words.words(text.substring(start(at), end(at)))
              : List.of();
      boolean begins = words.size() == 4;
      int minute = begins ? Words.number(words.get(2).text()) : -1;
      int body = begins ? Words.number(words.get(3).text()) : -1;
      boolean may = minute >= 0 && body >= 0 && body <= LONGEST;
      boolean whole = may && at + 1 + body < lines;
      if (may && !whole && !ended && text.length() - start(at + 1) <= LONGEST) {
        return null;
      }
      int first = at + 1;
      at += whole ? 1 + body : 1;
      if (begins && !whole) {
        unread++;
      } else if (whole && found == Archive.MOST_GAMES) {
        leftOut++;
      } else if (whole) {
        found++;
        return new StoredGame(words.get(1).text(), 1, body(first), minute * Archive.MINUTE);
      }
    }
    return null;
  }

  /** The lines from one up to the next place to search, without the end of the last one. */
  private String body(int from) {
    if (from == at) {
      return "";
    }
    String body = text.substring(start(from), end(at - 1));
    return body.indexOf('\r') < 0 ? body : body.replace("\r\n", "\n");
  }

  /** The beginning of a line; the end of the text for a line that has not begun. */
  private int start(int line) {
    return line < lines ? Math.min(starts[line], text.length()) : text.length();
  }

  /** The end of a line, without its line end. An editor may have made that two characters. */
  private int end(int line) {
    int end = starts[line + 1];
    end -= end > text.length() || text.charAt(end - 1) == '\n' ? 1 : 0;
    return end > start(line) && text.charAt(end - 1) == '\r' ? end - 1 : end;
  }
}
