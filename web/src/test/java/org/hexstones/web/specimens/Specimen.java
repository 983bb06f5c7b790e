package org.hexstones.web.specimens;

import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.vdom.Element;

/**
 * A part of the page in one state.
 *
 * @param drawing what is drawn in a language for a window
 */
record Specimen(String name, BiFunction<Language, Viewport, Element> drawing) {
  /**
   * A part of a page.
   *
   * @param way how a page that was just opened comes to the state
   * @param part the class of the part
   */
  static Specimen of(String name, Consumer<PageOnJvm> way, String part) {
    return new Specimen(
        name,
        (language, window) -> {
          PageOnJvm page = new PageOnJvm();
          page.happens(new SettingsEvent.SetLanguage(language));
          page.happens(new ShellEvent.Resized(window));
          way.accept(page);
          return Objects.requireNonNull(Excerpt.of(page.draw(), Excerpt.css(part)), name);
        });
  }

  Element draw(Language language, Viewport window) {
    return drawing.apply(language, window);
  }
}
