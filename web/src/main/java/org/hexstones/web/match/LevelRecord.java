package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;

/**
 * The games of a person against computers that have ended. Nothing of it is stored: it is derived
 * from the stored games, so that it is exported, imported and merged with them.
 *
 * @param results the results, newest first, each game once
 * @param isKnown whether the stored games were read
 */
public record LevelRecord(List<LevelResult> results, boolean isKnown) {
  /** The record before the stored games are read. */
  public static final LevelRecord UNKNOWN = new LevelRecord(List.of(), false);

  public LevelRecord {
    results = List.copyOf(results);
  }

  /** The record with the latest result. */
  public LevelRecord with(LevelResult latest) {
    List<LevelResult> all = new ArrayList<>(List.of(latest));
    for (LevelResult other : results) {
      if (!other.id().equals(latest.id())) {
        all.add(other);
      }
    }
    return new LevelRecord(all, isKnown);
  }

  /** The results at a game and level, newest first. */
  private List<LevelResult> at(String game, int level) {
    List<LevelResult> found = new ArrayList<>();
    for (LevelResult result : results) {
      if (result.level() == level && result.game().equals(game)) {
        found.add(result);
      }
    }
    return found;
  }

  /** The number of games at a level. */
  public int played(String game, int level) {
    return at(game, level).size();
  }

  /** The number of games won at a level. */
  public int won(String game, int level) {
    int won = 0;
    for (LevelResult result : at(game, level)) {
      won += result.won() ? 1 : 0;
    }
    return won;
  }

  /** Whether a game is the first won at its level. */
  public boolean isFirstWin(LevelResult latest) {
    return isKnown && latest.won() && with(latest).won(latest.game(), latest.level()) == 1;
  }
}
