package org.hexstones.web.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.registry.Games;
import org.hexstones.search.review.Review;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The worker asked which turn decided a game, with a clock that ticks when it is looked at. */
final class DecisiveTurnJobTest {
  private final Queue<Runnable> soon = new ArrayDeque<>();
  private final List<Answer> said = new ArrayList<>();
  private double now;
  private double tick = 1;
  private final MessageRouter router =
      new MessageRouter(
          "test",
          Games.ALL,
          () -> now += tick,
          soon::add,
          text -> said.add(Objects.requireNonNull(MessageCodec.readAnswer(text))));

  /** A game in which everybody takes the first free cell. */
  private static Play played(String setup) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    while (!play.isOver()) {
      int cell = 0;
      while (play.refusal(Moves.place(play.position().nextColour(), cell)) != null) {
        cell++;
      }
      play.play(Moves.place(play.position().nextColour(), cell));
    }
    return play;
  }

  private Answer ask(Play play, int player) {
    router.hear(MessageCodec.write(new Question.DecisiveTurn(1, PlayedGame.of(play), player)));
    while (!soon.isEmpty()) {
      soon.remove().run();
    }
    return said.get(said.size() - 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:3", "sunder 3", "omega triangle:7 players=3"})
  void itIsALosersTurnAndCouldHaveBeenBetter(String setup) {
    Play play = played(setup);
    Outcome outcome = Objects.requireNonNull(play.outcome());
    Answer.Decisive answer = assertInstanceOf(Answer.Decisive.class, ask(play, -1));
    assertFalse(answer.better().isEmpty());
    assertEquals(Review.begins(play).get(answer.turn() - 1), answer.begin());
    Play there =
        Play.begin(play.setup()).playAll(play.moves().subList(0, answer.begin())).orThrow();
    assertNotEquals(outcome.winner(), there.mover());
    int mover = there.mover();
    for (int move : answer.better()) {
      assertEquals(mover, there.mover(), "the better turn alone");
      assertNull(there.refusal(move));
      there.play(move);
    }
    Answer.Decisive own = assertInstanceOf(Answer.Decisive.class, ask(play, mover));
    assertEquals(answer, own, "it is the player's own worst turn too");
  }

  /** Whatever the clock says. */
  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:3", "sunder 4"})
  void theAnswerDependsOnTheGameAlone(String setup) {
    Play play = played(setup);
    Answer answer = ask(play, -1);
    tick = 1000;
    assertEquals(answer, ask(play, -1));
  }

  @Test
  void aGameThatGoesOnHasNone() {
    Play play = Play.begin(Games.ALL.setup("sunder 3").orThrow());
    assertInstanceOf(Answer.Refused.class, ask(play, -1));
  }
}
