package org.hexstones.web.i18n;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.registry.Games;
import org.hexstones.web.build.SiteTexts;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContexts;

/** The languages without a browser, from their files: the common one and those of programs. */
public final class TestCatalogs {
  /** All that views have at hand. */
  public static final ViewContexts CONTEXTS = contexts(Games.ALL, GameViews.ALL);

  private static final Path SWELL = Path.of("src/test/games/swell");
  private static final Map<String, String> FILES = files(true);

  private TestCatalogs() {}

  /** The same with other games. */
  public static ViewContexts contexts(Games games, List<GameView> views) {
    return new ViewContexts(views, games::setup, TestCatalogs::of, new PlainNumbers());
  }

  /** With the texts of the game of the tests. */
  public static MessageCatalog of(Language language) {
    return MessageCatalog.read(
        text("", language) + text("study/", language) + text("embed/", language));
  }

  /** A file of the texts; those of programs lie in folders. */
  static String text(String folder, Language language) {
    return Objects.requireNonNull(FILES.get("text/" + folder + language.tag() + ".txt"));
  }

  /** The files as the build joins them, by their names in the site. */
  public static Map<String, String> files(boolean withSwell) {
    SiteTexts texts = SiteTexts.of(Path.of("src/main"), GameViews.ids());
    try {
      return (withSwell ? texts.with(SWELL) : texts).files();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Messages messages(Language language) {
    return new Messages(language, of(language), new PlainNumbers());
  }
}
