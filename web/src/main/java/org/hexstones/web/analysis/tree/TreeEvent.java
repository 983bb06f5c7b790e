package org.hexstones.web.analysis.tree;

import java.util.List;
import org.hexstones.web.mvu.Event;

/** Events of the tree of moves. */
public sealed interface TreeEvent extends Event {
  record GoTo(NodePath path) implements TreeEvent {}

  record Go(Step step) implements TreeEvent {}

  /** Move the variation on the board to the first place. */
  record Promote() implements TreeEvent {}

  /** Delete the move on the board and its continuation. */
  record Delete() implements TreeEvent {}

  /** Comment on the move on the board. */
  record Comment(String text) implements TreeEvent {}

  /** Add a line to the tree, and show the position after so many of its moves. */
  record AddLine(List<Integer> moves, int shown) implements TreeEvent {
    public AddLine {
      moves = List.copyOf(moves);
    }
  }
}
