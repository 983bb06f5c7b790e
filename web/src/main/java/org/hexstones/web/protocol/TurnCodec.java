package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.search.review.ReviewedTurn;

/** The form of a reviewed turn within a message. */
final class TurnCodec {
  /** The maximum number of moves of a line of play. */
  static final int MOST_MOVES = 100;

  static final ReviewedTurn ANY = new ReviewedTurn(0, 1, 0, List.of(), List.of(), 0, false);

  private TurnCodec() {}

  static ReviewedTurn fields(Fields fields, ReviewedTurn turn) {
    ReviewedTurn read =
        new ReviewedTurn(
            fields.number(turn.begin()),
            fields.number(turn.end()),
            fields.number(turn.player()),
            fields.list(turn.chances(), 0.0, 2, 4, Fields::share),
            fields.moves(turn.better(), 1, MOST_MOVES),
            fields.share(turn.loss()),
            fields.flag(turn.proved()));
    fields.require(read.begin() < read.end() && read.player() < read.chances().size());
    return read;
  }
}
