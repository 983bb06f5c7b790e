package org.hexstones.web.model;

import org.hexstones.web.text.Language;

/**
 * What a person has chosen for the page.
 *
 * @param sizes whether each group on the board shows its size
 */
public record Settings(Language language, Theme theme, boolean sizes) {
  public Settings withLanguage(Language chosen) {
    return new Settings(chosen, theme, sizes);
  }

  public Settings withTheme(Theme chosen) {
    return new Settings(language, chosen, sizes);
  }

  public Settings withSizes(boolean shown) {
    return new Settings(language, theme, shown);
  }
}
