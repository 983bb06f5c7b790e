package org.hexstones.search.mcts;

import java.util.ArrayList;
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
 * time. No level plays arbitrary random moves. Each game says how its levels hold back ({@link
 * org.hexstones.game.SearchTuning#levels()}).
 *
 * @param number 1 to {@link #HIGHEST}
 * @param player the player of this strength
 */
public record Level(int number, Player player) implements Player {
  public static final String NAME = "level";

  /** The number of the strongest level. It is a constant, so that the compiler inlines it. */
  public static final int HIGHEST = 10;

  private static final List<Level> ALL = levels();

  private static List<Level> levels() {
    List<Level> levels = new ArrayList<>();
    for (int number = 1; number <= HIGHEST; number++) {
      String settings = number == HIGHEST ? "" : "level=" + number + ",exact=0";
      levels.add(new Level(number, MctsPlayer.of(settings)));
    }
    return List.copyOf(levels);
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
