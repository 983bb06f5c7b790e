package org.hexstones.web.feature.lesson;

import org.hexstones.web.guide.Guide;
import org.hexstones.web.i18n.Language;
import org.jspecify.annotations.Nullable;

/**
 * The state of the guide, which is fetched on demand.
 *
 * @param language the language in which it was fetched last or is being fetched; or null
 * @param guide the guide that was received last, or null
 * @param failed whether the fetch failed
 * @param game the game whose rules are shown; empty for the game that is played or chosen
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
