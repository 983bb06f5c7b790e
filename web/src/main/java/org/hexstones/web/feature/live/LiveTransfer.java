package org.hexstones.web.feature.live;

import org.hexstones.web.live.LiveMessage;

/**
 * How far two devices have come in bringing their games together. Each asks for the games of the
 * other one, a piece at a time.
 *
 * @param in what has arrived of the other's games, in thousandths
 * @param out what was sent of the games here, in thousandths
 * @param pieces how many pieces have arrived
 * @param asked whether a piece is awaited
 * @param here whether this device has all
 * @param there whether the other one has all
 * @param cut whether the connection has ended before that
 */
public record LiveTransfer(
    int in, int out, int pieces, boolean asked, boolean here, boolean there, boolean cut) {
  /** The game to which an invitation to bring games together invites. */
  static final String INVITES = "library";

  static final int WHOLE = LiveMessage.Piece.WHOLE;

  static final LiveTransfer BEGUN = new LiveTransfer(0, 0, 0, false, false, false, false);

  /** No library is larger: see {@link org.hexstones.web.live.LiveMessageCodec#LONGEST_PIECE}. */
  private static final int MOST_PIECES = 20_000;

  LiveTransfer withAsked() {
    return new LiveTransfer(in, out, pieces, true, here, there, cut);
  }

  LiveTransfer received(int share) {
    return new LiveTransfer(share, out, pieces + 1, false, here, there, cut);
  }

  LiveTransfer sent(int share) {
    return new LiveTransfer(in, share, pieces, asked, here, there, cut);
  }

  LiveTransfer withHere() {
    return new LiveTransfer(in, out, pieces, asked, true, there, cut);
  }

  LiveTransfer withThere() {
    return new LiveTransfer(in, out, pieces, asked, here, true, cut);
  }

  LiveTransfer withCut() {
    return new LiveTransfer(in, out, pieces, false, here, there, true);
  }

  boolean isDone() {
    return here && there;
  }

  boolean isTooLarge() {
    return pieces > MOST_PIECES;
  }
}
