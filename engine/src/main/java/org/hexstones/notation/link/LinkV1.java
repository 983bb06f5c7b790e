package org.hexstones.notation.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

/**
 * Version 1 of links. FROZEN: links are out there that only this reads, and the golden ones among
 * the tests must open for ever. A change of format is a version 2 beside it.
 *
 * <p>In turn: the set-up's text; the start stones; the tags; then the tree from its root, each node
 * with its comment, its number of children, and each child's move before the child.
 */
final class LinkV1 {
  private static final String SETUP_CHARACTERS = " abcdefghijklmnopqrstuvwxyz0123456789:,=+-*.";
  private static final int PRINTABLE = 95;
  private static final int MAX_SETUP = 8000;

  /** Once in so many times a node has a comment, other than one child, an unusual move. */
  private static final int COMMENTS = 64;

  private static final int BRANCHES = 64;
  private static final int UNUSUAL = 128;

  /** A character that is not printable, with the digits that tell which. */
  private static final int ANY_CHARACTER = (PRINTABLE + 2) * 256 * 256;

  private final Digits digits;
  private int nodes;

  LinkV1(Digits digits) {
    this.digits = digits;
  }

  void write(GameRecord record) {
    setupText(record.setup().text());
    start(record.start(), record.setup().board().size());
    tags(record.tags());
    node(record.root(), Play.begin(record.setup(), record.start()).orThrow());
  }

  static Parsed<GameRecord> read(DigitReader digits, Function<String, Parsed<Setup>> setups) {
    try {
      LinkV1 link = new LinkV1(digits);
      Parsed<Setup> setup = setups.apply(link.setupText(""));
      if (setup instanceof Parsed.Refused<Setup> refused) {
        return Parsed.refused(unplaced(refused.reason()));
      }
      Start start = link.start(Start.EMPTY, setup.orThrow().board().size());
      List<Tag> tags = link.tags(List.of());
      Parsed<Play> play = Play.begin(setup.orThrow(), start);
      if (play instanceof Parsed.Refused<Play> refused) {
        return Parsed.refused(unplaced(refused.reason()));
      }
      Node root = link.node(Node.ROOT, play.orThrow());
      return digits.isAtEnd()
          ? Parsed.ok(new GameRecord(setup.orThrow(), start, root, tags))
          : Parsed.refused(LinkProblem.DAMAGED);
    } catch (Digits.Damaged damaged) {
      return Parsed.refused(LinkProblem.DAMAGED);
    }
  }

  /** A reason without its place, which is one in the set-up and not in the link. */
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

  private Node node(Node node, Play play) {
    // The root is no move.
    if (++nodes > Bounds.MOVES + 1) {
      throw new Digits.Damaged();
    }
    digits.expect(usual(play.position().freeCells()));
    String comment = digits.rare(!node.comment().isEmpty(), COMMENTS) ? text(node.comment()) : "";
    int count = children(node.children().size());
    List<Node> coded = new ArrayList<>();
    Set<Integer> moves = new HashSet<>();
    if (count > 0 && play.isOver()) {
      throw new Digits.Damaged();
    }
    for (int i = 0; i < count; i++) {
      Node child = i < node.children().size() ? node.children().get(i) : Node.ROOT;
      int move = move(child.move(), play);
      if (!moves.add(move)) {
        throw new Digits.Damaged(); // two variations with the same move are one
      }
      play.play(move);
      Node below = node(child, play);
      play.undo();
      coded.add(new Node(move, below.comment(), below.children()));
    }
    return new Node(node.move(), comment, coded);
  }

  /** What the radices of a node without anything unusual make, up to the move after it. */
  private static int usual(int freeCells) {
    int radices = COMMENTS * BRANCHES * UNUSUAL;
    return radices * Math.max(1, Math.min(freeCells, Limbs.MAX_FACTOR / radices));
  }

  /** How many children a node has: usually one, and at the end of a line none. */
  private int children(int count) {
    if (!digits.rare(count != 1, BRANCHES)) {
      return 1;
    }
    int coded = digits.count(count == 0 ? 0 : count - 1, Bounds.CHILDREN - 1);
    return coded == 0 ? 0 : coded + 1;
  }

  /** A move: usually the next stone in colour order, on the k-th free cell. */
  private int move(int move, Play play) {
    Position position = play.position();
    int colour = position.nextColour();
    if (colour != Position.NONE) {
      boolean usual = Moves.isPlace(move) && Moves.colour(move) == colour;
      if (!digits.rare(!usual, UNUSUAL)) {
        int k =
            digits.digit(usual ? freeBefore(position, Moves.cell(move)) : 0, position.freeCells());
        return Moves.place(colour, free(position, k));
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

  /** Every legal move and withdrawal, in rising order. */
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
