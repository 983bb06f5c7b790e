package org.hexstones.web.analysis.tree;

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
 * The review of a turn, as written into the comment of the move before: {@code [%review 62 38 5
 * better white:c4 black:d5]}, in hundredths. So a review is part of the tree, is stored and sent
 * with it, and can be read wherever the record can.
 *
 * @param chances each player's chance to win before the turn
 * @param loss how much of it the player of the turn lost
 * @param proved whether the chances are certain
 * @param better the turn that was found instead and its continuation, as words; empty if none is
 *     better
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

  /**
   * The annotation of a comment, or null: the comment's last line, in exactly the form that is
   * written here.
   */
  public static @Nullable Annotation in(String comment) {
    if (comment.isEmpty() || comment.charAt(comment.length() - 1) != END) {
      return null;
    }
    String line = comment.substring(comment.lastIndexOf(BETWEEN) + 1);
    if (!line.startsWith(BEGIN)) {
      return null;
    }
    Annotation read = read(line.substring(BEGIN.length(), line.length() - 1));
    return read != null && read.text().equals(line) ? read : null;
  }

  private static @Nullable Annotation read(String text) {
    List<Integer> numbers = new ArrayList<>();
    List<String> better = new ArrayList<>();
    boolean proved = false;
    boolean moves = false;
    for (Words.Word word : Words.words(text)) {
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

  /** The words of a comment without its annotation. */
  public static String words(String comment) {
    if (in(comment) != null) {
      return comment.substring(0, Math.max(0, comment.lastIndexOf(BETWEEN)));
    }
    return isLikeOne(comment) ? comment.substring(0, comment.length() - 1) : comment;
  }

  /** A comment of words and an annotation. */
  public static String comment(String words, @Nullable Annotation annotation) {
    if (annotation == null) {
      return isLikeOne(words) ? words + BETWEEN : words;
    }
    return words.isEmpty() ? annotation.text() : words + BETWEEN + annotation.text();
  }

  /**
   * Whether a person's words end like an annotation, apart from line ends. Such words are stored
   * with one more line end, so that they are not read as one.
   */
  private static boolean isLikeOne(String words) {
    int end = words.length();
    while (end > 0 && words.charAt(end - 1) == BETWEEN) {
      end--;
    }
    return in(words.substring(0, end)) != null;
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

  /** A move as one word, with its colour. */
  public static String word(int move, Board board) {
    String word = MoveText.write(move, board);
    return Moves.isPlace(move) ? Colour.of(Moves.colour(move)).word() + ":" + word : word;
  }

  /** Reads a word; {@link Moves#NONE} if it is no move. */
  public static int move(String word, Board board) {
    int colon = word.indexOf(':');
    Colour colour = colon < 0 ? null : Colour.ofWord(word.substring(0, colon));
    Parsed<Integer> read =
        colour == null
            ? MoveText.read(word, board, 0)
            : MoveText.read(word.substring(colon + 1), board, colour.index());
    Integer move = read.orNull();
    return move == null ? Moves.NONE : move;
  }
}
