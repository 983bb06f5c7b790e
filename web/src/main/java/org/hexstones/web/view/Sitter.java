package org.hexstones.web.view;

import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.model.Seat;
import org.hexstones.web.text.LinkWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;

/** Who plays for a player, in a word and as a sign. */
final class Sitter {
  private Sitter() {}

  /** Who plays now: the computer for those who have left. */
  static Seat of(Moment moment, int player) {
    return moment.play().hasWithdrawn(player) ? Seat.COMPUTER : moment.match().seats().get(player);
  }

  static String name(Talk talk, Seat seat) {
    return switch (seat) {
      case PERSON -> talk.word(Word.PERSON);
      case COMPUTER -> talk.word(Word.COMPUTER);
      case LINK -> talk.word(LinkWord.BY_LINK);
    };
  }

  static Icon icon(Seat seat) {
    return switch (seat) {
      case PERSON -> Icon.PERSON;
      case COMPUTER -> Icon.COMPUTER;
      case LINK -> Icon.LINK;
    };
  }
}
