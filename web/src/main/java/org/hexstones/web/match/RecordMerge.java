package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Tag;
import org.hexstones.notation.Bounds;

/** Merges two records of one game, so that nothing of either is lost. */
public final class RecordMerge {
  /** Records have fewer plies than this. */
  private static final int MOST_PLIES = 7_000;

  private RecordMerge() {}

  /**
   * Merges both trees; the main line is that of the first. If the result would be too large for a
   * record, it is the first record alone.
   */
  public static GameRecord of(GameRecord first, GameRecord second) {
    Node root = of(first.root(), second.root());
    if (plies(root) > MOST_PLIES) {
      return first;
    }
    List<Tag> tags = new ArrayList<>(first.tags());
    for (Tag tag : second.tags()) {
      if (!tags.contains(tag)) {
        tags.add(tag);
      }
    }
    return new GameRecord(first.setup(), first.start(), root, tags);
  }

  /** The recursion is no deeper than a game is long. */
  private static Node of(Node first, Node second) {
    List<Node> children = new ArrayList<>();
    for (Node child : first.children()) {
      int index = second.indexOf(child.move());
      children.add(index < 0 ? child : of(child, second.children().get(index)));
    }
    for (Node child : second.children()) {
      if (first.indexOf(child.move()) < 0) {
        children.add(child);
      }
    }
    return new Node(first.move(), said(first.comment(), second.comment()), children);
  }

  /** Both comments, if neither contains the other and there is room. */
  private static String said(String first, String second) {
    if (first.contains(second)) {
      return first;
    }
    String both = first + "\n" + second;
    return second.contains(first) ? second : both.length() > Bounds.TEXT ? first : both;
  }

  private static int plies(Node node) {
    int plies = 0;
    for (Node child : node.children()) {
      plies += 1 + plies(child);
    }
    return plies;
  }
}
