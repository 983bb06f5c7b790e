package org.hexstones.omny;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.hex.BoardProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.jspecify.annotations.Nullable;

/** The choice of star cells: a named set, which is possible on many boards, or a list of cells. */
public sealed interface StarSet {
  /** The text in set-ups for this board. */
  String text(Board board);

  /** The star cells of a board, each once, or a refusal if it has no such set. */
  Parsed<List<Integer>> cells(Board board);

  /** Reads the text of a star set for this board. */
  static Parsed<StarSet> parse(String text, Board board) {
    Named named = Named.ofWord(text);
    return named == null ? Listed.parse(text, board) : Parsed.ok(named);
  }

  /** The named sets. Each is the union of its parts. */
  enum Named implements StarSet {
    ALL("all", StarPart.ALL),
    PERIMETER("perimeter", StarPart.PERIMETER),
    CORNERS("corners", StarPart.CORNERS),
    PERIMETER_CENTRE("perimeter+centre", StarPart.PERIMETER, StarPart.CENTRE),
    CORNERS_CENTRE("corners+centre", StarPart.CORNERS, StarPart.CENTRE),
    PERIMETER_TRIANGLE("perimeter+triangle", StarPart.PERIMETER, StarPart.TRIANGLE),
    CORNERS_TRIANGLE("corners+triangle", StarPart.CORNERS, StarPart.TRIANGLE);

    private static final Named[] SETS = values();

    private final String word;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<StarPart> parts;

    Named(String word, StarPart... parts) {
      this.word = word;
      this.parts = List.of(parts);
    }

    /** The word in set-ups. */
    public String word() {
      return word;
    }

    static @Nullable Named ofWord(String word) {
      for (Named set : SETS) {
        if (set.word.equals(word)) {
          return set;
        }
      }
      return null;
    }

    @Override
    public String text(Board board) {
      return word;
    }

    @Override
    public Parsed<List<Integer>> cells(Board board) {
      List<Integer> union = new ArrayList<>();
      for (StarPart part : parts) {
        Parsed<int[]> cells = part.cells(board);
        if (cells instanceof Parsed.Refused<int[]> refused) {
          return Parsed.refused(refused.reason());
        }
        for (int cell : cells.orThrow()) {
          if (!union.contains(cell)) {
            union.add(cell);
          }
        }
      }
      Collections.sort(union);
      return Parsed.ok(List.copyOf(union));
    }
  }

  /** Any cells of a board, in ascending order. */
  record Listed(List<Integer> list) implements StarSet {
    public Listed {
      List<Integer> sorted = new ArrayList<>(list);
      Collections.sort(sorted);
      list = List.copyOf(sorted);
    }

    private static Parsed<StarSet> parse(String text, Board board) {
      List<Integer> list = new ArrayList<>();
      if (text.isEmpty()) {
        return Parsed.refused(OmnyProblem.NO_STARS);
      }
      for (Word word : Words.split(text, ',')) {
        int cell = board.cellNamed(word.text());
        if (cell == Board.NO_CELL || list.contains(cell)) {
          BoardProblem problem =
              cell == Board.NO_CELL ? BoardProblem.NO_SUCH_CELL : BoardProblem.CELL_TWICE;
          return Parsed.refused(Reason.of(problem, word.text()).at(word.at()));
        }
        list.add(cell);
      }
      return Parsed.ok(new Listed(list));
    }

    @Override
    public String text(Board board) {
      StringBuilder text = new StringBuilder();
      for (int cell : list) {
        text.append(text.isEmpty() ? "" : ",").append(board.name(cell));
      }
      return text.toString();
    }

    @Override
    public Parsed<List<Integer>> cells(Board board) {
      for (int cell : list) {
        if (cell < 0 || cell >= board.size()) {
          return Parsed.refused(BoardProblem.NO_SUCH_CELL, cell);
        }
      }
      return list.isEmpty() ? Parsed.refused(OmnyProblem.NO_STARS) : Parsed.ok(list);
    }
  }
}
