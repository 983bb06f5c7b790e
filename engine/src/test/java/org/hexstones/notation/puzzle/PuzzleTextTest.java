package org.hexstones.notation.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.Effort;
import org.hexstones.Hostile;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Rng;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PuzzleTextTest {
  private static final GameRecord RECORD =
      RecordText.parse("hexstones 1 game omega hexhex:3 moves c3,d3 a3,b3", Games.ALL::setup)
          .orThrow();

  private static Parsed<Puzzle> read(String line) {
    return PuzzleText.read(line, Games.ALL::setup);
  }

  private static void assertProblem(Problem problem, String line) {
    Reason reason = read(line).reason();
    assertNotNull(reason, line);
    assertEquals(problem, reason.problem(), line);
  }

  @ParameterizedTest
  @EnumSource
  void everyPuzzleReadsBackAsItWas(PuzzleKind kind) {
    assertEquals(kind, PuzzleKind.ofWord(kind.word()));
    for (int grade = 1; grade <= Puzzle.HARDEST; grade++) {
      Puzzle puzzle = new Puzzle(kind, grade, RECORD);
      String line = PuzzleText.write(puzzle);
      assertEquals(kind.word() + " " + grade + " " + Links.write(RECORD), line);
      assertEquals(puzzle, read(line).orThrow());
    }
  }

  @Test
  void oneStoneOrAWholeTurnIsAskedFor() {
    List<Integer> moves = RECORD.mainLine();
    Puzzle cell = new Puzzle(PuzzleKind.CELL, 1, RECORD);
    assertEquals(moves.subList(0, 3), cell.given());
    assertEquals(moves.subList(3, 4), cell.answer());
    assertEquals(moves.subList(0, 3), cell.play().moves());
    Puzzle win = new Puzzle(PuzzleKind.WIN, 1, RECORD);
    assertEquals(List.of(), win.given());
    assertEquals(moves, win.answer());
    assertEquals(0, win.play().size());
  }

  @Test
  void saysWhatIsNoPuzzle() {
    String link = Links.write(RECORD);
    assertNull(PuzzleKind.ofWord("draw"));
    for (String line :
        List.of(
            "",
            "win",
            "win 1",
            "draw 1 " + link,
            "win 0 " + link,
            "win 6 " + link,
            "win x " + link,
            "win 1 " + link + " x",
            link)) {
      assertProblem(PuzzleProblem.NOT_A_PUZZLE, line);
    }
    assertProblem(LinkProblem.DAMAGED, "win 1 1abcdefg");
    String nothing = Links.write(GameRecord.of(RECORD.setup()));
    assertProblem(PuzzleProblem.NO_ANSWER, "win 1 " + nothing);
  }

  @Test
  void aListHasALineForEachAndAnEnd() {
    assertEquals(List.of("a b", "c"), PuzzleText.lines("a b\n\nc\n").orThrow());
    assertEquals(List.of(), PuzzleText.lines("").orThrow());
    assertEquals(PuzzleText.MOST, PuzzleText.lines("x\n".repeat(PuzzleText.MOST)).orThrow().size());
    Reason reason = PuzzleText.lines("x\n".repeat(PuzzleText.MOST + 1)).reason();
    assertNotNull(reason);
    assertEquals(PuzzleProblem.TOO_MANY, reason.problem());
  }

  @Test
  void noLineMakesItThrow() {
    Rng rng = new Rng(8);
    String good = PuzzleText.write(new Puzzle(PuzzleKind.SCORE, 3, RECORD));
    String odd = " \t\n0159aZ\ud800é%";
    for (int i = 0; i < Effort.of(20_000); i++) {
      StringBuilder line = new StringBuilder(good);
      for (int edits = 1 + rng.below(3); edits > 0 && line.length() > 0; edits--) {
        int at = rng.below(line.length());
        switch (rng.below(3)) {
          case 0 -> line.deleteCharAt(at);
          case 1 -> line.insert(at, odd.charAt(rng.below(odd.length())));
          default -> line.setCharAt(at, odd.charAt(rng.below(odd.length())));
        }
      }
      Hostile.read("puzzle", line.toString(), PuzzleTextTest::readsWholeOrRefuses);
    }
  }

  private static void readsWholeOrRefuses(String line) {
    Parsed<Puzzle> parsed = read(line);
    assertTrue(!parsed.isOk() || parsed.orThrow().record().check().isOk(), line);
  }

  @Test
  void formerHostileInputsAreRefused() {
    Hostile.readKept("puzzle", PuzzleTextTest::readsWholeOrRefuses);
  }
}
