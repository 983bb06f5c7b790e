package org.hexstones.search.mcts;

import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.endgame.ProvingSearch;

/**
 * The player by its constants; {@link #STANDARD} is the one that sits down when nobody is named.
 */
public final class MctsPlayer implements Player {
  public static final String NAME = "hexstones";
  public static final MctsPlayer STANDARD = new MctsPlayer(MctsSettings.STANDARD);

  private final MctsSettings settings;

  private MctsPlayer(MctsSettings settings) {
    this.settings = settings;
  }

  /** Reads settings joined by commas; an empty text is the standard. */
  public static Parsed<MctsPlayer> parse(String text) {
    return MctsSettings.parse(text).map(MctsPlayer::new);
  }

  /** The player of these settings, which are known to be right. */
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
