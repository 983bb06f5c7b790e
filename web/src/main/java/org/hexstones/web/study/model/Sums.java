package org.hexstones.web.study.model;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;

/**
 * What a record comes to, so that a change need not go through all of it.
 *
 * @param moves how many there are
 * @param said how many characters all that is said of moves has
 * @param written how long it is as a text, or a little more
 */
record Sums(int moves, int said, int written) {
  /** A move with a colour before it, its turn's number and the brackets of a variation. */
  private static final int MOST_OF_A_MOVE = 24;

  /** The braces of a comment, and the number of the turn that is told anew after it. */
  private static final int MOST_BESIDE_WORDS = 12;

  static Sums of(GameRecord record) {
    return new Sums(
        Trees.size(record.root()), Trees.said(record.root()), RecordText.write(record).length());
  }

  Sums withMove() {
    return new Sums(moves + 1, said, written + MOST_OF_A_MOVE);
  }

  /** With another comment somewhere. */
  Sums with(String before, String now) {
    int more = RecordText.commentLength(now) - RecordText.commentLength(before);
    int beside = before.isEmpty() == now.isEmpty() ? 0 : now.isEmpty() ? -2 : MOST_BESIDE_WORDS;
    return new Sums(moves, said + now.length() - before.length(), written + more + beside);
  }
}
