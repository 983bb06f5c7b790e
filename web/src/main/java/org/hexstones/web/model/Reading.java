package org.hexstones.web.model;

import org.hexstones.web.guide.Guide;
import org.hexstones.web.text.Language;
import org.jspecify.annotations.Nullable;

/**
 * What the page knows of the guide, which is fetched when it is asked for.
 *
 * @param language the language it was fetched in last, or is being fetched in; or null
 * @param guide the guide as it came last, or null
 * @param failed whether it could not be fetched
 * @param game the game whose rules are read, or empty for the one that is played or chosen
 */
public record Reading(
    @Nullable Language language, @Nullable Guide guide, boolean failed, String game) {
  public static final Reading NOTHING = new Reading(null, null, false, "");

  public Reading asked(@Nullable Language asked) {
    return new Reading(asked, guide, false, game);
  }

  public Reading came(Guide fresh) {
    return new Reading(language, fresh, false, game);
  }

  public Reading withFailed() {
    return new Reading(language, guide, true, game);
  }

  public Reading withGame(String shown) {
    return new Reading(language, guide, failed, shown);
  }
}
