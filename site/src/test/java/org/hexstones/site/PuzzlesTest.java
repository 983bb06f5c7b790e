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
    for (String id : GameViews.ids()) {
      if (Files.exists(SiteTexts.folder(WEB, id).resolve("guide/puzzles.txt"))) {
        assertTrue(games.containsKey(id), id);
      }
    }
    assertTrue(games.values().stream().allMatch(many -> many >= LEAST / 6), games.toString());
    assertEquals(Set.of(PuzzleKind.values()), kinds.keySet());
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
