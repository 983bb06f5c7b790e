package org.hexstones.search.mcts;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.SearchProblem;

/**
 * A level of strength. The lowest levels look only at the move itself, and choose at random among
 * those that look good. Then come levels with a short search, and the highest level uses all its
 * time. No level plays arbitrary random moves.
 *
 * @param number 1 to {@link #HIGHEST}
 * @param player the player of this strength
 */
public record Level(int number, Player player) implements Player {
  public static final String NAME = "level";

  /** The number of the strongest level. It is a constant, so that the compiler inlines it. */
  public static final int HIGHEST = 10;

  private static final List<Level> ALL =
      List.of(
          level(1, "most=1,loose=1.1"),
          level(2, "most=1,loose=0.88"),
          level(3, "most=1,loose=0.7"),
          level(4, "most=1,loose=0.4"),
          level(5, "most=40"),
          level(6, "most=240"),
          level(7, "most=700"),
          level(8, "most=1700"),
          level(9, "most=8000"),
          level(HIGHEST, ""));

  private static Level level(int number, String settings) {
    String held = settings.isEmpty() ? "" : settings + ",exact=0";
    return new Level(number, MctsPlayer.of(held));
  }

  /** All levels, the weakest first. */
  public static List<Level> all() {
    return ALL;
  }

  /** Reads the number of a level. */
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
