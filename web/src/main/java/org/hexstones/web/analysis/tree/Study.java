package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Position;
import org.hexstones.notation.RecordText;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A game being studied: its whole tree, and the place in it that is on the board. The way to that
 * place, and on from it, is also told as a {@link #line()}, by which it is shown as a match is.
 */
public final class Study {
  /** No tree has more moves, so that what is kept and sent can be read again. */
  public static final int MOST_MOVES = 4000;

  /** No more is said of one move. */
  public static final int LONGEST_COMMENT = 2000;

  /** No more is said of all moves together. */
  public static final int MOST_SAID = 100_000;

  /**
   * With what is said, no record is longer: what is left is room for the moves and for a review.
   * Written, some characters are six.
   */
  private static final int LONGEST_RECORD = RecordText.MAX_LENGTH * 3 / 4;

  /** No place has more variations. */
  public static final int MOST_CHILDREN = 200;

  private final String id;
  private final GameRecord record;
  private final NodePath at;
  private final Match line;

  /** Sums over the record, or null where they were not needed yet. */
  private @Nullable TreeSums sums;

  private Study(String id, GameRecord record, NodePath at, int picked, @Nullable TreeSums sums) {
    this.id = id;
    this.record = record;
    this.at = at;
    this.sums = sums;
    List<Integer> moves = Trees.moves(record.root(), Trees.end(record.root(), at));
    GameRecord way =
        new GameRecord(record.setup(), record.start(), Node.ROOT.withLine(moves), record.tags());
    line = new Match(id, way, at.depth(), persons(record), picked, false, 0, Clocks.NONE);
  }

  /**
   * Opens a record that was replayed.
   *
   * @param id what it is to be kept under
   */
  public static Study open(String id, GameRecord record) {
    // What is studied is played by nobody, and never meets the game that it was.
    GameRecord own = LinkGame.begun(Match.begin(id, record, List.of())).record();
    return new Study(id, own, Trees.end(own.root(), NodePath.ROOT), Position.NONE, null);
  }

  private static List<Seat> persons(GameRecord record) {
    List<Seat> persons = new ArrayList<>();
    for (int player = 0; player < record.setup().players(); player++) {
      persons.add(Seat.PERSON);
    }
    return persons;
  }

  public String id() {
    return id;
  }

  public GameRecord record() {
    return record;
  }

  public NodePath at() {
    return at;
  }

  /** The move that led here, or the root. */
  public Node node() {
    return Trees.at(record.root(), at);
  }

  /**
   * The line of moves that the place lies on, as a match of persons with the place as its cursor.
   */
  public Match line() {
    return line;
  }

  /** The record with the moves up to the place alone. */
  public GameRecord upToHere() {
    return record.withRoot(Node.ROOT.withLine(Trees.moves(record.root(), at)));
  }

  /** What is kept: the whole record. */
  public Match kept() {
    return Match.begin(id, record, persons(record));
  }

  /** The study at another place; at the nearest before it where there is none such. */
  public Study at(NodePath path) {
    NodePath there = path;
    while (!Trees.has(record.root(), there)) {
      there = there.parent();
    }
    return new Study(id, record, there, Position.NONE, sums);
  }

  /** The study a step further in its tree. */
  Study gone(Step step) {
    return at(step.from(record.root(), at));
  }

  /** The study one legal move on: along the tree where the move is known there, else a new one. */
  public Study played(int move) {
    Node here = node();
    int known = here.indexOf(move);
    if (known >= 0) {
      return at(at.child(known));
    }
    int index = here.children().size();
    Node longer = here.withChild(index, Node.of(move));
    Node root = Trees.with(record.root(), at, longer);
    return with(root, at.child(index), sums == null ? null : sums.withMove());
  }

  /** Whether one more move would be too many. */
  public boolean isFull() {
    return node().children().size() >= MOST_CHILDREN || sums().moves() >= MOST_MOVES;
  }

  /** The study with something said of the move that led here. */
  public Study commented(String text) {
    Node here = node();
    TreeSums before = sums();
    int others = before.said() - here.comment().length();
    int most = Math.max(0, Math.min(LONGEST_COMMENT, MOST_SAID - others));
    String bounded = text.length() > most ? text.substring(0, most) : text;
    // What a review noted there is no word of the person's.
    String comment = Annotation.comment(bounded, Annotation.in(here.comment()));
    TreeSums after = before.with(here.comment(), comment);
    boolean longer = comment.length() > here.comment().length();
    if (longer && after.written() > LONGEST_RECORD) {
      return this;
    }
    return with(Trees.with(record.root(), at, here.withComment(comment)), at, after);
  }

  /** What the record comes to, gone through once and then counted on. */
  private TreeSums sums() {
    TreeSums known = sums;
    if (known == null) {
      known = TreeSums.of(record);
      sums = known;
    }
    return known;
  }

  /** The study with other comments in its tree, which has the same moves. */
  public Study annotated(Node root) {
    return with(root, at, null);
  }

  /** The study in which the variation on the board comes first where it branches off. */
  public Study promoted() {
    int depth = Trees.branching(at);
    return depth < 0 ? this : with(Trees.promoted(record.root(), at), at.choosing(depth, 0), sums);
  }

  /** The study without the move that led here and what followed. */
  public Study deleted() {
    return at.isRoot() ? this : with(Trees.without(record.root(), at), at.parent(), null);
  }

  public Study withPicked(int colour) {
    return new Study(id, record, at, colour, sums);
  }

  public Study withId(String other) {
    return new Study(other, record, at, line.picked(), sums);
  }

  /** The same study with what it was at another time, at the place of then. */
  public Study asBefore(Study before) {
    return new Study(id, before.record, before.at, Position.NONE, before.sums);
  }

  private Study with(Node root, NodePath path, @Nullable TreeSums its) {
    return new Study(id, record.withRoot(root), path, Position.NONE, its);
  }
}
