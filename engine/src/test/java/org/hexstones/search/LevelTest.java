package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.hexstones.game.Play;
import org.hexstones.registry.Games;
import org.hexstones.search.mcts.Level;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
  @ValueSource(
      strings = {
        "omega hexhex:4 pie=on",
        "omega hexhex:4 players=3",
        "gyre 4 balance=komi",
        "omny hexhex:4 balance=komi+pie"
      })
  void everyLevelPlaysToTheEndAndRepeatsItself(String setup) {
    for (Level level : Level.all().subList(0, 5)) {
      Play play = Play.begin(Games.ALL.setup(setup).orThrow());
      Bot bot = new Bot(level, () -> 0, 3);
      while (!play.isOver()) {
        int move = bot.move(play, Limits.ofIterations(400));
        assertEquals(move, bot.move(play, Limits.ofIterations(400)));
        assertNull(play.refusal(move));
        play.play(move);
      }
    }
  }
}
