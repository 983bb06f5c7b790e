package org.hexstones.web.analysis.review;

/** The keys of the texts of reviews without parameters. */
public enum ReviewKey {
  REVIEW,
  REVIEW_HINT,
  CANCEL,
  AGAIN,
  FAILED,
  CHANCES,
  SAME_IN_TABLE,
  WORST_TURNS,
  NO_WORST,
  SUMMARY,
  PLAYER,
  ACCURACY,
  BEST_TURN,
  WORST_TURN,
  ALL_TURNS,
  TURN,
  MOVES,
  CHANCE,
  LOSS,
  SHOW,
  FIND,
  TRY_AGAIN,
  REVEAL,
  GIVE_UP,
  JUDGING,
  FOUND,
  BETTER,
  NO_BETTER,
  PROVED
}
