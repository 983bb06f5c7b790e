package org.hexstones.notation;

import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Tag;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Whether a record is within the bounds of the notation, so that what is written of it can be read
 * again. Readers check what they have read, and whatever makes a record larger checks the result.
 */
public final class RecordBounds {
  /** The length of everything that every record has. */
  private static final int FRAME = 40;

  /** The length of a tag beside its texts, and of a start stone or a move beside its name. */
  private static final int BESIDE_TEXTS = 10;

  private static final int BESIDE_NAME = 7;

  /** The length of the brackets of a variation, and of the number of a turn. */
  private static final int BRACKETS = 3;

  private static final int NUMBER = 8;

  /** What an escape with four digits has more than its character. */
  static final int ESCAPE = 5;

  private final Board board;
  private final int tags;
  private int moves;
  private int mostChildren;
  private int longestText;
  private int length;

  private RecordBounds(GameRecord record) {
    board = record.setup().board();
    length = FRAME + record.setup().text().length();
    for (int stone : record.start().stones()) {
      length += BESIDE_NAME + board.name(Moves.cell(stone)).length();
    }
    tags = record.tags().size();
    for (Tag tag : record.tags()) {
      length += BESIDE_TEXTS + text(tag.name()) + text(tag.value());
    }
    comment(record.root());
    below(record.root(), true);
  }

  /**
   * The reason why a record must not become as large as this, or null. It is quick, because it
   * estimates the length of the text: no text is longer than its estimate.
   */
  public static @Nullable Reason refusal(GameRecord record) {
    RecordBounds sum = new RecordBounds(record);
    return sum.isBounded() && sum.length > RecordText.MAX_LENGTH ? tooLong() : sum.refusal();
  }

  /** Whether a record may become as large as this. */
  public static boolean fits(GameRecord record) {
    RecordBounds sum = new RecordBounds(record);
    return sum.isBounded() && sum.length <= RecordText.MAX_LENGTH;
  }

  /**
   * Whether the numbers of tags, moves and variations and the lengths of the texts are within their
   * bounds. The length of the whole may not be.
   */
  public static boolean hasBoundedParts(GameRecord record) {
    return new RecordBounds(record).isBounded();
  }

  private boolean isBounded() {
    return tags <= Bounds.TAGS
        && moves <= Bounds.MOVES
        && mostChildren <= Bounds.CHILDREN
        && longestText <= Bounds.TEXT;
  }

  private @Nullable Reason refusal() {
    if (tags > Bounds.TAGS) {
      return Reason.of(NotationProblem.TOO_MANY_TAGS, Bounds.TAGS);
    }
    if (moves > Bounds.MOVES) {
      return Reason.of(NotationProblem.TOO_MANY_MOVES, Bounds.MOVES);
    }
    if (mostChildren > Bounds.CHILDREN) {
      return Reason.of(NotationProblem.TOO_MANY_VARIATIONS, Bounds.CHILDREN - 1);
    }
    return longestText > Bounds.TEXT ? Reason.of(NotationProblem.TEXT_TOO_LONG, Bounds.TEXT) : null;
  }

  /**
   * Refuses a record that cannot be written and read again. It is exact, and may have to write the
   * text of a very large record.
   */
  public static Parsed<GameRecord> check(GameRecord record) {
    RecordBounds sum = new RecordBounds(record);
    Reason problem = sum.refusal();
    if (problem == null && sum.length > RecordText.MAX_LENGTH) {
      problem = longest(RecordText.write(record)) > RecordText.MAX_LENGTH ? tooLong() : null;
    }
    return problem == null ? Parsed.ok(record) : Parsed.refused(problem);
  }

  /** The length of a record's text with the escapes that only pictures need. */
  private static int longest(String text) {
    int length = text.length();
    for (int i = 0; i < text.length(); i++) {
      length += text.charAt(i) >= '\uFFFE' ? ESCAPE : 0;
    }
    return length;
  }

  /** At least the length of a record's text. */
  static int estimate(GameRecord record) {
    return new RecordBounds(record).length;
  }

  private static Reason tooLong() {
    return Reason.of(NotationProblem.TOO_LONG, RecordText.MAX_LENGTH);
  }

  /** The recursion is no deeper than a game is long. */
  private void below(Node node, boolean main) {
    int children = node.children().size();
    mostChildren = Math.max(mostChildren, children);
    for (int i = 0; i < children; i++) {
      Node child = node.children().get(i);
      boolean first = i == 0;
      moves++;
      length += BESIDE_NAME + MoveText.write(child.move(), board).length();
      length += first ? 0 : BRACKETS;
      length += first && main ? NUMBER : 0;
      comment(child);
      below(child, first && main);
    }
  }

  private void comment(Node node) {
    if (!node.comment().isEmpty()) {
      length += BRACKETS + text(node.comment());
    }
  }

  /** The length of a written text. */
  private int text(String text) {
    longestText = Math.max(longestText, text.length());
    return PlainText.length(text);
  }
}
