package org.hexstones.web.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.hexstones.Hostile;
import org.hexstones.game.Moves;
import org.hexstones.game.Rng;
import org.hexstones.search.RootStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MessageCodecTest {
  private static final RootStatistics FINDINGS =
      new RootStatistics(
          List.of(
              new RootStatistics.OfMove(4, 0, List.of(0, 0), 0, 12, 5_500),
              new RootStatistics.OfMove(517, 7, List.of(3, 4), 3_250, 20, 20_000)));

  private static final List<Question> QUESTIONS =
      List.of(
          new Question.BestMove(
              1,
              new PlayedGame("omega hexhex:5", List.of(), -1, List.of(4, 517, 4096)),
              7,
              700,
              123_456_789,
              true,
              false),
          new Question.BestMove(
              99,
              new PlayedGame("y 11 komi=0.5", List.of(3, 515), 1, List.of()),
              1,
              0,
              0,
              false,
              true),
          new Question.DecisiveTurn(3, new PlayedGame("y 11", List.of(), -1, List.of(3, 4)), -1),
          new Question.Learn(5, FINDINGS),
          new Question.Stop(7));

  private static final List<Answer> ANSWERS =
      List.of(
          new Answer.Progress(1, 0, -1, 0),
          new Answer.Progress(1, 19_478, 3, 700),
          new Answer.Found(4, FINDINGS),
          new Answer.Best(2, 5119, -1),
          new Answer.Best(2, 5119, 1),
          new Answer.Decisive(6, 12, 7, List.of(3, 515)),
          new Answer.Decisive(6, -1, 0, List.of()),
          new Answer.Refused(3));

  @Test
  void writtenTextsReadBack() {
    for (Question question : QUESTIONS) {
      assertEquals(question, MessageCodec.readQuestion(MessageCodec.write(question)));
    }
    for (Answer answer : ANSWERS) {
      assertEquals(answer, MessageCodec.readAnswer(MessageCodec.write(answer)));
    }
  }

  @Test
  void aSignalIsReadAndIsNoQuestion() {
    for (Signal signal : Signal.values()) {
      assertEquals(signal, Signal.read(signal.write()));
      assertNull(MessageCodec.readQuestion(signal.write()));
    }
    assertNull(Signal.read("stop"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "stop",
        "stop\n",
        "stop\n-1",
        "stop\n1\n2",
        "best-move\n1",
        "best\n1",
        "\n\n",
        "learn\n1",
        "found\n1\n",
        "progress\n1\n10",
        "progress\n1\n10\n1\n-5",
        "found\n1\n1\n4\n1\n1\n1\n0\n1\n0",
        "learn\n1\n1\n4\n1\n1\n1\n500\n1\n500",
        "learn\n1\n1\n4\n1\n2\n1\n1\n500\n1\n500",
        "found\n1\n1\n4\n1\n2\n1\n0\n2001\n1\n0",
        "learn\n1\n1\n4\n2000000\n2\n1\n1\n500\n1\n500"
      })
  void otherTextsAreNoMessages(String text) {
    assertNull(MessageCodec.readQuestion(text));
    assertNull(MessageCodec.readAnswer(text));
  }

  @Test
  void lengthIsBounded() {
    assertNull(MessageCodec.readQuestion("stop\n1" + "0".repeat(100_000)));
    assertNotNull(MessageCodec.readQuestion(bestMove(2_000, "1")));
    assertNull(MessageCodec.readQuestion(bestMove(2_001, "1")));
    assertNull(MessageCodec.readQuestion(bestMove(0, "2")));
  }

  private static String bestMove(int moves, String ponders) {
    return "best-move\n1\nomega\n0\n0\n"
        + moves
        + "\n1".repeat(moves)
        + "\n1\n1\n1\n"
        + ponders
        + "\n0";
  }

  /** Damaged messages are messages or none, and never an exception. */
  @Test
  void damageIsSurvived() {
    Rng rng = new Rng(3);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text =
          new StringBuilder(MessageCodec.write(QUESTIONS.get(rng.below(QUESTIONS.size()))));
      text.setCharAt(rng.below(text.length()), (char) rng.below(128));
      text.setLength(rng.below(text.length() + 1));
      Hostile.read("message", text.toString(), MessageCodecTest::survives);
    }
    Hostile.readKept("message", MessageCodecTest::survives);
  }

  private static void survives(String text) {
    MessageCodec.readQuestion(text);
    MessageCodec.readAnswer(text);
  }

  @Test
  void nobodyLeavesAGameByAnAnswer() {
    for (int player = 0; player < 4; player++) {
      for (int move : List.of(Moves.resign(player), Moves.flag(player))) {
        assertNull(MessageCodec.readAnswer(MessageCodec.write(new Answer.Best(1, move, -1))));
        Answer decisive = new Answer.Decisive(1, 0, 0, List.of(4, move));
        assertNull(MessageCodec.readAnswer(MessageCodec.write(decisive)));
      }
    }
  }
}
