package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Game;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PuzzlesTest {
  private static final String[] FEW = {
    "--count", "6", "--seed", "3", "--games", "omega hexhex:3;sunder 3"
  };

  private static String made(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    assertEquals(
        0, Puzzles.run(SampleGames.ALL, args, print, new PrintStream(new ByteArrayOutputStream())));
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aSeedMakesTheSameListAndEachHolds() {
    String list = made(FEW);
    assertEquals(list, made(FEW));
    List<String> lines = PuzzleText.lines(list).orThrow();
    assertEquals(6, lines.size());
    for (String line : lines) {
      Puzzle puzzle = PuzzleText.read(line, Games.ALL::setup).orThrow();
      assertEquals(line, PuzzleText.write(puzzle));
      assertTrue(PuzzleProof.holds(puzzle), line);
      assertFalse(PuzzleProof.holds(withAnotherAnswer(puzzle)), line);
    }
  }

  /** The same question, with the first other cell in the place of the answer's last. */
  private static Puzzle withAnotherAnswer(Puzzle puzzle) {
    List<Integer> line = new ArrayList<>(puzzle.record().mainLine());
    int last = line.remove(line.size() - 1);
    Play before = puzzle.record().withRoot(Node.ROOT.withLine(line)).replay().orThrow();
    int cell = 0;
    while (Moves.cell(last) == cell
        || before.refusal(Moves.place(Moves.colour(last), cell)) != null) {
      cell++;
    }
    int other = Moves.place(Moves.colour(last), cell);
    line.add(other);
    return new Puzzle(
        puzzle.kind(), puzzle.grade(), puzzle.record().withRoot(Node.ROOT.withLine(line)));
  }

  /** Of a game whose turns may be ended, an answer may be that they are. */
  @Test
  void everyGameCanBeAskedAbout() {
    for (String games : List.of("swell rhombus:4", "swell hexhex:3 bonus=off;omega hexhex:3")) {
      String list = made("--count", "4", "--seed", "2", "--games", games);
      for (String line : PuzzleText.lines(list).orThrow()) {
        Puzzle puzzle = PuzzleText.read(line, SampleGames.ALL::setup).orThrow();
        assertTrue(PuzzleProof.holds(puzzle), line);
      }
    }
  }

  /** Where a side or a komi is chosen nothing is asked, nor where more than two play. */
  @Test
  void samplesOfAllGamesAreTheDefault() {
    List<String> asked = Puzzles.samples(SampleGames.ALL).stream().map(Setup::text).toList();
    assertTrue(asked.contains("omega hexhex:4") && asked.contains("swell hexhex:3"));
    assertTrue(asked.stream().noneMatch(text -> text.contains("pie") || text.contains("players")));
    for (Game game : SampleGames.ALL.list()) {
      assertTrue(asked.stream().anyMatch(text -> text.startsWith(game.id())), game.id());
    }
  }

  @Test
  void aListIsProvedAnew(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("puzzles.txt");
    Files.writeString(file, made(FEW));
    assertEquals("6 puzzles, 0 not proved\n", made("--check", file.toString()));
  }

  @Test
  void wrongAnswerFailsTheCheck(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("puzzles.txt");
    String first = PuzzleText.lines(made(FEW)).orThrow().get(0);
    Puzzle puzzle = PuzzleText.read(first, Games.ALL::setup).orThrow();
    Files.writeString(file, PuzzleText.write(withAnotherAnswer(puzzle)) + "\n");
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(err, true, StandardCharsets.UTF_8);
    String[] args = {"--check", file.toString()};
    assertEquals(1, Puzzles.run(SampleGames.ALL, args, print, print));
    assertTrue(err.toString(StandardCharsets.UTF_8).endsWith("1 puzzles, 1 not proved\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "win", "win 3", "win 6 1abc", "lose 1 1abc", "win 1 1abc", "cell x y"})
  void otherTextsAreNoPuzzle(String line) {
    assertFalse(PuzzleText.read(line, Games.ALL::setup).isOk());
  }

  @Test
  void aRecordWithoutMovesHasNoAnswer() {
    Puzzle none =
        new Puzzle(PuzzleKind.WIN, 1, GameRecord.of(Games.ALL.setup("sunder 3").orThrow()));
    Parsed<Puzzle> read = PuzzleText.read(PuzzleText.write(none), Games.ALL::setup);
    assertFalse(read.isOk());
  }
}
