package org.hexstones.web.text;

/** The texts about what one does round a game that have nothing to fill in. */
public enum PlayWord {
  SWAP_SEATS,
  LEARN,
  FETCHING,
  NOT_FETCHED,
  FETCH_AGAIN,
  OFFER,
  NOT_NOW,
  LEAVE_LESSON,
  HINT,
  TRY_AGAIN,
  NEXT_STEP,
  TO_THE_GAME,
  MISSED
}
