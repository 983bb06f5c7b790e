package org.hexstones.web.feature.lesson;

import org.hexstones.web.guide.Guide;
import org.hexstones.web.i18n.Language;
import org.jspecify.annotations.Nullable;

/**
 * What the page knows of the guide, which is fetched when it is asked for.
 *
 * @param language the language it was fetched in last, or is being fetched in; or null
 * @param guide the guide as it came last, or null
 * @param failed whether it could not be fetched
 * @param game the game whose rules are read, or empty for the one that is played or chosen
 */
public record GuideState(
    @Nullable Language language, @Nullable Guide guide, boolean failed, String game) {
  public static final GuideState NOTHING = new GuideState(null, null, false, "");

  public GuideState asked(@Nullable Language asked) {
    return new GuideState(asked, guide, false, game);
  }

  public GuideState came(Guide fresh) {
    return new GuideState(language, fresh, false, game);
  }

  public GuideState withFailed() {
    return new GuideState(language, guide, true, game);
  }

  public GuideState withGame(String shown) {
    return new GuideState(language, guide, failed, shown);
  }
}
