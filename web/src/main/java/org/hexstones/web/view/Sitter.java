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
    return moment.sitter(player);
  }

  static String name(Talk talk, Seat seat) {
    if (seat.isComputer()) {
      return talk.play().computer(talk.play().level(seat.level()));
    }
    return seat == Seat.LINK ? talk.word(LinkWord.BY_LINK) : talk.word(Word.PERSON);
  }

  static Icon icon(Seat seat) {
    return seat.isComputer() ? Icon.COMPUTER : seat == Seat.LINK ? Icon.LINK : Icon.PERSON;
  }
}
