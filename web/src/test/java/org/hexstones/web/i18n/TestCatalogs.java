package org.hexstones.web.i18n;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.ui.ViewContexts;

/** The languages without a browser, from their files: the common one and those of programs. */
public final class TestCatalogs {
  /** All that views have at hand. */
  public static final ViewContexts SCENES =
      new ViewContexts(GameViews.ALL, Games.ALL::setup, TestCatalogs::of, new PlainNumbers());

  private TestCatalogs() {}

  public static MessageCatalog of(Language language) {
    try {
      String common = Files.readString(Path.of("src/main/texts", language.tag() + ".txt"));
      String study = Files.readString(Path.of("src/main/texts/study", language.tag() + ".txt"));
      return MessageCatalog.read(common + study);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Messages messages(Language language) {
    return new Messages(language, of(language), new PlainNumbers());
  }
}
