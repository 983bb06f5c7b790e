package org.hexstones.web.settings;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.i18n.Language;

/**
 * The settings that a person has chosen for the page.
 *
 * @param on the switches that are on, in the order of {@link Switch}
 * @param pace the speed of computers that play while a person watches
 * @param thinking how long a strong computer thinks
 * @param stun what was typed as the address of a STUN server for live play; empty for none
 */
public record Settings(
    Language language,
    Theme theme,
    List<Switch> on,
    Pace pace,
    ThinkingTime thinking,
    String stun) {
  /** The switches. */
  public enum Switch {
    /** Each group shows its size, on every board. */
    SIZES("sizes"),
    /** No group shows its size. */
    NO_SIZES("no-sizes"),
    /** The person is no newcomer. Only newcomers are offered a lesson. */
    TOURED("toured"),
    SOUND("sound"),
    VIBRATION("vibration"),
    /** The last stone of a turn waits for confirmation. */
    CONFIRM("confirm"),
    /** Shortcuts of a single key work only on the element with the focus. */
    NO_KEYS("no-keys"),
    /** The numbers of a search are shown while the computer thinks. */
    NUMBERS("numbers"),
    /** No stone is laid ahead while the computer thinks. */
    NO_AHEAD("no-ahead"),
    /** The strongest computer thinks in the others' time. */
    PONDER("ponder"),
    /** Every stone bears the mark of its colour, also where it is not needed. */
    MARKS("marks"),
    /** An announcement begins with the stones, not with the turn. */
    STONES_FIRST("stones-first"),
    /** An announcement begins with the scores. */
    SCORES_FIRST("scores-first");

    private final String word;

    Switch(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  public Settings {
    on = List.copyOf(on);
  }

  /** The default settings for a language and a theme. */
  public static Settings of(Language language, Theme theme) {
    return new Settings(
        language,
        theme,
        List.of(Switch.SOUND, Switch.VIBRATION),
        Pace.MEDIUM,
        ThinkingTime.USUAL,
        "");
  }

  public boolean has(Switch what) {
    return on.contains(what);
  }

  /**
   * Whether groups show their sizes.
   *
   * @param usually whether they do if the person has not chosen
   */
  public boolean sizes(boolean usually) {
    return has(Switch.SIZES) || (usually && !has(Switch.NO_SIZES));
  }

  /** Whether moves are heard or felt. */
  public boolean cues() {
    return has(Switch.SOUND) || has(Switch.VIBRATION);
  }

  public boolean toured() {
    return has(Switch.TOURED);
  }

  /** Whether shortcuts of a single key work anywhere on the page. */
  public boolean keys() {
    return !has(Switch.NO_KEYS);
  }

  public boolean confirm() {
    return has(Switch.CONFIRM);
  }

  /** What an announcement of a turn begins with. */
  public SpokenFirst spokenFirst() {
    return has(Switch.STONES_FIRST)
        ? SpokenFirst.STONES
        : has(Switch.SCORES_FIRST) ? SpokenFirst.SCORES : SpokenFirst.TURN;
  }

  public Settings withSpokenFirst(SpokenFirst first) {
    return with(Switch.STONES_FIRST, first == SpokenFirst.STONES)
        .with(Switch.SCORES_FIRST, first == SpokenFirst.SCORES);
  }

  public Settings withLanguage(Language chosen) {
    return new Settings(chosen, theme, on, pace, thinking, stun);
  }

  public Settings withTheme(Theme chosen) {
    return new Settings(language, chosen, on, pace, thinking, stun);
  }

  public Settings withPace(Pace chosen) {
    return new Settings(language, theme, on, chosen, thinking, stun);
  }

  public Settings withThinking(ThinkingTime chosen) {
    return new Settings(language, theme, on, pace, chosen, stun);
  }

  public Settings withStun(String typed) {
    return new Settings(language, theme, on, pace, thinking, typed);
  }

  /** The address of the STUN server for live play; empty if there is none, or it is not whole. */
  public String stunServer() {
    return StunServer.isValid(stun) ? stun : "";
  }

  public Settings with(Switch what, boolean isOn) {
    List<Switch> changed = new ArrayList<>();
    for (Switch one : Switch.values()) {
      boolean opposite = what == Switch.SIZES && one == Switch.NO_SIZES;
      if (one == what ? isOn : opposite ? !isOn : has(one)) {
        changed.add(one);
      }
    }
    return new Settings(language, theme, changed, pace, thinking, stun);
  }
}
