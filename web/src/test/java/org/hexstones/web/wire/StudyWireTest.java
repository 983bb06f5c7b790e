package org.hexstones.web.wire;

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

final class StudyWireTest {
  private static final PlayedGame GAME =
      new PlayedGame("omega hexhex:5", List.of(3, 515), 1, List.of(4, 517, 4096));

  private static final List<StudyQuestion> QUESTIONS =
      List.of(
          new StudyQuestion.Analyse(1, GAME, 3, 1_000_000, 7),
          new StudyQuestion.Review(2, GAME, 3, 9, 20_000, 500, 1),
          new StudyQuestion.Solve(3, new PlayedGame("y 5", List.of(), -1, List.of()), 1));

  private static final List<Line> LINES =
      List.of(
          new Line(List.of(4, 517, 9), 1200, 0.625, List.of(0.625, 0.375), -1),
          new Line(List.of(5), 3, 1, List.of(1.0, 0.0), 0));

  private static final List<StudyAnswer> ANSWERS =
      List.of(
          new StudyAnswer.Analysed(1, false, new Report(1203, LINES)),
          new StudyAnswer.Analysed(
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
          new StudyAnswer.Reviewed(3, false, 0, List.of()),
          new StudyAnswer.Reviewed(
              4,
              true,
              1000,
              List.of(
                  new ReviewedTurn(
                      4, 6, 2, List.of(0.1, 0.2, 0.3, 0.4), List.of(1, 2), 0.125, false),
                  new ReviewedTurn(2, 4, 1, List.of(0.0, 1.0), List.of(2047), 1, true))),
          new StudyAnswer.Solving(5, true, 123_456),
          new StudyAnswer.Solved(6, new Solution(-1, List.of(), List.of())),
          new StudyAnswer.Solved(7, new Solution(1, List.of(3, 517), List.of(-0x1p53, 5e20, 0.0))),
          new StudyAnswer.Refused(8));

  @Test
  void whatIsWrittenIsRead() {
    for (StudyQuestion question : QUESTIONS) {
      assertEquals(question, StudyWire.readQuestion(StudyWire.write(question)));
      assertNull(Wire.readQuestion(StudyWire.write(question)));
    }
    for (StudyAnswer answer : ANSWERS) {
      assertEquals(answer, StudyWire.readAnswer(StudyWire.write(answer)));
    }
  }

  /** The largest that the worker says stays below what is read. */
  @Test
  void aFullReportOfTheLargestBoardIsRead() {
    List<Integer> moves = Collections.nCopies(100, 2000);
    List<List<Double>> heat = Collections.nCopies(4, Collections.nCopies(400, 1.0));
    Line line = new Line(moves, 123_456, 0.5, List.of(0.25, 0.25, 0.25, 0.25), -1);
    List<Line> lines = Collections.nCopies(StudyWire.MOST_LINES, line);
    PlayoutStatistics playoutStatistics =
        new PlayoutStatistics(1, List.of(1.0, 1.0, 1.0, 1.0), heat);
    StudyAnswer full =
        new StudyAnswer.Analysed(999_999, false, new Report(1, lines, playoutStatistics));
    assertEquals(full, StudyWire.readAnswer(StudyWire.write(full)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "analyse",
        "analyse\n1",
        "analyse\n1\ny 5\n\n0\n\n",
        "analyse\n1\ny 5\n\n0\n\n0 1 1",
        "analyse\n1\ny 5\n\n0\n\n21 1 1",
        "analyse\n1\ny 5\n\n5\n\n1 1 1",
        "review\n1\ny 5\n\n0\n\n3 3 1 1 1",
        "solve\n1\ny 5\n\n0\n\n0",
        "analysed\n1\n2\n0 0",
        "analysed\n1\n0\n0 1",
        "analysed\n1\n0\n0 1\n1 1001 0 2 0 0 4",
        "analysed\n1\n0\n0 1\n1 1 3 2 0 0 4",
        "analysed\n1\n0\n0 1\n1 1 0 5 0 0 0 0 0 4",
        "analysed\n1\n0\n0 0\n1 999999",
        "analysed\n1\n0\n0 0\n1 1 1\n1002",
        "reviewed\n1\n0\n1001",
        "reviewed\n1\n0\n0\n3 3 0 0 0 2 1 1 5",
        "reviewed\n1\n0\n0\n2 3 2 0 0 2 1 1 5",
        "reviewed\n1\n0\n0\n2 3 0 0 0 2 1 1",
        "solving\n1\n0",
        "solved\n1\n5\n\n",
        "solved\n1\n1\n\n1 2 3",
        "solved\n1\n1\n\n32752 0 0 0",
        "solved\n1\n1\n\n65536 0 0 0"
      })
  void whatIsNoMessageIsNone(String text) {
    assertNull(StudyWire.readQuestion(text));
    assertNull(StudyWire.readAnswer(text));
  }

  @Test
  void lengthIsBounded() {
    assertNull(StudyWire.readAnswer("refused\n1\n" + " ".repeat(100_000)));
    assertNull(StudyWire.readAnswer("solved\n1\n1\n" + "1 ".repeat(3_000) + "\n"));
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
              ? StudyWire.write(QUESTIONS.get(rng.below(QUESTIONS.size())))
              : StudyWire.write(ANSWERS.get(rng.below(ANSWERS.size())));
      StringBuilder text = new StringBuilder(whole);
      text.setCharAt(rng.below(text.length()), (char) rng.below(128));
      if (rng.below(2) == 0) {
        text.setLength(rng.below(text.length() + 1));
      }
      StudyQuestion question = StudyWire.readQuestion(text.toString());
      if (question != null) {
        assertEquals(question, StudyWire.readQuestion(StudyWire.write(question)));
        read++;
      }
      StudyAnswer answer = StudyWire.readAnswer(text.toString());
      if (answer != null) {
        assertNotNull(StudyWire.readAnswer(StudyWire.write(answer)));
        read++;
      }
    }
    assertTrue(read > 1000, "much of the damage is harmless");
  }
}
