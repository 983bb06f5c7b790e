package org.hexstones.swell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Objects;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;

final class SwellRulesTest {
  private static Play play(String setup, String moves) {
    Play play = Play.begin(SampleGames.ALL.setup(setup).orThrow());
    for (Words.Word word : Words.words(moves)) {
      int colour = Math.max(0, play.position().nextColour());
      int move = MoveText.read(word.text(), play.setup().board(), colour).orThrow();
      Reason problem = play.refusal(move);
      assertNull(problem, word.text());
      play.play(move);
    }
    return play;
  }

  @Test
  void theFirstTurnHasOneStoneAndTheOthersTwo() {
    assertEquals(1, play("swell rhombus:4", "a1").mover());
    assertEquals(1, play("swell rhombus:4", "a1 c1").mover());
    assertEquals(0, play("swell rhombus:4", "a1 c1 d4").mover());
  }

  @Test
  void aTurnMayBeEndedOnceItHasAStone() {
    Play play = play("swell rhombus:4", "a1");
    assertNotNull(play.refusal(Moves.END_TURN));
    play.play(Moves.place(1, 5));
    assertNull(play.refusal(Moves.END_TURN));
    play.play(Moves.END_TURN);
    assertEquals(0, play.mover());
    assertNotNull(play.refusal(Moves.END_TURN));
  }

  @Test
  void growingTheLargestGroupGivesAThirdStone() {
    assertEquals(0, play("swell rhombus:4", "a1 c1 c2 a3 d4").mover());
    assertEquals(1, play("swell rhombus:4", "a1 c1 c2 a3 d4 b4").mover());
    assertEquals(1, play("swell rhombus:4 bonus=off", "a1 c1 c2 a3 d4").mover());
    // A single stone is no larger than another.
    assertEquals(1, play("swell rhombus:4", "a1 c1 d4 a3 b4").mover());
  }

  @Test
  void hiddenStateIsInTheHash() {
    SwellPosition one = (SwellPosition) play("swell rhombus:4", "a1 c1 c2").position();
    SwellPosition other = (SwellPosition) play("swell rhombus:4 bonus=off", "a1 c1 c2").position();
    assertEquals(3, one.turn().most());
    assertEquals(2, other.turn().most());
    assertNotEquals(one.hash1(), other.hash1());
    assertNotEquals(one.hash2(), other.hash2());
  }

  @Test
  void theLargerOfTheLargestGroupsWins() {
    Play play = play("swell cells:a1-4", "a1 a3 a4 a2");
    assertEquals("white 2 black 2", play.position().scoreText());
    assertEquals(1, Objects.requireNonNull(play.outcome()).winner(), "of a tie, black");
    play = play("swell cells:a1-5", "a2 a5 end a1 a3 a4");
    assertEquals("white 3 black 2", play.position().scoreText());
    assertEquals(0, Objects.requireNonNull(play.outcome()).winner());
  }
}
