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
 * @param player who plays like that
 */
public record Level(int number, Player player) implements Player {
  public static final String NAME = "level";

  /** The number of the strongest, the one place where it stands: a constant, to be inlined. */
  public static final int HIGHEST = 10;

  private static final List<Level> ALL =
      List.of(
          level(1, "most=1,loose=1.1"),
          level(2, "most=1,loose=0.88"),
          level(3, "most=1,loose=0.66"),
          level(4, "most=1,loose=0.42"),
          level(5, "most=1"),
          level(6, "most=240"),
          level(7, "most=700"),
          level(8, "most=1800"),
          level(9, "most=6000"),
          level(HIGHEST, ""));

  private static Level level(int number, String settings) {
    String held = settings.isEmpty() ? "" : settings + ",exact=0";
    return new Level(number, MctsPlayer.of(held));
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
