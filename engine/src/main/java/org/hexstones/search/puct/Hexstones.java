package org.hexstones.search.puct;

import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.solve.ProvingSearch;

/**
 * The player by its constants; {@link #STANDARD} is the one that sits down when nobody is named.
 */
public final class Hexstones implements Player {
  public static final String NAME = "hexstones";
  public static final Hexstones STANDARD = new Hexstones(Settings.STANDARD);

  private final Settings settings;

  private Hexstones(Settings settings) {
    this.settings = settings;
  }

  /** Reads settings joined by commas; an empty text is the standard. */
  public static Parsed<Hexstones> parse(String text) {
    return Settings.parse(text).map(Hexstones::new);
  }

  /** The player of these settings, which are known to be right. */
  static Hexstones of(String settings) {
    return new Hexstones(Settings.parse(settings).orThrow());
  }

  @Override
  public String text() {
    String text = settings.text();
    return text.isEmpty() ? NAME : NAME + ":" + text;
  }

  @Override
  public Search search(Play play, int seed) {
    Search search = new PuctSearch(settings, play, seed);
    return settings.value(Settings.EXACT) == 0 ? search : new ProvingSearch(search, play);
  }
}
