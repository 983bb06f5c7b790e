package org.hexstones.web.analysis.review;

import org.hexstones.web.i18n.MessageCatalog;

/** The texts of reviews. */
final class ReviewMessages {
  private final MessageCatalog texts;

  ReviewMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  String word(ReviewKey word) {
    return texts.say("ReviewWord." + word.name());
  }

  /** A turn by its number, from 1. */
  String turn(String number) {
    return texts.say("review.turn", number);
  }

  /** What a turn lost, as a share. */
  String gaveAway(String share) {
    return texts.say("review.gaveAway", share);
  }

  /** The task: find a better turn for a player than the one that was made. */
  String task(String player, String played) {
    return texts.say("review.task", player, played);
  }

  /** What a try loses, and what the turn that was made lost. */
  String verdict(String tried, String played) {
    return texts.say("review.verdict", tried, played);
  }

  /** A percentage. */
  String percent(String number) {
    return texts.say("study.percent", number);
  }

  /** The share of a review that is done. */
  String done(String share) {
    return texts.say("review.done", share);
  }
}
