package org.hexstones.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move in a record, its comment, and the moves after it. The first child is the main line, the
 * others are variations. The root's move is {@link Moves#NONE}.
 */
public record Node(int move, String comment, List<Node> children) {
  public static final Node ROOT = new Node(Moves.NONE, "", List.of());

  public Node {
    children = List.copyOf(children);
  }

  public static Node of(int move) {
    return new Node(move, "", List.of());
  }

  public Node withComment(String text) {
    return new Node(move, text, children);
  }

  public Node withChildren(List<Node> nodes) {
    return new Node(move, comment, nodes);
  }

  /** The index of the child with that move, or -1. */
  public int indexOf(int childMove) {
    for (int i = 0; i < children.size(); i++) {
      if (children.get(i).move == childMove) {
        return i;
      }
    }
    return -1;
  }

  /** A copy with one child replaced, or added if {@code index} is the number of children. */
  public Node withChild(int index, Node child) {
    List<Node> nodes = new ArrayList<>(children);
    if (index == nodes.size()) {
      nodes.add(child);
    } else {
      nodes.set(index, child);
    }
    return withChildren(nodes);
  }

  /** A copy with a chain of moves below it. Each move is the only child of the one before. */
  public Node withLine(List<Integer> moves) {
    @Nullable Node below = null;
    for (int i = moves.size() - 1; i >= 0; i--) {
      Node node = of(moves.get(i));
      below = below == null ? node : node.withChild(0, below);
    }
    return below == null ? this : withChild(children.size(), below);
  }
}
