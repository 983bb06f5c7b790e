package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.MoveText;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.settings.Pace;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** Clocks, and how fast watched computers play. */
public final class ClockView {
  private static final List<Integer> TURN_SECONDS = List.of(10, 20, 30, 60, 120, 300);
  private static final List<Integer> GAME_SECONDS = List.of(60, 180, 300, 600, 900, 1800, 3600);
  private static final List<Integer> INCREMENTS = List.of(0, 2, 5, 10, 20, 30);
  private static final int CLOSE_MILLIS = 10_000;

  private ClockView() {}

  /** The choice on the start screen; null where somebody plays from elsewhere. */
  public static @Nullable Element field(Messages talk, GameForm form) {
    if (form.seats().subList(0, form.players()).contains(Seat.LINK)) {
      return null;
    }
    TimeControl now = form.clock();
    Element kinds = Controls.choices(talk.word(PlayKey.CLOCK));
    for (TimeControl.Kind kind : TimeControl.Kind.values()) {
      kinds.add(
          Controls.choice(
                  talk.word(name(kind)), now.kind() == kind, new StartEvent.SetClock(usual(kind)))
              .with("data-action", "clock")
              .with("data-clock-kind", kind.word()));
    }
    Element field =
        Element.of("div", "field clock-field")
            .key("clock")
            .add(Element.of("span").text(talk.word(PlayKey.CLOCK)), kinds);
    return switch (now.kind()) {
      case NONE -> field;
      case MOVE ->
          field.add(
              select(
                  talk,
                  "clock-turn",
                  PlayKey.CLOCK_TURN,
                  TURN_SECONDS,
                  now.seconds(),
                  "move:",
                  ""));
      case FISCHER ->
          field.add(
              select(
                  talk,
                  "clock-game",
                  PlayKey.CLOCK_GAME,
                  GAME_SECONDS,
                  now.seconds(),
                  "fischer:",
                  ":" + now.increment()),
              select(
                  talk,
                  "clock-increment",
                  PlayKey.CLOCK_INCREMENT,
                  INCREMENTS,
                  now.increment(),
                  "fischer:" + now.seconds() + ":",
                  ""));
    };
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

  /** One of a few lengths of time, or the one that an address has asked for. */
  private static Element select(
      Messages talk,
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
      boolean minutes = seconds >= 60 && seconds % 60 == 0;
      String said =
          minutes
              ? talk.play().minutes(talk.number(seconds / 60))
              : talk.play().seconds(talk.number(seconds));
      select.add(Element.of("option").with("value", seconds).text(said));
    }
    return Element.of("label", "field")
        .key(input)
        .add(Element.of("small").text(talk.word(label)), select.with("value", now));
  }

  /** A player's clock, or null where there is none. */
  public static @Nullable Element of(ViewContext scene, Match match, int player) {
    if (match.clocks().areNone()) {
      return null;
    }
    int left = match.clocks().left().get(player);
    String shown = time(left);
    return Element.of("span", left < CLOSE_MILLIS ? "clock close" : "clock")
        .with("role", "timer")
        .with("data-clock", String.valueOf(MoveText.letter(player)))
        .with("aria-label", scene.talk().play().timeOf(scene.player(player), shown))
        .text(shown);
  }

  /** Hours, minutes and seconds, begun seconds counted whole; near the end with tenths. */
  static String time(int millis) {
    boolean close = millis < CLOSE_MILLIS;
    int seconds = close ? millis / 1000 : (millis + 999) / 1000;
    int minutes = seconds / 60;
    String end = two(seconds % 60) + (close ? "." + millis / 100 % 10 : "");
    return minutes >= 60 ? minutes / 60 + ":" + two(minutes % 60) + ":" + end : minutes + ":" + end;
  }

  private static String two(int number) {
    return number < 10 ? "0" + number : String.valueOf(number);
  }

  /** Whether there is something that can be made to wait. */
  static boolean canPause(Moment moment) {
    Match match = moment.match();
    boolean watched = !match.seats().contains(Seat.PERSON) && !match.isByLink();
    return !moment.play().isOver()
        && moment.cursor() == moment.line().size()
        && (watched || !match.clocks().areNone());
  }

  /** How fast the computers play, where only they do; or null. */
  static @Nullable Element pace(Messages talk, Moment moment, Pace now) {
    Match match = moment.match();
    if (match.seats().contains(Seat.PERSON) || match.isByLink() || moment.play().isOver()) {
      return null;
    }
    Element paces = Controls.choices(talk.word(PlayKey.PACE)).key("pace");
    for (Pace pace : Pace.values()) {
      PlayKey name =
          switch (pace) {
            case SLOW -> PlayKey.PACE_SLOW;
            case MEDIUM -> PlayKey.PACE_MEDIUM;
            case FAST -> PlayKey.PACE_FAST;
          };
      paces.add(
          Controls.choice(talk.word(name), pace == now, new SettingsEvent.SetPace(pace))
              .with("data-action", "pace")
              .with("data-pace", pace.word()));
    }
    return paces;
  }
}
