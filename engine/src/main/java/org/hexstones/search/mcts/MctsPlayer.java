package org.hexstones.search.mcts;

import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.endgame.ProvingSearch;

/** The default player, with its settings. {@link #STANDARD} is used if no player is given. */
public final class MctsPlayer implements Player {
  public static final String NAME = "hexstones";
  public static final MctsPlayer STANDARD = new MctsPlayer(MctsSettings.STANDARD);

  /** The default player without the solver, for callers that run it themselves. */
  public static final MctsPlayer UNSOLVED = of("exact=0");

  private final MctsSettings settings;

  private MctsPlayer(MctsSettings settings) {
    this.settings = settings;
  }

  /** Reads settings separated by commas. An empty text is the standard. */
  public static Parsed<MctsPlayer> parse(String text) {
    return MctsSettings.parse(text).map(MctsPlayer::new);
  }

  /** A player with valid settings. */
  static MctsPlayer of(String settings) {
    return new MctsPlayer(MctsSettings.parse(settings).orThrow());
  }

  @Override
  public String text() {
    String text = settings.text();
    return text.isEmpty() ? NAME : NAME + ":" + text;
  }

  @Override
  public Search search(Play play, int seed) {
    Search search = new MctsSearch(settings, play, seed);
    return settings.value(MctsSettings.EXACT) == 0 ? search : new ProvingSearch(search, play);
  }
}
