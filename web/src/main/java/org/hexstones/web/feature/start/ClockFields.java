package org.hexstones.web.feature.start;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The part of the form with the players' time. */
final class ClockFields {
  private static final List<Integer> TURN_SECONDS = List.of(10, 20, 30, 60, 120, 300);
  private static final List<Integer> GAME_SECONDS = List.of(60, 180, 300, 600, 900, 1800, 3600);
  private static final List<Integer> INCREMENTS = List.of(0, 2, 5, 10, 20, 30);

  private ClockFields() {}

  /** The choice of the time; null if somebody plays from elsewhere. */
  static @Nullable Element draw(Messages messages, GameForm form, int players) {
    if (form.seats().subList(0, players).contains(Seat.LINK)) {
      return null;
    }
    TimeControl now = form.clock();
    Element kinds = Controls.choices(messages.say(PlayKey.CLOCK));
    for (TimeControl.Kind kind : TimeControl.Kind.values()) {
      kinds.add(
          Controls.choice(
                  messages.say(name(kind)),
                  now.kind() == kind,
                  new StartEvent.SetClock(usual(kind)))
              .with("data-action", "clock")
              .with("data-clock-kind", kind.word()));
    }
    Element field =
        Element.of("div", "field clock-field")
            .key("clock")
            .add(Element.of("span").text(messages.say(PlayKey.CLOCK)), kinds);
    return switch (now.kind()) {
      case NONE -> field;
      case MOVE ->
          field.add(
              select(
                  messages,
                  "clock-turn",
                  PlayKey.CLOCK_TURN,
                  TURN_SECONDS,
                  now.seconds(),
                  "move:",
                  ""));
      case FISCHER ->
          field.add(
              select(
                  messages,
                  "clock-game",
                  PlayKey.CLOCK_GAME,
                  GAME_SECONDS,
                  now.seconds(),
                  "fischer:",
                  ":" + now.increment()),
              select(
                  messages,
                  "clock-increment",
                  PlayKey.CLOCK_INCREMENT,
                  INCREMENTS,
                  now.increment(),
                  "fischer:" + now.seconds() + ":",
                  ""));
    };
  }

  /** A clock in a few words: "Fischer 5 min + 5 s". */
  static String said(Messages messages, TimeControl clock) {
    String said = messages.say(name(clock.kind())) + " " + said(messages, clock.seconds());
    return clock.kind() == TimeControl.Kind.FISCHER
        ? said + " + " + said(messages, clock.increment())
        : said;
  }

  private static String said(Messages messages, int seconds) {
    boolean minutes = seconds >= 60 && seconds % 60 == 0;
    return minutes
        ? messages.say(PlayKey.MINUTES, messages.number(seconds / 60))
        : messages.say(PlayKey.SECONDS, messages.number(seconds));
  }

  private static PlayKey name(TimeControl.Kind kind) {
    return switch (kind) {
      case NONE -> PlayKey.CLOCK_NONE;
      case MOVE -> PlayKey.CLOCK_MOVE;
      case FISCHER -> PlayKey.CLOCK_FISCHER;
    };
  }

  private static TimeControl usual(TimeControl.Kind kind) {
    return switch (kind) {
      case NONE -> TimeControl.NONE;
      case MOVE -> TimeControl.perMove(30);
      case FISCHER -> TimeControl.fischer(300, 5);
    };
  }

  /** A choice from a few lengths of time, and the one that an address has asked for. */
  private static Element select(
      Messages messages,
      String input,
      PlayKey label,
      List<Integer> offered,
      int now,
      String before,
      String after) {
    List<Integer> all = new ArrayList<>(offered);
    if (!all.contains(now)) {
      all.add(now);
    }
    Element select =
        Element.of("select")
            .with("data-input", input)
            .on(
                "change",
                typed -> {
                  TimeControl read = TimeControl.read(before + typed.value() + after);
                  return read == null ? null : new StartEvent.SetClock(read);
                });
    for (int seconds : all) {
      select.add(Element.of("option").with("value", seconds).text(said(messages, seconds)));
    }
    return Element.of("label", "field")
        .key(input)
        .add(Element.of("small").text(messages.say(label)), select.with("value", now));
  }
}
