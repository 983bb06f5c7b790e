package org.hexstones.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.registry.SampleGames;

/** Records at the bounds of the notation. */
public final class LargeRecords {
  public static final Setup SETUP = SampleGames.ALL.setup("omega hexhex:11 pie=on").orThrow();

  private LargeRecords() {}

  public static GameRecord record(Node root, List<Tag> tags) {
    return new GameRecord(SETUP, Start.EMPTY, root, tags);
  }

  public static List<Tag> tags(int number) {
    List<Tag> tags = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      tags.add(new Tag("t" + i, ""));
    }
    return tags;
  }

  /** A tree with so many moves: replies to each first move, as many as there are cells. */
  public static Node tree(int moves, String comment) {
    Play play = Play.begin(SETUP);
    Node root = Node.ROOT;
    List<Integer> firsts = legal(play);
    int left = moves;
    for (int first : firsts) {
      Node node = Node.of(first).withComment(left == moves ? "" : comment);
      play.play(first);
      List<Node> replies = new ArrayList<>();
      for (int reply : legal(play)) {
        if (--left > 0) {
          replies.add(Node.of(reply).withComment(comment));
        }
      }
      play.undo();
      root = root.withChild(root.children().size(), node.withChildren(replies));
      left -= left > 0 ? 1 : 0;
      if (left <= 0) {
        break;
      }
    }
    return root;
  }

  public static List<Integer> legal(Play play) {
    Position position = play.position();
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      legal.add(moves[i]);
    }
    return legal;
  }

  public static int size(Node node) {
    int size = 0;
    for (Node child : node.children()) {
      size += 1 + size(child);
    }
    return size;
  }

  public static Node said(String piece, int characters) {
    List<Integer> line = new ArrayList<>();
    Play play = Play.begin(SETUP);
    for (int i = 0; i < 100; i++) {
      int move = legal(play).get(0);
      play.play(move);
      line.add(move);
    }
    Node below = null;
    int left = characters;
    for (int i = line.size() - 1; i >= 0; i--) {
      int length = Math.min(Bounds.TEXT, left);
      left -= length;
      Node node = Node.of(line.get(i)).withComment(piece.repeat(length / piece.length()));
      below = below == null ? node : node.withChild(0, below);
    }
    return Node.ROOT.withChild(0, Objects.requireNonNull(below));
  }
}
