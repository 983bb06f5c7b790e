package org.hexstones.web.analysis.paper;

import java.util.HashMap;
import java.util.Map;
import org.hexstones.game.Play;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.web.ui.ViewContext;
import org.jspecify.annotations.Nullable;

/** The puzzles that were read: each is read once, by its line in the list. */
public final class KnownPuzzles {
  private final Map<String, Asked> read = new HashMap<>();

  /** A puzzle, and the position that it asks about. */
  record Asked(Puzzle puzzle, Play play) {}

  @Nullable Asked puzzle(ViewContext context, String line) {
    Asked there = read.get(line);
    if (there == null) {
      Puzzle puzzle = PuzzleText.read(line, context.setups()).orNull();
      if (puzzle != null) {
        there = new Asked(puzzle, puzzle.play());
        read.put(line, there);
      }
    }
    return there;
  }
}
