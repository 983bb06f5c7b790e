package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.hexstones.search.Player;

/** How accurate players of different strength were, as a table. */
final class AccuracyTable {
  private AccuracyTable() {}

  static void print(List<ReviewedMatch> games, List<Player> players, PrintStream out) {
    out.println("| game | player | times | lower quarter | median | upper quarter | won | lost |");
    out.println("|---|---|--:|--:|--:|--:|--:|--:|");
    for (String setup : games.stream().map(AccuracyTable::setup).distinct().toList()) {
      List<ReviewedMatch> those = games.stream().filter(it -> setup(it).equals(setup)).toList();
      for (Player player : players) {
        int[] won = accuracies(those, player, true);
        int[] lost = accuracies(those, player, false);
        int[] all = IntStream.concat(IntStream.of(won), IntStream.of(lost)).sorted().toArray();
        out.println(
            String.format(
                Locale.ROOT,
                "| %s | %s | %d | %d | %d | %d | %d | %d |",
                setup,
                player.text(),
                all.length,
                quantile(all, 0.25),
                quantile(all, 0.5),
                quantile(all, 0.75),
                quantile(won, 0.5),
                quantile(lost, 0.5)));
      }
    }
  }

  private static String setup(ReviewedMatch game) {
    return game.game().play().setup().text();
  }

  /** Sorted: the accuracies of a player's seats that won, or of those that did not. */
  private static int[] accuracies(List<ReviewedMatch> games, Player player, boolean won) {
    return games.stream()
        .flatMapToInt(
            it ->
                IntStream.range(0, it.accuracies().size())
                    .filter(seat -> it.game().seats().get(seat).text().equals(player.text()))
                    .filter(seat -> (it.game().winner() == seat) == won)
                    .map(seat -> it.accuracies().get(seat)))
        .sorted()
        .toArray();
  }

  /** -1 of no values. */
  private static int quantile(int[] sorted, double share) {
    return sorted.length == 0 ? -1 : sorted[(int) (share * (sorted.length - 1) + 0.5)];
  }
}
