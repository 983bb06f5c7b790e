package org.hexstones.omny;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.hexstones.game.Options;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.hex.Cell;
import org.hexstones.hex.Direction;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.registry.Games;

/** Set-ups to test with: given as text, or random. */
public final class Samples {
  static final OmnyGame GAME = (OmnyGame) Games.ALL.list().get(1);

  private Samples() {}

  public static Parsed<Setup> parse(String text) {
    List<Word> words = Words.words(text);
    Options options =
        Options.parse(words.subList(Math.min(2, words.size()), words.size())).orThrow();
    return GAME.setup(words.get(0).text(), words.size() < 2 ? "" : words.get(1).text(), options);
  }

  public static OmnySetup setup(String text) {
    return (OmnySetup) parse(text).orThrow();
  }

  /** A random board that OMNY accepts, of at most so many cells. */
  public static Board board(Rng rng, int mostCells) {
    while (true) {
      int size = 1 + rng.below(mostCells);
      Set<Cell> cells = new TreeSet<>(Set.of(new Cell(0, 0)));
      List<Cell> list = new ArrayList<>(cells);
      while (list.size() < size) {
        Cell from = list.get(rng.below(list.size()));
        int d = rng.below(Direction.COUNT);
        Cell next = from.plus(Direction.q(d), Direction.r(d));
        if (cells.add(next)) {
          list.add(next);
        }
      }
      Board board = Board.of(Shapes.cells(list).orThrow());
      if (!board.hasHole()) {
        return board;
      }
    }
  }

  /** A random set-up on a random board. */
  public static OmnySetup setup(Rng rng, int mostCells) {
    Board board = board(rng, mostCells);
    List<Integer> stars = new ArrayList<>();
    int many = 1 + rng.below(6);
    for (int cell = 0; cell < board.size(); cell++) {
      if (rng.below(6) < many) {
        stars.add(cell);
      }
    }
    if (stars.isEmpty()) {
      stars.add(rng.below(board.size()));
    }
    Balance balance = Balance.ofWord(Balance.words().get(rng.below(Balance.words().size())));
    int twiceKomi = balance.namesKomi() || rng.below(3) == 0 ? 0 : rng.below(stars.size());
    return OmnySetup.of(
            GAME, board, new StarSet.Listed(stars), twiceKomi, balance, rng.below(2) == 0)
        .orThrow();
  }
}
