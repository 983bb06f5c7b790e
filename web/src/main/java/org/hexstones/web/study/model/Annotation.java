package org.hexstones.web.study.model;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * What a review found of a turn, as it is noted in the comment of the move before: {@code [%review
 * 62 38 5 better white:c4 black:d5]}, in hundredths. So a review is part of the tree, is kept and
 * sent with it, and can be read wherever the record can.
 *
 * @param chances each player's chance to win before the turn
 * @param loss how much of it the player of the turn gave away
 * @param proved whether the chances are certain
 * @param better the turn that was found instead, as words; empty where none is better
 */
public record Annotation(List<Integer> chances, int loss, boolean proved, List<String> better) {
  private static final String BEGIN = "[%review ";
  private static final char END = ']';
  private static final char BETWEEN = '\n';
  private static final String PROVED = "proved";
  private static final String BETTER = "better";
  private static final int ALL = 100;

  public Annotation {
    chances = List.copyOf(chances);
    better = List.copyOf(better);
  }

  /** The one that a comment holds, or null. */
  public static @Nullable Annotation in(String comment) {
    int begin = comment.indexOf(BEGIN);
    int end = begin < 0 ? -1 : comment.indexOf(END, begin);
    if (end < 0) {
      return null;
    }
    List<Integer> numbers = new ArrayList<>();
    List<String> better = new ArrayList<>();
    boolean proved = false;
    boolean moves = false;
    for (Words.Word word : Words.words(comment.substring(begin + BEGIN.length(), end))) {
      int number = Words.number(word.text());
      if (moves) {
        better.add(word.text());
      } else if (number >= 0 && number <= ALL) {
        numbers.add(number);
      } else if (word.text().equals(PROVED)) {
        proved = true;
      } else if (word.text().equals(BETTER)) {
        moves = true;
      } else {
        return null;
      }
    }
    int players = numbers.size() - 1;
    return players < 2 || players > 4
        ? null
        : new Annotation(numbers.subList(0, players), numbers.get(players), proved, better);
  }

  /** What a comment says in words, without any review. */
  public static String words(String comment) {
    int begin = comment.indexOf(BEGIN);
    int end = begin < 0 ? -1 : comment.indexOf(END, begin);
    if (end < 0) {
      return comment;
    }
    // No more than what was put between them: who is typing may have got as far as a space.
    int last = begin > 0 && comment.charAt(begin - 1) == BETWEEN ? begin - 1 : begin;
    return comment.substring(0, last) + comment.substring(end + 1);
  }

  /** A comment that says this and some words. */
  public static String comment(String words, @Nullable Annotation annotation) {
    String text = annotation == null ? "" : annotation.text();
    return words.isEmpty() || text.isEmpty() ? words + text : words + BETWEEN + text;
  }

  private String text() {
    StringBuilder text = new StringBuilder(BEGIN);
    for (int chance : chances) {
      text.append(chance).append(' ');
    }
    text.append(loss);
    if (proved) {
      text.append(' ').append(PROVED);
    }
    if (!better.isEmpty()) {
      text.append(' ').append(BETTER).append(' ').append(String.join(" ", better));
    }
    return text.append(END).toString();
  }

  /** A move as a word of its own, with its colour. */
  public static String word(int move, Board board) {
    String word = MoveText.write(move, board);
    return Moves.isPlace(move) ? Colour.of(Moves.colour(move)).word() + ":" + word : word;
  }

  /** Reads a word; {@link Moves#NONE} where it is no move. */
  public static int move(String word, Board board) {
    int colon = word.indexOf(':');
    Colour colour = colon < 0 ? null : Colour.ofWord(word.substring(0, colon));
    Parsed<Integer> read =
        colour == null
            ? MoveText.read(word, board, 0)
            : MoveText.read(word.substring(colon + 1), board, colour.index());
    return read instanceof Parsed.Ok<Integer> ok ? ok.value() : Moves.NONE;
  }
}
