package org.hexstones.search.review;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.omega.OmegaSetup;
import org.hexstones.registry.Games;
import org.hexstones.search.Bot;
import org.hexstones.search.Limits;
import org.hexstones.search.Player;
import org.hexstones.search.mcts.Level;
import org.hexstones.tools.novices.Novice;

/** Finished games of every kind, for tests of what is said of them. */
public final class PlayedGames {
  /** Small set-ups of all games and variants. */
  public static final List<String> SETUPS =
      Stream.concat(
              Games.ALL.list().stream().flatMap(game -> game.samples().stream()),
              Stream.of("omega hexhex:5", "sunder 5", "y 7"))
          .filter(setup -> !setup.equals("sunder 7"))
          .toList();

  /** The iterations of each turn of the games. */
  private static final int ITERATIONS = 2000;

  private PlayedGames() {}

  /** One of many games: the kinds of players change more slowly than the set-ups. */
  public static Play numbered(int number, Rng rng) {
    Setup setup = Games.ALL.setup(SETUPS.get(number * 7 % SETUPS.size())).orThrow();
    return played(setup, number / SETUPS.size() + number, rng);
  }

  /**
   * A game of a novice against a low level, of one level, or of high levels.
   *
   * @param kind the remainder by three says which
   */
  public static Play played(Setup setup, int kind, Rng rng) {
    int level = rng.below(Level.HIGHEST);
    List<Bot> seats = new ArrayList<>();
    for (int seat = 0; seat < setup.players(); seat++) {
      Player player = Level.all().get(level);
      if (kind % 3 == 0) {
        player = seat == 0 ? novice(setup, rng) : Level.all().get(rng.below(3));
      } else if (kind % 3 == 1) {
        player = Level.all().get(5 + rng.below(5));
      }
      seats.add(new Bot(player, () -> 0, rng.next()));
    }
    Play play = Play.begin(setup);
    int[] legal = new int[play.position().maxLegalMoves()];
    int opening = 2;
    while (!play.isOver()) {
      if (opening-- > 0) {
        do {
          play.play(legal[rng.below(play.position().legalMoves(legal))]);
        } while (!play.isOver() && !play.position().isTurnStart());
      } else {
        play.playAll(seats.get(play.mover()).turn(play, Limits.ofIterations(ITERATIONS))).orThrow();
      }
    }
    return play;
  }

  private static Novice novice(Setup setup, Rng rng) {
    List<Novice> novices =
        setup instanceof OmegaSetup
            ? List.of(Novice.GREEDY, Novice.APART, Novice.CAREFUL, Novice.RANDOM)
            : List.of(Novice.PATH, Novice.BLOCK, Novice.CUT, Novice.BRIDGES);
    return novices.get(rng.below(novices.size()));
  }
}
