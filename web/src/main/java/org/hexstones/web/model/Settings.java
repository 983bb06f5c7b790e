package org.hexstones.web.model;

import org.hexstones.web.text.Language;

/**
 * What a person has chosen for the page.
 *
 * @param sizes whether each group on the board shows its size
 * @param toured whether the person is no newcomer, to whom a lesson is offered
 */
public record Settings(Language language, Theme theme, boolean sizes, boolean toured) {
  /** As they are where nothing was chosen but these. */
  public static Settings of(Language language, Theme theme) {
    return new Settings(language, theme, false, false);
  }

  public Settings withLanguage(Language chosen) {
    return new Settings(chosen, theme, sizes, toured);
  }

  public Settings withTheme(Theme chosen) {
    return new Settings(language, chosen, sizes, toured);
  }

  public Settings withSizes(boolean shown) {
    return new Settings(language, theme, shown, toured);
  }

  public Settings withToured() {
    return new Settings(language, theme, sizes, true);
  }
}
