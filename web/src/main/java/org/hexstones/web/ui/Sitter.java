package org.hexstones.web.ui;

import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.match.Seat;

/** Who plays for a player, in a word and as a sign. */
public final class Sitter {
  private Sitter() {}

  /** Who plays now: the computer for those who have left. */
  public static Seat of(Moment moment, int player) {
    return moment.sitter(player);
  }

  public static String name(Messages talk, Seat seat) {
    if (seat.isComputer()) {
      return talk.play().computer(talk.play().level(seat.level()));
    }
    return seat == Seat.LINK ? talk.word(SharingKey.BY_LINK) : talk.word(MessageKey.PERSON);
  }

  static Icon icon(Seat seat) {
    return seat.isComputer() ? Icon.COMPUTER : seat == Seat.LINK ? Icon.LINK : Icon.PERSON;
  }
}
