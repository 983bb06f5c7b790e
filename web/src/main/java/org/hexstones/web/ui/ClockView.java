package org.hexstones.web.ui;

import org.hexstones.game.MoveText;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.settings.Pace;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The clocks, and the speed of computers that play each other. */
public final class ClockView {
  private static final int CLOSE_MILLIS = 10_000;

  private ClockView() {}

  /** A player's clock, or null if there is none. */
  public static @Nullable Element of(ViewContext context, Match match, int player) {
    if (match.clocks().areNone()) {
      return null;
    }
    int left = match.clocks().left().get(player);
    String shown = time(left);
    return Element.of("span", left < CLOSE_MILLIS ? "clock close" : "clock")
        .with("role", "timer")
        .with("data-clock", String.valueOf(MoveText.letter(player)))
        .with("aria-label", context.messages().say(GameKey.TIME_OF, context.player(player), shown))
        .untranslated()
        .text(shown);
  }

  /** Hours, minutes and seconds, rounded up to whole seconds; near the end with tenths. */
  public static String time(int millis) {
    boolean close = millis < CLOSE_MILLIS;
    int seconds = close ? millis / 1000 : (millis + 999) / 1000;
    int minutes = seconds / 60;
    String end = two(seconds % 60) + (close ? "." + millis / 100 % 10 : "");
    return minutes >= 60 ? minutes / 60 + ":" + two(minutes % 60) + ":" + end : minutes + ":" + end;
  }

  private static String two(int number) {
    return number < 10 ? "0" + number : String.valueOf(number);
  }

  /** Whether there is a clock or a computer to pause. */
  public static boolean canPause(MatchView moment) {
    Match match = moment.match();
    return !moment.play().isOver()
        && moment.cursor() == moment.line().size()
        && (moment.isWatched() || !match.clocks().areNone());
  }

  /** The choice of the speed if only computers play; else null. */
  public static @Nullable Element pace(Messages messages, MatchView moment, Pace now) {
    if (!moment.isWatched() || moment.play().isOver()) {
      return null;
    }
    Element paces = Controls.choices(messages.say(PlayKey.PACE));
    for (Pace pace : Pace.values()) {
      PlayKey name =
          switch (pace) {
            case SLOW -> PlayKey.PACE_SLOW;
            case MEDIUM -> PlayKey.PACE_MEDIUM;
            case FAST -> PlayKey.PACE_FAST;
          };
      paces.add(
          Controls.choice(messages.say(name), pace == now, new SettingsEvent.SetPace(pace))
              .with("data-action", "pace")
              .with("data-pace", pace.word()));
    }
    return Element.of("div", "pace")
        .key("pace")
        .add(Element.of("span", "hint").text(messages.say(PlayKey.PACE)), paces);
  }
}
