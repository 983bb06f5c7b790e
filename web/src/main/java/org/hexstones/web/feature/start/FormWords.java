package org.hexstones.web.feature.start;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Sitter;
import org.hexstones.web.ui.board.BoardNames;
import org.hexstones.web.ui.control.Field;

/** What is chosen for a new game, in a few words: who plays, and what is not as usual. */
final class FormWords {
  private final Messages messages;
  private final GameView game;
  private final GameForm form;
  private final List<Seat> seats;

  FormWords(Messages messages, GameView game, GameForm form) {
    this.messages = messages;
    this.game = game;
    this.form = form;
    seats = form.seats().subList(0, game.players(form));
  }

  /** "Computer: Sand (easy, level 1)", by the strongest of several. */
  String opponent() {
    if (seats.contains(Seat.LINK)) {
      return messages.say(GameKey.BY_LINK);
    }
    int highest = 0;
    for (Seat seat : seats) {
      highest = Math.max(highest, seat.level());
    }
    if (highest == 0) {
      return messages.say(PageKey.PEOPLE_HERE, messages.number(seats.size()));
    }
    return messages.say(PageKey.OPPONENT, Sitter.level(messages, highest));
  }

  /** "Hexagon 5 · Pie rule · Fischer 5 min + 5 s". */
  String board() {
    List<String> words = new ArrayList<>();
    words.add(
        switch (game.boardField(form.keyword())) {
          case SIDE -> messages.say(PageKey.SIDE_OF, form.board());
          case SIX_SIDES -> messages.say(PageKey.HEXAGON);
          case ANY_SHAPE -> BoardNames.shortly(messages, form.board());
        });
    if (seats.size() > 2) {
      words.add(messages.say(LibraryKey.NUMBER_OF_PLAYERS, messages.number(seats.size())));
    }
    for (Field field : game.fields(messages, form)) {
      String value = form.option(field.name(), "");
      boolean countsSeats = field instanceof Field.Choice && Words.number(value) == seats.size();
      if (!value.isEmpty() && !countsSeats) {
        words.add(said(field, value));
      }
    }
    TimeControl clock = form.clock();
    if (clock.kind() != TimeControl.Kind.NONE && !seats.contains(Seat.LINK)) {
      words.add(ClockFields.said(messages, clock));
    }
    return String.join(" · ", words);
  }

  private static String said(Field field, String value) {
    if (field instanceof Field.Choice choice) {
      for (Field.Item item : choice.items()) {
        if (item.value().equals(value)) {
          return item.label();
        }
      }
      return choice.label();
    }
    return field instanceof Field.Decimal ? field.label() + " " + value : field.label();
  }
}
