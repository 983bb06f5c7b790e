package org.hexstones.notation.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.notation.Bounds;
import org.jspecify.annotations.Nullable;

/**
 * Version 1 of links. FROZEN: only this class reads the published links, and the golden links of
 * the tests must open for ever. A change of the format needs a version 2 beside it.
 *
 * <p>The order is: {@link LinkV1Head}, which is the text of the set-up; the start stones; the tags;
 * then the tree from its root. Each node has its comment and its number of children, then for each
 * child its move and the child.
 */
final class LinkV1 {
  /**
   * The odds that a node has a comment, that it has not exactly one child, and that a move is
   * unusual: one out of this number.
   */
  private static final int COMMENTS = 64;

  private static final int BRANCHES = 64;
  private static final int UNUSUAL = 128;

  private final Digits digits;
  private int nodes;

  LinkV1(Digits digits) {
    this.digits = digits;
  }

  /** Begins to code a tree. */
  Tree tree(Node root, Play play) {
    return new Tree(root, play);
  }

  /** Begins to code a node. */
  private Frame enter(@Nullable Frame parent, Node node, int move, Play play) {
    // The root is a node without a move.
    if (++nodes > Bounds.MOVES + 1) {
      throw new Digits.Damaged();
    }
    digits.expect(usual(play.position().freeCells()));
    Frame frame = new Frame(parent, node, move);
    if (digits.rare(!node.comment().isEmpty(), COMMENTS)) {
      frame.text = LinkV1Text.of(node.comment(), digits);
    } else {
      afterComment(frame, play);
    }
    return frame;
  }

  /** Codes how many moves follow a node. */
  private void afterComment(Frame frame, Play play) {
    frame.count = children(frame.node.children().size());
    if (frame.count > 0 && play.isOver()) {
      throw new Digits.Damaged();
    }
  }

  /** A node that is being coded. */
  private static final class Frame {
    private final @Nullable Frame parent;
    private final Node node;
    private final int move;
    private final List<Node> coded = new ArrayList<>();
    private @Nullable LinkV1Text text;

    /** The number of children; negative before it is coded. */
    private int count = -1;

    Frame(@Nullable Frame parent, Node node, int move) {
      this.parent = parent;
      this.node = node;
      this.move = move;
    }

    String comment() {
      return text == null ? "" : text.coded();
    }

    boolean has(int childMove) {
      for (Node child : coded) {
        if (child.move() == childMove) {
          return true;
        }
      }
      return false;
    }
  }

  /** The tree of moves, which is coded one node after another. */
  final class Tree {
    private final Play play;
    private @Nullable Frame at;
    private Node root = Node.ROOT;

    private Tree(Node node, Play play) {
      this.play = play;
      at = enter(null, node, Moves.NONE, play);
    }

    /**
     * Codes a part of a comment, or a node, or goes back from one. Returns whether there is more.
     */
    boolean goOn() {
      Frame here = at;
      if (here == null) {
        return false;
      }
      if (here.text != null && here.count < 0) {
        if (!here.text.goOn()) {
          afterComment(here, play);
        }
        return true;
      }
      int index = here.coded.size();
      if (index == here.count) {
        leave(here);
        return at != null;
      }
      Node child =
          index < here.node.children().size() ? here.node.children().get(index) : Node.ROOT;
      int move = move(child.move(), play);
      if (here.has(move)) {
        throw new Digits.Damaged(); // two variations must not have the same move
      }
      play.play(move);
      at = enter(here, child, move, play);
      return true;
    }

    private void leave(Frame here) {
      Node coded = new Node(here.move, here.comment(), here.coded);
      at = here.parent;
      if (at == null) {
        root = coded;
      } else {
        at.coded.add(coded);
        play.undo();
      }
    }

    /** The tree that was coded. */
    Node root() {
      return root;
    }
  }

  /** The product of the radices of a usual node and the move after it. */
  private static int usual(int freeCells) {
    int radices = COMMENTS * BRANCHES * UNUSUAL;
    return radices * Math.max(1, Math.min(freeCells, Limbs.MAX_FACTOR / radices));
  }

  /** The number of children. It is usually one; at the end of a line it is none. */
  private int children(int count) {
    if (!digits.rare(count != 1, BRANCHES)) {
      return 1;
    }
    int coded = digits.count(count == 0 ? 0 : count - 1, Bounds.CHILDREN - 1);
    return coded == 0 ? 0 : coded + 1;
  }

  /** A move. It is usually the next stone in colour order on the k-th free cell. */
  private int move(int move, Play play) {
    Position position = play.position();
    int colour = position.nextColour();
    if (colour != Position.NONE) {
      boolean usual = Moves.isPlace(move) && Moves.colour(move) == colour;
      if (!digits.rare(!usual, UNUSUAL)) {
        int before = usual ? freeBefore(position, Moves.cell(move)) : 0;
        int k = digits.digit(before, position.freeCells());
        int stone = usual && k == before ? move : Moves.place(colour, free(position, k));
        if (play.refusal(stone) != null) {
          throw new Digits.Damaged(); // a game may forbid some of the free cells
        }
        return stone;
      }
    }
    int[] others = others(play);
    int index = digits.digit(Math.max(0, Arrays.binarySearch(others, move)), others.length);
    return others[index];
  }

  private static int freeBefore(Position position, int cell) {
    int before = 0;
    for (int i = 0; i < cell; i++) {
      before += position.stoneAt(i) == Position.NONE ? 1 : 0;
    }
    return before;
  }

  private static int free(Position position, int k) {
    int cell = 0;
    for (int left = k; left > 0 || position.stoneAt(cell) != Position.NONE; cell++) {
      left -= position.stoneAt(cell) == Position.NONE ? 1 : 0;
    }
    return cell;
  }

  /** Every legal move and withdrawal, in ascending order. */
  private static int[] others(Play play) {
    Position position = play.position();
    int[] moves = new int[position.maxLegalMoves() + 8];
    int count = position.legalMoves(moves);
    for (int player = 0; player < play.setup().players(); player++) {
      if (!play.hasWithdrawn(player)) {
        moves[count++] = Moves.resign(player);
        moves[count++] = Moves.flag(player);
      }
    }
    int[] sorted = Arrays.copyOf(moves, count);
    Arrays.sort(sorted);
    return sorted;
  }
}
