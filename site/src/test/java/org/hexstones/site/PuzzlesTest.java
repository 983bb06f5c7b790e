package org.hexstones.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.registry.Games;
import org.hexstones.site.assembly.Assembly;
import org.hexstones.tools.arena.PuzzleProof;
import org.hexstones.web.build.SiteTexts;
import org.hexstones.web.games.GameViews;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The puzzles that are shipped. */
final class PuzzlesTest {
  private static final int LEAST = 500;
  private static final Path WEB = Path.of("../web/src/main");

  private static List<String> lines() throws IOException {
    String list = Assembly.texts(WEB).files().getOrDefault("guide/puzzles.txt", "");
    return PuzzleText.lines(list).orThrow();
  }

  @Test
  void areManyOfEachGameAndOfAllKindsAndNoTwoAlike() throws IOException {
    Set<String> links = new HashSet<>();
    Map<String, Integer> games = new TreeMap<>();
    Map<PuzzleKind, Integer> kinds = new TreeMap<>();
    for (String line : lines()) {
      Puzzle puzzle = PuzzleText.read(line, Games.ALL::setup).orThrow();
      assertTrue(links.add(line), line);
      games.merge(puzzle.record().setup().game().id(), 1, Integer::sum);
      kinds.merge(puzzle.kind(), 1, Integer::sum);
    }
    assertTrue(links.size() >= LEAST);
    assertTrue(games.values().stream().allMatch(many -> many >= LEAST / 6), games.toString());
    assertEquals(Set.of(PuzzleKind.values()), kinds.keySet());
  }

  @Test
  void aGamesFolderHasThePuzzlesOfThatGame() throws IOException {
    for (String id : GameViews.ids()) {
      Path list = SiteTexts.folder(WEB, id).resolve("guide/puzzles.txt");
      for (String line : Files.exists(list) ? Files.readAllLines(list) : List.<String>of()) {
        String puzzle = line.substring(line.indexOf(' ') + 1);
        Setup setup = PuzzleText.read(puzzle, Games.ALL::setup).orThrow().record().setup();
        assertEquals(id, setup.game().id(), line);
      }
    }
  }

  /** Some minutes. */
  @Test
  @Tag("long")
  void eachHasOneAnswerAndNoOther() throws IOException {
    for (String line : lines()) {
      assertTrue(PuzzleProof.holds(PuzzleText.read(line, Games.ALL::setup).orThrow()), line);
    }
  }
}
