package org.hexstones.web.session;

import org.hexstones.web.i18n.Language;

/** What the effects on the screen use of the browser, in any program. */
public interface ScreenPort {
  void zoom(boolean larger);

  void focusCell(String cell);

  void focusControl(String name);

  /** Loads the texts of a language; never answers if it cannot, or if another is chosen. */
  void loadTexts(Language language, Runnable loaded);
}
