package org.hexstones.web.analysis.tree;

import org.hexstones.game.Node;
import org.hexstones.web.ui.ask.LineStep;

/** Steps from one place of a tree to another. */
public enum Step {
  BEGIN,
  BACK,
  ON,
  END,
  /** The variation before this one, if there are several. */
  VARIATION_UP,
  VARIATION_DOWN;

  /** The step of a key. */
  public static Step of(LineStep step) {
    return switch (step) {
      case BACK -> BACK;
      case ON -> ON;
      case BEGIN -> BEGIN;
      case END -> END;
      case UP -> VARIATION_UP;
      case DOWN -> VARIATION_DOWN;
    };
  }

  /** The destination of the step; the same place if there is none. */
  public NodePath from(Node root, NodePath at) {
    return switch (this) {
      case BEGIN -> NodePath.ROOT;
      case BACK -> at.parent();
      case ON -> Trees.at(root, at).children().isEmpty() ? at : at.child(0);
      case END -> Trees.end(root, at);
      case VARIATION_UP -> beside(root, at, -1);
      case VARIATION_DOWN -> beside(root, at, 1);
    };
  }

  private static NodePath beside(Node root, NodePath at, int by) {
    // The nearest place on the way here with a choice.
    for (int depth = at.depth() - 1; depth >= 0; depth--) {
      int children = Trees.at(root, at.upTo(depth)).children().size();
      int index = at.steps().get(depth) + by;
      if (children > 1) {
        return index < 0 || index >= children ? at : at.upTo(depth).child(index);
      }
    }
    return at;
  }
}
