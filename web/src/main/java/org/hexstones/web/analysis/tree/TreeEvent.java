package org.hexstones.web.analysis.tree;

import java.util.List;
import org.hexstones.web.mvu.Event;

/** What a person does in the tree of moves. */
public sealed interface TreeEvent extends Event {
  record GoTo(NodePath path) implements TreeEvent {}

  record Go(Step step) implements TreeEvent {}

  /** The variation on the board comes first. */
  record Promote() implements TreeEvent {}

  /** The move on the board goes, and what follows it. */
  record Delete() implements TreeEvent {}

  /** Something is said of the move on the board. */
  record Comment(String text) implements TreeEvent {}

  /** A line becomes part of the tree, and so many moves of it are on the board. */
  record AddLine(List<Integer> moves, int shown) implements TreeEvent {
    public AddLine {
      moves = List.copyOf(moves);
    }
  }
}
