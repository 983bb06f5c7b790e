package org.hexstones.search.mcts;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.SearchProblem;

/**
 * How strong an opponent one wants. The lowest see no further than the stone they place and are
 * free in their choice; then come those that always place what looks best, those that look ahead a
 * little, and at last the one that uses all the time it is given. None ever plays at random: what a
 * weak one plays, it likes.
 *
 * @param number 1 to {@link #HIGHEST}
 * @param title its name, one English word
 * @param player who plays like that
 */
public record Level(int number, String title, Player player) implements Player {
  public static final String NAME = "level";
  public static final int HIGHEST = 10;

  private static final List<Level> ALL =
      List.of(
          level(1, "Sand", "most=1,loose=1.1"),
          level(2, "Gravel", "most=1,loose=0.88"),
          level(3, "Pebble", "most=1,loose=0.66"),
          level(4, "Cobble", "most=1,loose=0.42"),
          level(5, "Flint", "most=1"),
          level(6, "Slate", "most=240"),
          level(7, "Marble", "most=700"),
          level(8, "Basalt", "most=1800"),
          level(9, "Granite", "most=6000"),
          level(10, "Mountain", ""));

  private static Level level(int number, String title, String settings) {
    String held = settings.isEmpty() ? "" : settings + ",exact=0";
    return new Level(number, title, MctsPlayer.of(held));
  }

  /** All of them, the weakest first. */
  public static List<Level> all() {
    return ALL;
  }

  /** Reads a level's number. */
  public static Parsed<Level> parse(String number) {
    int value = Words.number(number);
    return value < 1 || value > HIGHEST
        ? Parsed.refused(SearchProblem.PARAMETER_OUT_OF_RANGE, NAME, 1, HIGHEST, number)
        : Parsed.ok(ALL.get(value - 1));
  }

  @Override
  public String text() {
    return NAME + ":" + number;
  }

  @Override
  public Search search(Play play, int seed) {
    return player.search(play, seed);
  }
}
