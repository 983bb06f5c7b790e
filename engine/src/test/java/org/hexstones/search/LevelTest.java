package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Handicap;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.mcts.Level;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class LevelTest {
  @Test
  void levelsAreNumberedAndReadAndWritten() {
    assertEquals(Level.HIGHEST, Level.all().size());
    for (int number = 1; number <= Level.HIGHEST; number++) {
      Level level = Level.all().get(number - 1);
      assertEquals(number, level.number());
      assertEquals(level.text(), Players.byName("level:" + number).orThrow().text());
    }
    for (String text : new String[] {"level", "level:", "level:0", "level:11", "level:x"}) {
      assertFalse(Players.byName(text).isOk(), text);
    }
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void eachLevelButTheHighestHoldsBack(String text) {
    Setup setup = SampleGames.ALL.setup(text).orThrow();
    List<Handicap> levels = setup.game().searchSupport(setup).tuning().levels();
    assertEquals(Level.HIGHEST - 1, levels.size());
    for (Handicap handicap : levels) {
      assertTrue(handicap.most() > 1 || handicap.loose() > 0, handicap.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void theLowLevelsPlayToTheEndAndRepeatThemselves(String setup) {
    for (Level level : Level.all().subList(0, 5)) {
      Play play = Play.begin(SampleGames.ALL.setup(setup).orThrow());
      Bot bot = new Bot(level, () -> 0, 3);
      while (!play.isOver()) {
        int move = bot.move(play, Limits.ofIterations(400));
        assertEquals(move, bot.move(play, Limits.ofIterations(400)));
        assertNull(play.refusal(move));
        play.play(move);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#ids")
  void everyLevelPlaysEveryGameToItsEnd(String game) {
    for (Setup setup : SampleGames.small(game)) {
      for (Level level : Level.all()) {
        Play play = Play.begin(setup);
        Bot bot = new Bot(level, () -> 0, 3);
        while (!play.isOver()) {
          for (int move : bot.turn(play, Limits.ofIterations(40))) {
            assertNull(play.refusal(move));
            play.play(move);
          }
        }
      }
    }
  }

  /** A level that looks at nothing knows from the features that a turn is worth its stones. */
  @Test
  void theEndOfATurnIsAMoveLikeAnyOther() {
    for (Level level : Level.all()) {
      Play play = Play.begin(SampleGames.ALL.setup("swell hexhex:4").orThrow());
      Bot bot = new Bot(level, () -> 0, 7);
      int ends = 0;
      while (!play.isOver()) {
        int move = bot.move(play, Limits.ofIterations(200));
        ends += move == Moves.END_TURN ? 1 : 0;
        play.play(move);
      }
      assertTrue(ends < play.size() / 3, level.text() + " ends " + ends + " of " + play.size());
    }
  }

  @Test
  void weakestLevelsSeldomThink() {
    assertEquals(300, iterations("sunder 4 balance=komi"));
    assertEquals(1, iterations("sunder 4"));
    assertEquals(1, iterations("swell rhombus:4 bonus=off", "d4", "a1"));
  }

  private static int iterations(String setup, String... cells) {
    Play play = Play.begin(SampleGames.ALL.setup(setup).orThrow());
    for (String cell : cells) {
      int colour = play.position().nextColour();
      play.play(MoveText.read(cell, play.setup().board(), colour).orThrow());
    }
    Search search = Level.all().get(0).search(play, 1);
    search.run(1000);
    return search.report(1).iterations();
  }
}
