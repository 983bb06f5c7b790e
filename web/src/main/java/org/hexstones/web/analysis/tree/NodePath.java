package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.parse.Words;

/**
 * A place in a tree of moves: from the root, which child is gone to each time. The empty path is
 * the beginning of the game.
 */
public record NodePath(List<Integer> steps) {
  public static final NodePath ROOT = new NodePath(List.of());

  private static final int LONGEST = 8000;

  public NodePath {
    steps = List.copyOf(steps);
  }

  /** The way that a text tells; what cannot be read ends it. */
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

  /** The numbers of its steps, counted from 1, with points between; empty at the beginning. */
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

  /** How many moves lie before the place. */
  public int depth() {
    return steps.size();
  }

  /** Which of its parent's children it is; not to be asked of the root. */
  public int last() {
    return steps.get(steps.size() - 1);
  }

  public NodePath parent() {
    return new NodePath(steps.subList(0, Math.max(0, steps.size() - 1)));
  }

  /** The place so many moves from the beginning on the way here. */
  public NodePath upTo(int depth) {
    return new NodePath(steps.subList(0, Math.min(depth, steps.size())));
  }

  public NodePath child(int index) {
    List<Integer> longer = new ArrayList<>(steps);
    longer.add(index);
    return new NodePath(longer);
  }

  /** The same way with another choice where so many moves lie before it. */
  public NodePath choosing(int depth, int index) {
    List<Integer> changed = new ArrayList<>(steps);
    changed.set(depth, index);
    return new NodePath(changed);
  }

  /** Whether the way here leads over a place, or to it. */
  public boolean isWithin(NodePath other) {
    return depth() >= other.depth() && upTo(other.depth()).equals(other);
  }

  /** The first part of it that another way shares. */
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
