package org.hexstones.web.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.hexstones.game.Rng;
import org.hexstones.search.Line;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.search.review.ReviewedTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AnalysisCodecTest {
  private static final PlayedGame GAME =
      new PlayedGame("omega hexhex:5", List.of(3, 515), 1, List.of(4, 517, 4096));

  private static final List<AnalysisQuestion> QUESTIONS =
      List.of(
          new AnalysisQuestion.Analyse(1, GAME, 3, 1_000_000, 7),
          new AnalysisQuestion.Review(2, GAME, 3, 9, 20_000),
          new AnalysisQuestion.Solve(3, new PlayedGame("y 5", List.of(), -1, List.of()), 1));

  private static final List<Line> LINES =
      List.of(
          new Line(List.of(4, 517, 9), 1200, 0.625, List.of(0.625, 0.375), -1),
          new Line(List.of(5), 3, 1, List.of(1.0, 0.0), 0));

  private static final List<AnalysisAnswer> ANSWERS =
      List.of(
          new AnalysisAnswer.Analysed(1, false, new Report(1203, LINES)),
          new AnalysisAnswer.Analysed(
              2,
              true,
              new Report(
                  9,
                  List.of(),
                  new PlayoutStatistics(
                      9,
                      List.of(1.0, Math.exp(2.125)),
                      List.of(
                          List.of(PlayoutStatistics.UNKNOWN, 0.0, 1.0),
                          List.of(0.5, 0.25, 0.125))))),
          new AnalysisAnswer.Reviewed(3, false, 0, List.of()),
          new AnalysisAnswer.Reviewed(
              4,
              true,
              1000,
              List.of(
                  new ReviewedTurn(
                      4, 6, 2, List.of(0.1, 0.2, 0.3, 0.4), List.of(1, 2), 0.125, false),
                  new ReviewedTurn(2, 4, 1, List.of(0.0, 1.0), List.of(2047), 1, true))),
          new AnalysisAnswer.Solving(5, true, 123_456),
          new AnalysisAnswer.Solved(6, new Solution(-1, List.of(), List.of())),
          new AnalysisAnswer.Solved(
              7, new Solution(1, List.of(3, 517), List.of(-0x1p53, 5e20, 0.0))),
          new AnalysisAnswer.Refused(8));

  @Test
  void writtenTextsReadBack() {
    for (AnalysisQuestion question : QUESTIONS) {
      assertEquals(question, AnalysisCodec.readQuestion(AnalysisCodec.write(question)));
      assertNull(MessageCodec.readQuestion(AnalysisCodec.write(question)));
    }
    for (AnalysisAnswer answer : ANSWERS) {
      assertEquals(answer, AnalysisCodec.readAnswer(AnalysisCodec.write(answer)));
    }
  }

  /** The largest that the worker says stays below what is read. */
  @Test
  void aFullReportOfTheLargestBoardIsRead() {
    List<Integer> moves = Collections.nCopies(100, 2000);
    List<List<Double>> heat = Collections.nCopies(4, Collections.nCopies(400, 1.0));
    Line line = new Line(moves, 123_456, 0.5, List.of(0.25, 0.25, 0.25, 0.25), -1);
    List<Line> lines = Collections.nCopies(AnalysisCodec.MOST_LINES, line);
    PlayoutStatistics playoutStatistics =
        new PlayoutStatistics(1, List.of(1.0, 1.0, 1.0, 1.0), heat);
    AnalysisAnswer full =
        new AnalysisAnswer.Analysed(999_999, false, new Report(1, lines, playoutStatistics));
    assertEquals(full, AnalysisCodec.readAnswer(AnalysisCodec.write(full)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "analyse",
        "analyse\n1",
        "analyse\n1\ny 5\n0\n0\n0",
        "analyse\n1\ny 5\n0\n0\n0\n0\n1\n1",
        "analyse\n1\ny 5\n0\n0\n0\n65\n1\n1",
        "analyse\n1\ny 5\n0\n5\n0\n1\n1\n1",
        "review\n1\ny 5\n0\n0\n0\n3\n3\n1\n1\n1",
        "solve\n1\ny 5\n0\n0\n0\n0",
        "analysed\n1\n2\n0\n0\n0",
        "analysed\n1\n0\n0\n1",
        "analysed\n1\n0\n0\n1\n1\n4\n1\n1001\n2\n0\n0\n0\n0",
        "analysed\n1\n0\n0\n1\n1\n4\n1\n1\n2\n0\n0\n3\n0",
        "analysed\n1\n0\n0\n1\n1\n4\n1\n1\n5\n0\n0\n0\n0\n0\n0\n0",
        "analysed\n1\n0\n0\n0\n1\n1\n1\n999999\n0",
        "analysed\n1\n0\n0\n0\n1\n1\n2\n1\n1\n1\n1\n1002",
        "reviewed\n1\n0\n1001\n0",
        "reviewed\n1\n0\n0\n1\n3\n3\n0\n2\n1\n1\n1\n5\n0\n0",
        "reviewed\n1\n0\n0\n1\n2\n3\n2\n2\n1\n1\n1\n5\n0\n0",
        "reviewed\n1\n0\n0\n1\n2\n3\n0\n2\n1\n1\n0\n0\n0",
        "solving\n1\n0",
        "solved\n1\n5\n0\n0",
        "solved\n1\n1\n0\n1\n1\n2\n3",
        "solved\n1\n1\n0\n1\n32752\n0\n0\n0",
        "solved\n1\n1\n0\n1\n65536\n0\n0\n0"
      })
  void otherTextsAreNoMessages(String text) {
    assertNull(AnalysisCodec.readQuestion(text));
    assertNull(AnalysisCodec.readAnswer(text));
  }

  /** The same texts without the fault are messages. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "analysed\n1\n0\n0\n0\n0",
        "analysed\n1\n0\n0\n1\n1\n4\n1\n1000\n2\n0\n0\n2\n0",
        "analysed\n1\n0\n0\n0\n1\n1\n1\n9999\n0",
        "analysed\n1\n0\n0\n0\n1\n1\n2\n1\n1\n1\n1\n1001",
        "reviewed\n1\n0\n0\n1\n2\n3\n0\n2\n1\n1\n1\n5\n0\n0",
        "solved\n1\n1\n0\n1\n1\n2\n3\n4"
      })
  void soundTextsAreMessages(String text) {
    assertNotNull(AnalysisCodec.readAnswer(text));
  }

  @Test
  void lengthIsBounded() {
    assertNull(AnalysisCodec.readAnswer("refused\n1\n" + " ".repeat(100_000)));
    assertNull(AnalysisCodec.readAnswer("solved\n1\n1\n2001" + "\n1".repeat(2_001) + "\n0"));
  }

  /** Damaged messages are messages or none, and never an exception; what is one is one again. */
  @Test
  void damageIsSurvived() {
    Rng rng = new Rng(3);
    int read = 0;
    for (int i = 0; i < 30_000; i++) {
      boolean asks = rng.below(3) == 0;
      String whole =
          asks
              ? AnalysisCodec.write(QUESTIONS.get(rng.below(QUESTIONS.size())))
              : AnalysisCodec.write(ANSWERS.get(rng.below(ANSWERS.size())));
      StringBuilder text = new StringBuilder(whole);
      text.setCharAt(rng.below(text.length()), (char) rng.below(128));
      if (rng.below(2) == 0) {
        text.setLength(rng.below(text.length() + 1));
      }
      AnalysisQuestion question = AnalysisCodec.readQuestion(text.toString());
      if (question != null) {
        assertEquals(question, AnalysisCodec.readQuestion(AnalysisCodec.write(question)));
        read++;
      }
      AnalysisAnswer answer = AnalysisCodec.readAnswer(text.toString());
      if (answer != null) {
        assertNotNull(AnalysisCodec.readAnswer(AnalysisCodec.write(answer)));
        read++;
      }
    }
    assertTrue(read > 1000, "much of the damage is harmless");
  }
}
