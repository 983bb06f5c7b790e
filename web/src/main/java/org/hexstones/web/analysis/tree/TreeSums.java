package org.hexstones.web.analysis.tree;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;

/**
 * Sums over a record, so that a change need not go through all of it.
 *
 * @param moves the number of moves
 * @param said the number of characters of all comments
 * @param written the length of its text, or a little more
 */
public record TreeSums(int moves, int said, int written) {
  /**
   * The length of a move with a colour before it, its turn's number and the brackets of a
   * variation.
   */
  private static final int MOST_OF_A_MOVE = 24;

  /** The length of the braces of a comment, and of the turn's number that is repeated after it. */
  private static final int MOST_BESIDE_WORDS = 12;

  public static TreeSums of(GameRecord record) {
    return new TreeSums(
        Trees.size(record.root()), Trees.said(record.root()), RecordText.write(record).length());
  }

  public TreeSums withMove() {
    return new TreeSums(moves + 1, said, written + MOST_OF_A_MOVE);
  }

  /** The sums after a comment was replaced. */
  public TreeSums with(String before, String now) {
    int more = RecordText.commentLength(now) - RecordText.commentLength(before);
    int beside = before.isEmpty() == now.isEmpty() ? 0 : now.isEmpty() ? -2 : MOST_BESIDE_WORDS;
    return new TreeSums(moves, said + now.length() - before.length(), written + more + beside);
  }
}
