package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Seat;
import org.hexstones.web.text.LinkWord;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;
import org.jspecify.annotations.Nullable;

/** What to play next, at the end of a game: each is one press. */
final class RematchView {
  private RematchView() {}

  static Element draw(Talk talk, Match match) {
    return Element.of("div", "options")
        .key("rematch")
        .add(
            Controls.button("again", talk.word(Word.PLAY_AGAIN), new Event.Again()),
            Controls.button("swap-seats", talk.word(PlayWord.SWAP_SEATS), new Event.SwapSeats()),
            level(talk, match, "easier", -1),
            level(talk, match, "harder", 1),
            Controls.button("share-ended", talk.word(LinkWord.SHARE), new Event.Open(Dialog.SHARE)),
            Controls.button("new", talk.word(Word.NEW_GAME), new Event.NewGame()));
  }

  /** A button where a computer sits that can be made so; it names what the strongest becomes. */
  private static @Nullable Element level(Talk talk, Match match, String action, int levels) {
    if (Seat.harder(match.seats(), levels).equals(match.seats())) {
      return null;
    }
    int strongest = 0;
    for (Seat seat : Seat.harder(match.seats(), levels)) {
      strongest = Math.max(strongest, seat.level());
    }
    String name = talk.play().level(strongest);
    String label = levels > 0 ? talk.play().harder(name) : talk.play().easier(name);
    return Controls.button(action, label, new Event.Harder(levels));
  }
}
