package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Node;

/** Changes the main line of a tree of moves. Earlier comments and variations stay. */
final class MainLine {
  private MainLine() {}

  /**
   * The tree with a move after the given number of plies, in place of the old continuation. A
   * variation that begins with the move becomes the main line.
   */
  static Node played(Node root, int plies, int move) {
    List<Node> path = path(root, plies);
    Node last = path.get(plies);
    List<Node> children = new ArrayList<>();
    int known = last.indexOf(move);
    children.add(known < 0 ? Node.of(move) : last.children().get(known));
    for (int i = 1; i < last.children().size(); i++) {
      if (i != known) {
        children.add(last.children().get(i));
      }
    }
    return rebuilt(path, last.withChildren(children));
  }

  /** The tree cut off after the given number of plies of the main line. */
  static Node cut(Node root, int plies) {
    List<Node> path = path(root, plies);
    return rebuilt(path, path.get(plies).withChildren(List.of()));
  }

  private static List<Node> path(Node root, int plies) {
    List<Node> path = new ArrayList<>();
    path.add(root);
    for (int ply = 0; ply < plies; ply++) {
      path.add(path.get(ply).children().get(0));
    }
    return path;
  }

  private static Node rebuilt(List<Node> path, Node last) {
    Node below = last;
    for (int i = path.size() - 2; i >= 0; i--) {
      below = path.get(i).withChild(0, below);
    }
    return below;
  }
}
