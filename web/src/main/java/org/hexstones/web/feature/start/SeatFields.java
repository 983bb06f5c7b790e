package org.hexstones.web.feature.start;

import org.hexstones.game.MoveText;
import org.hexstones.game.Play;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.settings.ThinkingTime;
import org.hexstones.web.ui.Sitter;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The part of the form with the players: their seats, names and levels. */
final class SeatFields {
  private final ViewContext context;
  private final Messages messages;
  private final GameForm form;
  private final int players;
  private final ThinkingTime thinks;
  private final @Nullable Play begun;

  /**
   * @param players how many seats are used
   * @param begun the start of the game; null if the form is invalid
   * @param thinks how long a strong computer thinks
   */
  SeatFields(
      ViewContext context, GameForm form, int players, @Nullable Play begun, ThinkingTime thinks) {
    this.thinks = thinks;
    this.context = context;
    this.form = form;
    this.players = players;
    this.begun = begun;
    messages = context.messages();
  }

  Element draw() {
    Element seats =
        Element.of("fieldset", "seats")
            .key("seats")
            .add(Element.of("legend").text(messages.say(PageKey.SEATS)));
    for (int player = 0; player < players; player++) {
      Element row = Element.of("div", "seat-row");
      if (begun != null && player < begun.setup().players()) {
        row.add(Stone.icon(begun.position().colourOf(player)));
      }
      row.add(Element.of("span", "name").text(context.player(player)));
      Seat now = form.seats().get(player);
      Seat computer = now.isComputer() ? now : form.computer();
      Element choices = Controls.choices(context.player(player));
      choices.add(
          seat(player, messages.say(GameKey.PERSON), Seat.PERSON, now == Seat.PERSON),
          seat(player, messages.say(PageKey.COMPUTER), computer, now.isComputer()),
          seat(player, messages.say(GameKey.BY_LINK), Seat.LINK, now == Seat.LINK));
      seats.add(row.add(choices));
      if (now == Seat.PERSON) {
        row.add(name(player));
      } else if (now.isComputer()) {
        row.add(level(player, now));
      }
    }
    seats.add(thinking());
    return form.seats().subList(0, players).contains(Seat.LINK)
        ? seats.add(Element.of("p", "hint").text(messages.say(SharingKey.BY_LINK_HELP)))
        : seats;
  }

  /** How long the computer thinks; null if no computer's level is high enough to use it. */
  private @Nullable Element thinking() {
    int highest = 0;
    for (Seat seat : form.seats().subList(0, players)) {
      highest = Math.max(highest, seat.level());
    }
    if (highest < ThinkingTime.LOWEST_LEVEL) {
      return null;
    }
    Element select =
        Element.of("select")
            .with("data-input", "thinking")
            .on(
                "change",
                input -> new SettingsEvent.SetThinking(ThinkingTime.ofWord(input.value())));
    for (ThinkingTime time : ThinkingTime.values()) {
      select.add(
          Element.of("option")
              .with("value", time.word())
              .text(
                  messages.say(
                      switch (time) {
                        case AT_ONCE -> PlayKey.THINKS_AT_ONCE;
                        case USUAL -> PlayKey.THINKS_USUAL;
                        case LONG -> PlayKey.THINKS_LONG;
                        case AS_PERSON -> PlayKey.THINKS_AS_PERSON;
                      })));
    }
    return Element.of("label", "field thinking")
        .key("thinking")
        .add(
            Element.of("span").text(messages.say(PlayKey.THINKS)),
            select.with("value", thinks.word()));
  }

  private Element name(int player) {
    return Element.of("input", "seat-name")
        .key("name")
        .with("autocomplete", "off")
        .with("spellcheck", "false")
        .with("maxlength", PlayerNames.LONGEST)
        .with("data-input", "name-" + MoveText.letter(player))
        .with("aria-label", messages.say(LibraryKey.NAME_OF, context.player(player)))
        .with("placeholder", messages.say(LibraryKey.NAME))
        .with("value", form.names().get(player))
        .on("input", input -> new StartEvent.SetName(player, input.value()));
  }

  private Element seat(int player, String label, Seat seat, boolean chosen) {
    String kind = seat.isComputer() ? Seat.COMPUTER.word() : seat.word();
    return Controls.choice(label, chosen, new StartEvent.SetSeat(player, seat))
        .with("data-action", "seat")
        .with("data-player", String.valueOf(MoveText.letter(player)))
        .with("data-seat", kind);
  }

  /** The choice of a computer's level. */
  private Element level(int player, Seat seat) {
    Element select =
        Element.of("select", "seat-level")
            .key("level")
            .with("data-input", "level-" + MoveText.letter(player))
            .with("aria-label", messages.say(PlayKey.LEVEL_OF, context.player(player)))
            .on(
                "change",
                input -> {
                  Seat chosen = Seat.ofWord(input.value());
                  return chosen == null ? null : new StartEvent.SetSeat(player, chosen);
                });
    for (int level = 1; level <= Seat.HIGHEST; level++) {
      select.add(
          Element.of("option")
              .with("value", Seat.computer(level).word())
              .text(Sitter.level(messages, level)));
    }
    return select.with("value", seat.word());
  }
}
