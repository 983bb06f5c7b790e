package org.hexstones.search.players;

import java.util.List;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Player;
import org.hexstones.search.SearchProblem;
import org.hexstones.search.baseline.Baseline;

/** The players that can be asked for by name. */
public final class Players {
  /** Their names, the strongest last. */
  public static final List<String> NAMES = List.of(Baseline.NAME);

  private Players() {}

  /** The player who sits down where nobody asked for another. */
  public static Player standard() {
    return Baseline.STANDARD;
  }

  /** Reads a name, or a name and parameters: {@code baseline}, {@code baseline:k=500,c=0.1}. */
  public static Parsed<Player> byName(String text) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    String parameters = colon < 0 ? "" : text.substring(colon + 1);
    return name.equals(Baseline.NAME)
        ? Baseline.parse(parameters).<Player>map(player -> player).shifted(colon + 1)
        : Parsed.refused(SearchProblem.PLAYER_UNKNOWN, name, String.join(", ", NAMES));
  }
}
