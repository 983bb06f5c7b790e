package org.hexstones.web.i18n;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContexts;

/** The languages without a browser, from their files: the common one and those of programs. */
public final class TestCatalogs {
  /** All that views have at hand. */
  public static final ViewContexts CONTEXTS = contexts(Games.ALL, GameViews.ALL);

  private TestCatalogs() {}

  /** The same with other games. */
  public static ViewContexts contexts(Games games, List<GameView> views) {
    return new ViewContexts(views, games::setup, TestCatalogs::of, new PlainNumbers());
  }

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
