package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Node;

/** Operations on trees of moves and their places. They do not check whether a move is legal. */
public final class Trees {
  private Trees() {}

  public static Node at(Node root, NodePath path) {
    Node node = root;
    for (int step : path.steps()) {
      node = node.children().get(step);
    }
    return node;
  }

  /** Whether the tree has that place. */
  public static boolean has(Node root, NodePath path) {
    Node node = root;
    for (int step : path.steps()) {
      if (step < 0 || step >= node.children().size()) {
        return false;
      }
      node = node.children().get(step);
    }
    return true;
  }

  /** The moves on the path to a place. */
  public static List<Integer> moves(Node root, NodePath path) {
    List<Integer> moves = new ArrayList<>();
    Node node = root;
    for (int step : path.steps()) {
      node = node.children().get(step);
      moves.add(node.move());
    }
    return moves;
  }

  /** The end of the line that continues from a place along the first children. */
  public static NodePath end(Node root, NodePath from) {
    List<Integer> steps = new ArrayList<>(from.steps());
    for (Node node = at(root, from); !node.children().isEmpty(); node = node.children().get(0)) {
      steps.add(0);
    }
    return new NodePath(steps);
  }

  /** The tree with the node at a place replaced. */
  public static Node with(Node root, NodePath path, Node node) {
    return with(root, path.steps(), 0, node);
  }

  /** The recursion is no deeper than a game is long. */
  private static Node with(Node here, List<Integer> steps, int depth, Node node) {
    if (depth == steps.size()) {
      return node;
    }
    int step = steps.get(depth);
    return here.withChild(step, with(here.children().get(step), steps, depth + 1, node));
  }

  /** Whether two trees differ in nothing but the comment at a place. */
  static boolean differInComment(Node one, Node other, NodePath path) {
    Node here = one;
    Node there = other;
    for (int step : path.steps()) {
      if (!here.comment().equals(there.comment())
          || !areSame(here.children(), there.children(), step)) {
        return false;
      }
      here = here.children().get(step);
      there = there.children().get(step);
      if (here.move() != there.move()) {
        return false;
      }
    }
    return areSame(here.children(), there.children(), -1);
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static boolean areSame(List<Node> some, List<Node> others, int except) {
    boolean same = some.size() == others.size() && except < some.size();
    for (int i = 0; same && i < some.size(); i++) {
      same = i == except || some.get(i) == others.get(i);
    }
    return same;
  }

  /** The tree without a place and its continuation. The root cannot be removed. */
  public static Node without(Node root, NodePath path) {
    if (path.isRoot()) {
      return root;
    }
    Node parent = at(root, path.parent());
    List<Node> left = new ArrayList<>(parent.children());
    left.remove(path.last());
    return with(root, path.parent(), parent.withChildren(left));
  }

  /**
   * The number of moves before the branching at which the path to a place leaves its line; -1 on
   * the main line.
   */
  public static int branching(NodePath path) {
    for (int depth = path.depth() - 1; depth >= 0; depth--) {
      if (path.steps().get(depth) > 0) {
        return depth;
      }
    }
    return -1;
  }

  /**
   * The tree with the variation of a place moved to the first place; the same tree on the main
   * line.
   */
  public static Node promoted(Node root, NodePath path) {
    int depth = branching(path);
    if (depth < 0) {
      return root;
    }
    Node parent = at(root, path.upTo(depth));
    List<Node> children = new ArrayList<>(parent.children());
    children.add(0, children.remove((int) path.steps().get(depth)));
    return with(root, path.upTo(depth), parent.withChildren(children));
  }

  /** The number of all moves. */
  public static int size(Node root) {
    int size = 0;
    for (Node child : root.children()) {
      size += 1 + size(child);
    }
    return size;
  }

  /** The number of characters of all comments. */
  public static int said(Node root) {
    int said = root.comment().length();
    for (Node child : root.children()) {
      said += said(child);
    }
    return said;
  }
}
