package org.hexstones.notation.link;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The marks on the board that a link shows first: {@code
 * &marks=ring:d4,triangle:e5,A:f6,arrow:b2:c3} after the link. What cannot be read is left out: no
 * mark makes a link unreadable.
 */
public final class Marks {
  /** No link has more; others are left out. */
  public static final int MOST = 40;

  private static final String NAME = "&marks=";

  /** No name of a cell is longer. */
  private static final int LONGEST_CELL = 6;

  /** The bit in which small and capital letters differ. */
  private static final int CASE = 'a' ^ 'A';

  private Marks() {}

  /** What stands after a link and its {@link MovesShown}; empty without marks. */
  public static String write(List<Mark> marks) {
    StringBuilder text = new StringBuilder();
    for (Mark mark : marks.subList(0, Math.min(MOST, marks.size()))) {
      boolean isLetter = mark.kind() == Mark.Kind.LETTER;
      text.append(text.isEmpty() ? NAME : ",")
          .append(isLetter ? mark.more() : word(mark.kind()))
          .append(':')
          .append(mark.cell())
          .append(mark.kind() == Mark.Kind.ARROW ? ":" + mark.more() : "");
    }
    return text.toString();
  }

  /**
   * Reads the marks of an address. Whether the board has their cells is not known here.
   *
   * @param address its fragment, as chats and mail have left it
   */
  public static List<Mark> read(String address) {
    String plain = MovesShown.plain(address, 0, address.length());
    List<Mark> marks = new ArrayList<>();
    int name = plain.indexOf(NAME);
    int from = name < 0 ? plain.length() : name + NAME.length();
    for (int read = 0; read < MOST && from < plain.length(); read++) {
      int end = from;
      while (end < plain.length() && isOfMark(plain.charAt(end))) {
        end++;
      }
      Mark mark = mark(plain.substring(from, end));
      if (mark != null && !marks.contains(mark)) {
        marks.add(mark);
      }
      boolean goesOn = end < plain.length() && plain.charAt(end) == ',';
      from = goesOn ? end + 1 : plain.length();
    }
    return marks;
  }

  private static @Nullable Mark mark(String written) {
    String text = lowered(written);
    int first = text.indexOf(':');
    int second = text.indexOf(':', first + 1);
    String word = text.substring(0, Math.max(0, first));
    String cell = text.substring(first + 1, second < 0 ? text.length() : second);
    String end = second < 0 ? "" : text.substring(second + 1);
    Mark.Kind kind = kind(word);
    boolean isArrow = kind == Mark.Kind.ARROW;
    if (kind == null || !isCell(cell) || isArrow != (second >= 0)) {
      return null;
    }
    if (isArrow && (!isCell(end) || end.equals(cell))) {
      return null;
    }
    boolean isLetter = kind == Mark.Kind.LETTER;
    return new Mark(kind, cell, isLetter ? String.valueOf((char) (word.charAt(0) ^ CASE)) : end);
  }

  /** In small letters. Those of the standard library know all scripts, which takes 4 KB. */
  private static String lowered(String text) {
    StringBuilder lowered = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      lowered.append(c >= 'A' && c <= 'Z' ? (char) (c ^ CASE) : c);
    }
    return lowered.toString();
  }

  private static Mark.@Nullable Kind kind(String word) {
    if (word.length() == 1 && isLetter(word.charAt(0))) {
      return Mark.Kind.LETTER;
    }
    for (Mark.Kind kind : Mark.Kind.values()) {
      if (kind != Mark.Kind.LETTER && word(kind).equals(word)) {
        return kind;
      }
    }
    return null;
  }

  private static String word(Mark.Kind kind) {
    return switch (kind) {
      case RING -> "ring";
      case TRIANGLE -> "triangle";
      case LETTER -> "";
      case ARROW -> "arrow";
    };
  }

  private static boolean isCell(String name) {
    return !name.isEmpty() && name.length() <= LONGEST_CELL && name.indexOf(':') < 0;
  }

  private static boolean isOfMark(char c) {
    return c == ':' || isLetter(c) || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }
}
