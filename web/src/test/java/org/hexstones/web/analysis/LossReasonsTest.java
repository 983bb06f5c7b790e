package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.hexstones.Effort;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.search.review.PlayedGames;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.ui.GameView;
import org.junit.jupiter.api.Test;

/**
 * Reviews games of every kind and counts the turns that lost much and have a reason. {@code
 * -Dhexstones.games=N} reviews more games.
 */
final class LossReasonsTest {
  private static final int GAMES = Integer.getInteger("hexstones.games", Effort.of(8));
  private static final int ITERATIONS = Integer.getInteger("hexstones.iterations", 500);
  private static final double MUCH = 0.05;
  private static final int MOST = 90;

  private final Messages messages = TestCatalogs.messages(Language.ENGLISH);

  /** The turns of one kind of game that lost much, and those that have no reason. */
  private record Count(int turns, List<String> without) {
    Count and(Count other) {
      List<String> both = new ArrayList<>(without);
      both.addAll(other.without);
      return new Count(turns + other.turns, both);
    }
  }

  @Test
  void turnsThatLoseMuchHaveReasons() {
    Map<String, Count> counts = new TreeMap<>();
    IntStream.range(0, GAMES)
        .parallel()
        .forEach(
            i -> {
              Play game = PlayedGames.numbered(i, new Rng(i));
              Count count = count(game);
              synchronized (counts) {
                counts.merge(game.setup().game().id(), count, Count::and);
              }
            });
    for (Map.Entry<String, Count> each : counts.entrySet()) {
      Count count = each.getValue();
      int with = 100 * (count.turns - count.without.size()) / Math.max(1, count.turns);
      String said = each.getKey() + ": " + with + "% of " + count.turns + " turns";
      if (GAMES > 100) {
        System.out.println(said);
        count.without.forEach(System.out::println);
      }
      assertTrue(with >= MOST || count.turns < 20, said);
    }
  }

  private Count count(Play game) {
    GameView view = view(game.setup().game().id());
    Review review = new Review(MctsPlayer.UNSOLVED, game, ITERATIONS);
    while (review.run()) {}
    List<Integer> moves = game.moves();
    int turns = 0;
    List<String> without = new ArrayList<>();
    for (ReviewedTurn turn : review.turns()) {
      if (turn.loss() < MUCH) {
        continue;
      }
      turns++;
      Play before = Play.begin(game.setup()).playAll(moves.subList(0, turn.begin())).orThrow();
      List<String> said =
          view.explainLoss(
              messages,
              before,
              moves.subList(turn.begin(), turn.end()),
              turn.better(),
              moves.subList(turn.begin(), moves.size()));
      if (said.isEmpty()) {
        without.add(
            "none: "
                + game.setup().text()
                + " turn "
                + turn.begin()
                + " of "
                + moves.size()
                + " loses "
                + turn.loss()
                + " proved "
                + turn.proved());
      }
    }
    return new Count(turns, without);
  }

  private static GameView view(String game) {
    for (GameView view : GameViews.ALL) {
      if (view.id().equals(game)) {
        return view;
      }
    }
    throw new IllegalArgumentException(game);
  }
}
