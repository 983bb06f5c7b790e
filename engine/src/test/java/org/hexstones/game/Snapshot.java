package org.hexstones.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything a position says of itself at one moment, to be compared with another moment. */
record Snapshot(
    List<Integer> moves, Content content, int hash1, int hash2, List<Integer> refusalOfEachStone) {

  /** The same without the way it came about: what the future depends on. */
  record Content(
      List<Integer> stones,
      int free,
      boolean over,
      @Nullable Outcome outcome,
      int mover,
      List<Integer> colours,
      boolean turnStart,
      int nextColour,
      List<Integer> legal,
      Object hidden) {}

  /**
   * @param hidden what the future depends on and nothing else here shows
   */
  static Snapshot of(Position position, Object hidden) {
    List<Integer> moves = new ArrayList<>();
    for (int ply = 0; ply < position.plies(); ply++) {
      moves.add(position.moveAt(ply));
    }
    List<Integer> stones = new ArrayList<>();
    List<Integer> refused = new ArrayList<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      stones.add(position.stoneAt(cell));
      int refusals = 0;
      for (int colour = 0; colour < 4; colour++) {
        refusals |= position.refusal(Moves.place(colour, cell)) == null ? 0 : 1 << colour;
      }
      refused.add(refusals);
    }
    List<Integer> colours = new ArrayList<>();
    for (int player = 0; player < position.setup().players(); player++) {
      colours.add(position.colourOf(player));
    }
    Content content =
        new Content(
            stones,
            position.freeCells(),
            position.isOver(),
            position.outcome(),
            position.mover(),
            colours,
            position.isTurnStart(),
            position.nextColour(),
            legalMoves(position),
            hidden);
    return new Snapshot(moves, content, position.hash1(), position.hash2(), refused);
  }

  /** The legal moves in rising order. */
  static List<Integer> legalMoves(Position position) {
    int[] into = new int[position.maxLegalMoves()];
    int count = position.legalMoves(into);
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      legal.add(into[i]);
    }
    Collections.sort(legal);
    return legal;
  }
}
