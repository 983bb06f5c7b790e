package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.parse.Words;

/**
 * A place in a tree of moves: the index of the child at each step from the root. The empty path is
 * the beginning of the game.
 */
public record NodePath(List<Integer> steps) {
  public static final NodePath ROOT = new NodePath(List.of());

  private static final int LONGEST = 8000;

  public NodePath {
    steps = List.copyOf(steps);
  }

  /** Reads the path of a text. The path ends before a part that cannot be read. */
  public static NodePath read(String text) {
    List<Integer> steps = new ArrayList<>();
    if (text.length() <= LONGEST) {
      for (Words.Word word : Words.split(text, '.')) {
        int step = Words.number(word.text());
        if (step < 1) {
          break;
        }
        steps.add(step - 1);
      }
    }
    return new NodePath(steps);
  }

  /** The place after so many moves of the main line. */
  public static NodePath main(int depth) {
    return new NodePath(Collections.nCopies(depth, 0));
  }

  /** The indices of its steps, counted from 1, with points between; empty at the beginning. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int step : steps) {
      text.append(text.isEmpty() ? "" : ".").append(step + 1);
    }
    return text.toString();
  }

  public boolean isRoot() {
    return steps.isEmpty();
  }

  /** The number of moves before the place. */
  public int depth() {
    return steps.size();
  }

  /** Its index among its parent's children. The root has none. */
  public int last() {
    return steps.get(steps.size() - 1);
  }

  public NodePath parent() {
    return new NodePath(steps.subList(0, Math.max(0, steps.size() - 1)));
  }

  /** The place on this path after so many moves. */
  public NodePath upTo(int depth) {
    return new NodePath(steps.subList(0, Math.min(depth, steps.size())));
  }

  public NodePath child(int index) {
    List<Integer> longer = new ArrayList<>(steps);
    longer.add(index);
    return new NodePath(longer);
  }

  /** This path with another choice after so many moves. */
  public NodePath choosing(int depth, int index) {
    List<Integer> changed = new ArrayList<>(steps);
    changed.set(depth, index);
    return new NodePath(changed);
  }

  /** Whether this path goes through a place or ends there. */
  public boolean isWithin(NodePath other) {
    return depth() >= other.depth() && upTo(other.depth()).equals(other);
  }

  /** The beginning that it shares with another path. */
  public NodePath shared(NodePath other) {
    int depth = 0;
    while (depth < depth()
        && depth < other.depth()
        && steps.get(depth).equals(other.steps.get(depth))) {
      depth++;
    }
    return upTo(depth);
  }
}
