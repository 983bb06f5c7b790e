package org.hexstones.tools.players;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.SearchProblem;
import org.hexstones.search.mcts.MctsPlayer;

/**
 * Several searches of the standard player in parallel, each with the whole limit of iterations,
 * which exchange statistics of the root. Here they run in turns in one thread, to measure their
 * strength. In the page each has a worker of its own.
 *
 * @param size the number of searches
 */
public record Team(int size) implements Player {
  public static final String NAME = "team";

  private static final int LARGEST = 8;

  /** Reads the number of searches. */
  public static Parsed<Team> parse(String number) {
    int value = Words.number(number);
    return value < 1 || value > LARGEST
        ? Parsed.refused(SearchProblem.PARAMETER_OUT_OF_RANGE, NAME, 1, LARGEST, number)
        : Parsed.ok(new Team(value));
  }

  @Override
  public String text() {
    return NAME + ":" + size;
  }

  @Override
  public Search search(Play play, int seed) {
    List<Search> members = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      members.add(MctsPlayer.STANDARD.search(play, seed + i));
    }
    return new TeamSearch(members);
  }
}
