package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Tag;
import org.hexstones.notation.RecordBounds;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;

/** Merges two records of one game, so that nothing of either is lost. */
public final class RecordMerge {
  private RecordMerge() {}

  /**
   * Merges both trees; the main line is that of the first. Tags for which there is no room are left
   * out. If there is no room for the moves and comments of both, the merge is refused.
   */
  public static Parsed<GameRecord> of(GameRecord first, GameRecord second) {
    GameRecord both = first.withRoot(of(first.root(), second.root()));
    List<Tag> tags = new ArrayList<>(first.tags());
    for (Tag tag : second.tags()) {
      if (!tags.contains(tag)) {
        tags.add(tag);
      }
    }
    GameRecord merged = RecordTags.with(both, tags);
    Reason full = RecordBounds.refusal(merged);
    return full == null ? Parsed.ok(merged) : Parsed.refused(full);
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

  /** Both comments, unless one contains the other. */
  private static String said(String first, String second) {
    if (first.contains(second)) {
      return first;
    }
    return second.contains(first) ? second : first + "\n" + second;
  }
}
