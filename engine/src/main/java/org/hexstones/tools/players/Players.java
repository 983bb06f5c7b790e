package org.hexstones.tools.players;

import java.util.List;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Player;
import org.hexstones.search.mcts.Level;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.novices.Novice;

/** The players that have a name. */
public final class Players {
  private static final List<String> NAMES =
      List.of(Level.NAME, MctsPlayer.NAME, Team.NAME, Novice.NAME);

  /** The player of earlier builds that all others were measured against. */
  private static final String BASELINE = "baseline";

  private Players() {}

  /** Reads a name, or a name and parameters: {@code hexstones:k=500,c=0.1}, {@code level:3}. */
  public static Parsed<Player> byName(String text) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    String parameters = colon < 0 ? "" : text.substring(colon + 1);
    return switch (name) {
      case MctsPlayer.NAME -> shifted(MctsPlayer.parse(parameters), colon);
      case Level.NAME -> shifted(Level.parse(parameters), colon);
      case Team.NAME -> shifted(Team.parse(parameters), colon);
      case Novice.NAME -> shifted(Novice.parse(parameters), colon);
      case BASELINE -> Parsed.refused(PlayerProblem.BASELINE_REMOVED, name);
      default -> Parsed.refused(PlayerProblem.UNKNOWN, name, String.join(", ", NAMES));
    };
  }

  private static <P extends Player> Parsed<Player> shifted(Parsed<P> player, int colon) {
    return player.<Player>map(known -> known).shifted(colon + 1);
  }
}
