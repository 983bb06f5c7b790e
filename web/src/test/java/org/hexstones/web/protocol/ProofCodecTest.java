package org.hexstones.web.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The messages about proofs. */
final class ProofCodecTest {
  private static final ProofQuestion QUESTION =
      new ProofQuestion(
          7,
          new PlayedGame("omega hexhex:4", List.of(3, 600), 1, List.of(5)),
          ProofQuestion.WHOLE_TURN,
          6,
          10_000);
  private static final ProofAnswer ANSWER =
      new ProofAnswer(
          7,
          true,
          1000,
          true,
          -1,
          List.of(List.of(), List.of(3, 517)),
          List.of(-399_999_999, 399_999_999));

  @Test
  void writtenTextsReadBack() {
    String question = ProofCodec.write(QUESTION);
    assertEquals(QUESTION, ProofCodec.readQuestion(question));
    assertNull(MessageCodec.readQuestion(question));
    assertNull(AnalysisCodec.readQuestion(question));
    assertEquals(ANSWER, ProofCodec.readAnswer(ProofCodec.write(ANSWER)));
  }

  @Test
  void otherTextsAreNone() {
    String question = ProofCodec.write(QUESTION);
    String answer = ProofCodec.write(ANSWER);
    for (int end = 0; end < question.length() - 1; end++) {
      ProofCodec.readQuestion(question.substring(0, end));
    }
    for (int end = 0; end < answer.length() - 1; end++) {
      ProofCodec.readAnswer(answer.substring(0, end) + "x");
    }
    assertNull(ProofCodec.readQuestion(answer));
    assertNull(ProofCodec.readAnswer(question));
    assertNull(ProofCodec.readAnswer("proof 1 1 1001"));
  }
}
