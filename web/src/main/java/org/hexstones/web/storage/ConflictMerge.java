package org.hexstones.web.storage;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.web.match.Match;

/** How to merge two continuations of one game without losing a move of either. */
enum ConflictMerge {
  /** Ours contains everything of the other. */
  OURS,
  /** The other contains everything of ours, and more. */
  THEIRS,
  /** Each contains something that the other does not. */
  BOTH;

  static ConflictMerge of(Match ours, Match theirs) {
    if (holds(ours.record(), theirs.record())) {
      return OURS;
    }
    return holds(theirs.record(), ours.record()) ? THEIRS : BOTH;
  }

  /** Whether one record contains every move and comment of the other. */
  private static boolean holds(GameRecord one, GameRecord other) {
    return one.setup().equals(other.setup())
        && one.start().equals(other.start())
        && one.tags().containsAll(other.tags())
        && holds(one.root(), other.root());
  }

  private static boolean holds(Node one, Node other) {
    if (!other.comment().isEmpty() && !other.comment().equals(one.comment())) {
      return false;
    }
    for (Node child : other.children()) {
      int index = one.indexOf(child.move());
      if (index < 0 || !holds(one.children().get(index), child)) {
        return false;
      }
    }
    return true;
  }
}
