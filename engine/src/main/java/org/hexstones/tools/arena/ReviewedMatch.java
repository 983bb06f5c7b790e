package org.hexstones.tools.arena;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.search.review.Accuracy;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;

/**
 * What a review says of a game between known players.
 *
 * @param game the game
 * @param accuracies the accuracy of each seat
 * @param turns in order, without those of the opening
 */
record ReviewedMatch(MixedGames.Game game, List<Integer> accuracies, List<Turn> turns) {
  private static final int ONE = 100;

  /**
   * A turn.
   *
   * @param free the number of free cells before it
   * @param chance the player's chance before it, in hundredths
   * @param loss what the player lost by it, in hundredths
   */
  record Turn(int player, int free, int chance, int loss) {
    @Override
    public String toString() {
      return player + " " + free + " " + chance + " " + loss;
    }
  }

  /** Reviews the turns after the opening. */
  static ReviewedMatch of(MixedGames.Game game, int iterations) {
    Play play = game.play();
    int first = 0;
    for (int begin : Review.begins(play)) {
      first += begin < game.opening() ? 1 : 0;
    }
    Review review = new Review(MctsPlayer.UNSOLVED, play, iterations, first, Integer.MAX_VALUE);
    while (review.run()) {}
    List<Accuracy> accuracies = new ArrayList<>();
    for (int player = 0; player < play.setup().players(); player++) {
      accuracies.add(new Accuracy(play.setup()));
    }
    List<Turn> turns = new ArrayList<>();
    Play again = Play.begin(play.setup(), play.start()).orThrow();
    for (ReviewedTurn reviewed : review.turns()) {
      again.playAll(play.moves().subList(again.size(), reviewed.begin())).orThrow();
      int player = reviewed.player();
      // In hundredths, because that is how the page stores them.
      int chance = hundredths(reviewed.chances().get(player));
      int free = again.position().freeCells();
      Turn turn = new Turn(player, free, chance, hundredths(reviewed.loss()));
      turns.add(turn);
      accuracies.get(player).add(free, turn.chance(), turn.loss());
    }
    return new ReviewedMatch(
        game, accuracies.stream().map(Accuracy::hundredths).toList(), List.copyOf(turns));
  }

  private static int hundredths(double share) {
    return (int) Math.floor(ONE * share + 0.5);
  }

  /** The game as a line: set-up, players, winner, accuracies, turns. */
  String line() {
    return String.join(
        "; ",
        game.play().setup().text(),
        words(game.seats().stream().map(player -> player.text()).toList()),
        Integer.toString(game.winner()),
        words(accuracies),
        String.join(", ", turns.stream().map(Turn::toString).toList()));
  }

  private static String words(List<?> values) {
    return String.join(" ", values.stream().map(Object::toString).toList());
  }
}
