package org.hexstones.web.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.hexstones.Hostile;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WireTest {
  private static final List<Question> QUESTIONS =
      List.of(
          new Question.BestMove(
              1,
              new PlayedGame("omega hexhex:5", List.of(), -1, List.of(4, 517, 4096)),
              7,
              700,
              123_456_789,
              true),
          new Question.BestMove(
              99, new PlayedGame("y 11 komi=0.5", List.of(3, 515), 1, List.of()), 1, 0, 0, false),
          new Question.Stop(7));

  private static final List<Answer> ANSWERS =
      List.of(new Answer.Progress(1, 0), new Answer.Best(2, 5119), new Answer.Refused(3));

  @Test
  void whatIsWrittenIsRead() {
    for (Question question : QUESTIONS) {
      assertEquals(question, Wire.readQuestion(Wire.write(question)));
    }
    for (Answer answer : ANSWERS) {
      assertEquals(answer, Wire.readAnswer(Wire.write(answer)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "stop", "stop\n", "stop\n-1", "stop\n1\n2", "best-move\n1", "best\n1", "\n\n"})
  void whatIsNoMessageIsNone(String text) {
    assertNull(Wire.readQuestion(text));
    assertNull(Wire.readAnswer(text));
  }

  @Test
  void lengthIsBounded() {
    assertNull(Wire.readQuestion("stop\n1" + "0".repeat(100_000)));
    assertNull(
        Wire.readQuestion("best-move\n1\nomega\n\n0\n" + "1 ".repeat(3_000) + "\n1\n1\n1\n0"));
    assertNull(Wire.readQuestion("best-move\n1\nomega\n\n0\n\n1\n1\n1\n2"));
  }

  /** Damaged messages are messages or none, and never an exception. */
  @Test
  void damageIsSurvived() {
    Rng rng = new Rng(3);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text =
          new StringBuilder(Wire.write(QUESTIONS.get(rng.below(QUESTIONS.size()))));
      text.setCharAt(rng.below(text.length()), (char) rng.below(128));
      text.setLength(rng.below(text.length() + 1));
      Hostile.read("message", text.toString(), WireTest::survives);
    }
    Hostile.readKept("message", WireTest::survives);
  }

  private static void survives(String text) {
    Wire.readQuestion(text);
    Wire.readAnswer(text);
  }
}
