package org.hexstones.registry;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexstones.game.Game;
import org.hexstones.game.Setup;
import org.hexstones.swell.SwellGame;
import org.hexstones.swell.ai.SwellSearchSupport;

/** Every game there is and one more, for tests that hold for any game. */
public final class SampleGames {
  /** The game that is only here. */
  public static final Game SWELL = new SwellGame(setup -> new SwellSearchSupport());

  /** What the registry would be if it had the game of the tests too. */
  public static final Games ALL = new Games(list(), Games.ALL.standard());

  private static final int SMALL = 40;

  private SampleGames() {}

  private static List<Game> list() {
    List<Game> list = new ArrayList<>(Games.ALL.list());
    list.add(SWELL);
    return list;
  }

  /** The texts of all games' samples: a method source. */
  public static Stream<String> setups() {
    return ALL.list().stream().flatMap(game -> game.samples().stream());
  }

  /** The same as a list, with more of them. */
  public static List<String> setupsAnd(String... more) {
    return Stream.concat(setups(), Stream.of(more)).toList();
  }

  /** Every game by its id: a method source for tests that add up over a game's samples. */
  public static Stream<String> ids() {
    return ALL.list().stream().map(Game::id);
  }

  /** The samples of a game on boards small enough for many games. */
  public static List<Setup> small(String id) {
    return ALL.list().stream()
        .filter(game -> game.id().equals(id))
        .flatMap(game -> game.samples().stream())
        .map(text -> ALL.setup(text).orThrow())
        .filter(setup -> setup.board().size() <= SMALL)
        .toList();
  }
}
