package org.hexstones.game;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The record of a game: the set-up, the stones at the start, and the tree of moves. Everything else
 * is derived from it by replay. A record may contain illegal moves until it is replayed. Code that
 * reads records replays them completely ({@link #check}).
 */
public record GameRecord(Setup setup, Start start, Node root, List<Tag> tags) {
  public GameRecord {
    tags = List.copyOf(tags);
  }

  public static GameRecord of(Setup setup) {
    return new GameRecord(setup, Start.EMPTY, Node.ROOT, List.of());
  }

  /** A record of one line of moves. */
  public static GameRecord of(Setup setup, Start start, List<Integer> moves) {
    return new GameRecord(setup, start, Node.ROOT.withLine(moves), List.of());
  }

  public GameRecord withRoot(Node newRoot) {
    return new GameRecord(setup, start, newRoot, tags);
  }

  /** The moves of the main line. */
  public List<Integer> mainLine() {
    List<Integer> moves = new ArrayList<>();
    for (Node node = root; !node.children().isEmpty(); ) {
      node = node.children().get(0);
      moves.add(node.move());
    }
    return moves;
  }

  /**
   * Whether the record has more than one line of moves: variations, or comments on the main line.
   */
  public boolean isAnnotated() {
    Node node = root;
    while (!node.children().isEmpty()) {
      if (node.children().size() > 1 || !node.comment().isEmpty()) {
        return true;
      }
      node = node.children().get(0);
    }
    return !node.comment().isEmpty();
  }

  /** The game at the end of the main line, or the reason why the record cannot be replayed. */
  public Parsed<Play> replay() {
    return Play.begin(setup, start).then(play -> play.playAll(mainLine()));
  }

  /** Replays every variation. Returns the record itself, or the first refusal. */
  public Parsed<GameRecord> check() {
    return Play.begin(setup, start)
        .then(
            play -> {
              Reason problem = checkBelow(root, play);
              return problem == null ? Parsed.ok(this) : Parsed.refused(problem);
            });
  }

  private static @Nullable Reason checkBelow(Node node, Play play) {
    for (Node child : node.children()) {
      Reason problem = play.refusal(child.move());
      if (problem != null) {
        return problem;
      }
      play.play(child.move());
      problem = checkBelow(child, play);
      play.undo();
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }
}
