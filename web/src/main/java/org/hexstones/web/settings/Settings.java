package org.hexstones.web.settings;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.i18n.Language;

/**
 * What a person has chosen for the page.
 *
 * @param on what is switched on, in the order of {@link Switch}
 * @param pace how fast computers play that are watched
 */
public record Settings(Language language, Theme theme, List<Switch> on, Pace pace) {
  /** What can be switched on. */
  public enum Switch {
    /** Each group on the board shows its size. */
    SIZES("sizes"),
    /** The person is no newcomer, to whom a lesson is offered. */
    TOURED("toured"),
    SOUND("sound"),
    VIBRATION("vibration"),
    /** The last stone of a turn waits to be confirmed. */
    CONFIRM("confirm"),
    /** Single keys mean nothing but where the keyboard is. */
    NO_KEYS("no-keys"),
    /** The strongest computer thinks in the others' time. */
    PONDER("ponder");

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

  /** As they are where nothing was chosen but these. */
  public static Settings of(Language language, Theme theme) {
    return new Settings(language, theme, List.of(), Pace.MEDIUM);
  }

  public boolean has(Switch what) {
    return on.contains(what);
  }

  public boolean sizes() {
    return has(Switch.SIZES);
  }

  public boolean toured() {
    return has(Switch.TOURED);
  }

  /** Whether single keys mean something wherever the keyboard is. */
  public boolean keys() {
    return !has(Switch.NO_KEYS);
  }

  public boolean confirm() {
    return has(Switch.CONFIRM);
  }

  public Settings withLanguage(Language chosen) {
    return new Settings(chosen, theme, on, pace);
  }

  public Settings withTheme(Theme chosen) {
    return new Settings(language, chosen, on, pace);
  }

  public Settings withPace(Pace chosen) {
    return new Settings(language, theme, on, chosen);
  }

  public Settings with(Switch what, boolean isOn) {
    List<Switch> changed = new ArrayList<>();
    for (Switch one : Switch.values()) {
      if (one == what ? isOn : has(one)) {
        changed.add(one);
      }
    }
    return new Settings(language, theme, changed, pace);
  }
}
