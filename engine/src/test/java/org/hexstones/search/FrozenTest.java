package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.MoveText;
import org.hexstones.game.Play;
import org.hexstones.tools.baseline.Baseline;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The baseline plays today as it played when others were first measured against it. A change that
 * breaks this test changes what all those measurements mean: make a new player in place of it.
 */
final class FrozenTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      value = {"2: e4 c4 f3 f5 g2", "3: d4 c4 f2 d5 b5 d3 d6", "4: d3 d4 c6 c5 e3 c4 d6 a4 c3"})
  void theBaselineDoesNotChange(int players, String expected) {
    Play play = Play.begin(Toy.setup("hexhex:4", players));
    Bot bot = new Bot(Baseline.STANDARD, () -> 0, 1);
    List<String> moves = new ArrayList<>();
    while (!play.isOver()) {
      int move = bot.move(play, Limits.ofIterations(400));
      moves.add(MoveText.write(move, play.setup().board()));
      play.play(move);
    }
    assertEquals(expected.strip(), String.join(" ", moves));
  }
}
