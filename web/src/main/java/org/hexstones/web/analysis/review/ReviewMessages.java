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

  /** What a turn gave away, as a share. */
  String gaveAway(String share) {
    return texts.say("review.gaveAway", share);
  }

  /** What is to be looked for: a better turn for a player than the one that was made. */
  String task(String player, String played) {
    return texts.say("review.task", player, played);
  }

  /** What a try gives away, and what the turn that was made gave away. */
  String verdict(String tried, String played) {
    return texts.say("review.verdict", tried, played);
  }

  /** A share of a hundred. */
  String percent(String number) {
    return texts.say("study.percent", number);
  }

  /** How much of a review is done, as a share. */
  String done(String share) {
    return texts.say("review.done", share);
  }
}
