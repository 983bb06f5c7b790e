package org.hexstones.web.analysis.review;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the texts of reviews. */
public enum ReviewKey implements MessageKey {
  REVIEW,
  REVIEW_HINT,
  CANCEL,
  AGAIN,
  FAILED,
  CHANCES,
  SAME_IN_TABLE,
  BARS,
  WORST_TURNS,
  NO_WORST,
  SUMMARY,
  PLAYER,
  ACCURACY,
  ACCURACY_HINT,
  BEST_TURN,
  WORST_TURN,
  ALL_TURNS,
  TURN,
  MOVES,
  CHANCE,
  LOSS,
  FIND,
  ANSWER,
  /** The answer to a turn that is on the board, by that turn's number. */
  ANSWER_TO,
  /** A better turn that is on the board, by the number of the one that was made. */
  BETTER_THAN,
  /** The way back to a turn as it was made. */
  BACK_TO,
  PLAYED,
  INSTEAD,
  TRY_AGAIN,
  REVEAL,
  GIVE_UP,
  JUDGING,
  FOUND,
  BETTER,
  NO_BETTER,
  PROVED,
  /** Who won, from what chance, and before which turn that was. */
  COMEBACK,
  /** Who did not win, at what chance, and by which turn. */
  MISSED_WIN,
  /** Who stood at least at that chance, from which turn on. */
  DECIDED_EARLY,
  /** A turn by its number, from 1. */
  TURN_NUMBER,
  /** What a turn lost, as a share. */
  CHANCE_FELL,
  /** The task: find a better turn for a player than the one that was made. */
  TASK,
  /** What a try loses, and what the turn that was made lost. */
  VERDICT,
  /** The share of a review that is done. */
  DONE;

  @Override
  public String key() {
    return "ReviewKey." + name();
  }
}
