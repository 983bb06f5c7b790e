package org.hexstones.web.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.hexstones.registry.SampleGames;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.protocol.Signal;
import org.junit.jupiter.api.Test;

/** The worker asked for moves, with a clock that ticks when it is looked at. */
final class SearchJobTest {
  private final Queue<Runnable> soon = new ArrayDeque<>();
  private final List<Answer> said = new ArrayList<>();
  private double now;
  private final MessageRouter desk =
      new MessageRouter("test", SampleGames.ALL, () -> now++, soon::add, this::say);

  private void say(String text) {
    Answer answer = MessageCodec.readAnswer(text);
    assertNotNull(answer, text);
    said.add(answer);
  }

  private void ask(int number, List<Integer> moves, int millis, boolean ponders) {
    desk.hear(
        MessageCodec.write(
            new Question.BestMove(
                number,
                new PlayedGame("sunder 5", List.of(), -1, moves),
                10,
                millis,
                1,
                ponders,
                false)));
  }

  /** Works until there is nothing more to do, or so many slices; answers how many there were. */
  private int work(int most) {
    int slices = 0;
    for (; slices < most && !soon.isEmpty(); slices++) {
      soon.remove().run();
    }
    return slices;
  }

  private int answered() {
    return assertInstanceOf(Answer.Best.class, said.get(said.size() - 1)).move();
  }

  @Test
  void answersAndRests() {
    ask(1, List.of(), 100, false);
    int slices = work(Integer.MAX_VALUE);
    answered();
    assertTrue(slices < 20, slices + " slices");
  }

  @Test
  void thinksOnInTheOthersTimeButNotForEver() {
    ask(1, List.of(), 100, true);
    work(20);
    int move = answered();
    int heard = said.size();
    assertTrue(work(200) == 200, "it goes on");
    assertEquals(heard, said.size(), "and says nothing");
    // What was thought about the answer is there when it is met with.
    ask(2, List.of(move, move == 512 ? 1 : 0), 250, true);
    work(Integer.MAX_VALUE);
    assertTrue(said.stream().noneMatch(Answer.Refused.class::isInstance));
    answered();
    assertTrue(soon.isEmpty(), "some day it rests");
  }

  @Test
  void ponderingCanBeStopped() {
    ask(1, List.of(), 100, true);
    work(20);
    answered();
    desk.hear(MessageCodec.write(new Question.Stop(1)));
    assertTrue(work(5) <= 1);
  }

  @Test
  void makesWayInTheOthersTimeAndGoesOn() {
    ask(1, List.of(), 100, true);
    work(20);
    answered();
    desk.hear(Signal.REST.write());
    desk.hear(Signal.REST.write());
    assertEquals(1, work(20));
    desk.hear(Signal.GO_ON.write());
    desk.hear(Signal.GO_ON.write());
    assertEquals(20, work(20));
    desk.hear(Signal.REST.write());
    desk.hear(Signal.GO_ON.write());
    assertEquals(20, work(20), "before the slice that was on its way");
    assertEquals(1, soon.size(), "and one slice at a time");
  }

  @Test
  void questionsDuringARestGetTheirTime() {
    desk.hear(Signal.REST.write());
    ask(1, List.of(), 100, false);
    work(20);
    assertTrue(said.isEmpty());
    now += 1000;
    desk.hear(Signal.GO_ON.write());
    assertTrue(work(20) >= 3, "its time was not spent at rest");
    answered();
  }

  @Test
  void doesNotRestWhileAnswering() {
    ask(1, List.of(), 100, false);
    work(1);
    desk.hear(Signal.REST.write());
    work(20);
    answered();
  }

  /** More is known of a position that was thought about before it was met with. */
  @Test
  void ponderedTreeIsKept() {
    assertTrue(firstProgress(true) > 3 * firstProgress(false));
  }

  /** Black has the middle, white the rim. */
  @Test
  void itSaysWhoIsAheadAndHowLongItStillTakes() {
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      moves.add(512 + 27 + i);
      moves.add(i < 5 ? i : 51 + i);
    }
    ask(1, moves, 900, false);
    work(Integer.MAX_VALUE);
    List<Answer.Progress> reported = new ArrayList<>();
    for (Answer answer : said) {
      if (answer instanceof Answer.Progress progress) {
        reported.add(progress);
      }
    }
    assertEquals(0, reported.get(0).leader());
    assertTrue(
        reported.get(0).millis() < 900 && reported.get(1).millis() < reported.get(0).millis());
  }

  private int firstProgress(boolean ponders) {
    soon.clear();
    said.clear();
    ask(1, List.of(), 60, ponders);
    work(400);
    ask(2, List.of(answered()), 300, false);
    work(Integer.MAX_VALUE);
    for (Answer answer : said) {
      if (answer instanceof Answer.Progress progress && progress.number() == 2) {
        return progress.playouts();
      }
    }
    throw new AssertionError("no progress was reported");
  }
}
