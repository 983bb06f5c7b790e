package org.hexstones.notation.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.notation.Bounds;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Version 1 of links. FROZEN: only this class reads the published links, and the golden links of
 * the tests must open for ever. A change of the format needs a version 2 beside it.
 *
 * <p>The order is: the text of the set-up; the start stones; the tags; then the tree from its root.
 * Each node has its comment and its number of children, then for each child its move and the child.
 */
final class LinkV1 {
  /** The characters of {@link Setup#TEXT_CHARACTERS}, in the order on which links depend. */
  static final String SETUP_CHARACTERS = " abcdefghijklmnopqrstuvwxyz0123456789:,=+-*.";

  private static final int PRINTABLE = 95;
  private static final int MAX_SETUP = 8000;

  /**
   * The odds that a node has a comment, that it has not exactly one child, and that a move is
   * unusual: one out of this number.
   */
  private static final int COMMENTS = 64;

  private static final int BRANCHES = 64;
  private static final int UNUSUAL = 128;

  /** The product of the radices of a character that is not printable. */
  private static final int ANY_CHARACTER = (PRINTABLE + 2) * 256 * 256;

  private final Digits digits;
  private int nodes;

  LinkV1(Digits digits) {
    this.digits = digits;
  }

  /** Writes everything except the tree, which the caller writes in steps. */
  Tree write(GameRecord record) {
    setupText(record.setup().text());
    start(record.start(), record.setup().board().size());
    tags(record.tags());
    return new Tree(record.root(), Play.begin(record.setup(), record.start()).orThrow());
  }

  /** Reads everything except the tree, which the caller reads in steps. */
  Parsed<Reading> read(Function<String, Parsed<Setup>> setups) {
    Parsed<Setup> setup = setups.apply(setupText(""));
    if (setup instanceof Parsed.Refused<Setup> refused) {
      return Parsed.refused(unplaced(refused.reason()));
    }
    Start start = start(Start.EMPTY, setup.orThrow().board().size());
    List<Tag> tags = tags(List.of());
    Parsed<Play> play = Play.begin(setup.orThrow(), start);
    if (play instanceof Parsed.Refused<Play> refused) {
      return Parsed.refused(unplaced(refused.reason()));
    }
    GameRecord bare = new GameRecord(setup.orThrow(), start, Node.ROOT, tags);
    return Parsed.ok(new Reading(bare, new Tree(Node.ROOT, play.orThrow())));
  }

  /** A record without its tree, and the tree. */
  record Reading(GameRecord bare, Tree tree) {
    GameRecord record() {
      return bare.withRoot(tree.root());
    }
  }

  /** A reason without its place, which refers to the set-up and not to the link. */
  private static Reason unplaced(Reason reason) {
    return new Reason(reason.problem(), reason.args(), Reason.NOWHERE);
  }

  private String setupText(String text) {
    StringBuilder coded = new StringBuilder();
    int end = SETUP_CHARACTERS.length();
    for (int i = 0; i <= MAX_SETUP; i++) {
      int digit = i < text.length() ? SETUP_CHARACTERS.indexOf(text.charAt(i)) : end;
      digit = digits.digit(digit, end + 1);
      if (digit == end) {
        return coded.toString();
      }
      coded.append(SETUP_CHARACTERS.charAt(digit));
    }
    throw new Digits.Damaged();
  }

  private Start start(Start start, int size) {
    if (!digits.rare(!start.isEmpty(), 16)) {
      return Start.EMPTY;
    }
    int count = digits.digit(start.stones().size(), size + 1);
    List<Integer> stones = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int stone = i < start.stones().size() ? start.stones().get(i) : 0;
      int colour = digits.digit(Moves.colour(stone), 4);
      stones.add(Moves.place(colour, digits.digit(Moves.cell(stone), size)));
    }
    Colour toMove = start.toMove();
    int mover = digits.digit(toMove == null ? 0 : toMove.index() + 1, 5);
    return new Start(stones, mover == 0 ? null : Colour.of(mover - 1));
  }

  private List<Tag> tags(List<Tag> tags) {
    if (!digits.rare(!tags.isEmpty(), 16)) {
      return List.of();
    }
    int count = digits.digit(tags.size(), Bounds.TAGS + 1);
    List<Tag> coded = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Tag tag = i < tags.size() ? tags.get(i) : new Tag("", "");
      String name = text(tag.name());
      coded.add(new Tag(name, text(tag.value())));
    }
    return coded;
  }

  private String text(String text) {
    StringBuilder coded = new StringBuilder();
    boolean printed = true;
    for (int i = 0; i <= Bounds.TEXT; i++) {
      if (!printed) {
        digits.expect(ANY_CHARACTER);
      }
      int c = i < text.length() ? text.charAt(i) : -1;
      boolean printable = c >= ' ' && c < ' ' + PRINTABLE;
      int digit = c < 0 ? PRINTABLE : printable ? c - ' ' : PRINTABLE + 1;
      digit = digits.digit(digit, PRINTABLE + 2);
      if (digit == PRINTABLE) {
        return coded.toString();
      }
      printed = digit < PRINTABLE;
      if (printed) {
        coded.append((char) (' ' + digit));
      } else {
        int high = digits.digit(c >> 8, 256);
        coded.append((char) ((high << 8) | digits.digit(c & 255, 256)));
      }
    }
    throw new Digits.Damaged();
  }

  /** Codes the data of a node, except its children. */
  private Frame enter(@Nullable Frame parent, Node node, int move, Play play) {
    // The root is a node without a move.
    if (++nodes > Bounds.MOVES + 1) {
      throw new Digits.Damaged();
    }
    digits.expect(usual(play.position().freeCells()));
    String comment = digits.rare(!node.comment().isEmpty(), COMMENTS) ? text(node.comment()) : "";
    int count = children(node.children().size());
    if (count > 0 && play.isOver()) {
      throw new Digits.Damaged();
    }
    return new Frame(parent, node, move, comment, count);
  }

  /** A node whose children are being coded. */
  private static final class Frame {
    private final @Nullable Frame parent;
    private final Node node;
    private final int move;
    private final String comment;
    private final int count;
    private final List<Node> coded = new ArrayList<>();

    Frame(@Nullable Frame parent, Node node, int move, String comment, int count) {
      this.parent = parent;
      this.node = node;
      this.move = move;
      this.comment = comment;
      this.count = count;
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

    /** Goes to the next node, or back from one. Returns whether there are more. */
    boolean goOn() {
      Frame here = at;
      if (here == null) {
        return false;
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
      Node coded = new Node(here.move, here.comment, here.coded);
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
