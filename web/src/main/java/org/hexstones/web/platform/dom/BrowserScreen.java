package org.hexstones.web.platform.dom;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.platform.files.Languages;
import org.hexstones.web.session.ScreenPort;

/** The screen of the browser. */
public final class BrowserScreen implements ScreenPort {
  private final Renderer renderer;
  private final Languages languages;

  public BrowserScreen(Renderer renderer, Languages languages) {
    this.renderer = renderer;
    this.languages = languages;
  }

  @Override
  public void zoom(boolean larger) {
    Zoom.by(larger);
  }

  @Override
  public void focusCell(String cell) {
    renderer.focusCell(cell);
  }

  @Override
  public void focusControl(String name) {
    renderer.focusControl(name);
  }

  @Override
  public void loadTexts(Language language, Runnable loaded) {
    languages.choose(language, loaded);
  }
}
