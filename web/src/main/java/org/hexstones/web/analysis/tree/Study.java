package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Position;
import org.hexstones.notation.RecordBounds;
import org.hexstones.notation.RecordText;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Lineage;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A game under analysis: its whole tree, and the place in it that is on the board. The line through
 * that place is also available as a {@link #line()}, which views show like a match.
 */
public final class Study {
  /** The maximum number of moves of a tree, so that a stored or sent study can be read again. */
  public static final int MOST_MOVES = 4000;

  /** The maximum length of a comment. */
  public static final int LONGEST_COMMENT = 2000;

  /** The maximum length of all comments together. */
  public static final int MOST_SAID = 100_000;

  /**
   * The maximum length of a record with its comments. The rest is for the moves and for a review.
   * Some characters take six when written.
   */
  private static final int LONGEST_RECORD = RecordText.MAX_LENGTH * 3 / 4;

  /** The maximum number of variations at a place. */
  public static final int MOST_CHILDREN = 200;

  private final String id;
  private final Lineage lineage;
  private final GameRecord record;
  private final NodePath at;
  private final Match line;

  /** Sums over the record, or null until they are needed. */
  private @Nullable TreeSums sums;

  private Study(
      String id,
      Lineage lineage,
      GameRecord record,
      NodePath at,
      int picked,
      @Nullable TreeSums sums) {
    this.id = id;
    this.lineage = lineage;
    this.record = record;
    this.at = at;
    this.sums = sums;
    List<Integer> moves = Trees.moves(record.root(), Trees.end(record.root(), at));
    GameRecord way =
        new GameRecord(record.setup(), record.start(), Node.ROOT.withLine(moves), record.tags());
    line = new Match(id, way, at.depth(), persons(record), picked, false, 0, Clocks.NONE, lineage);
  }

  /**
   * Opens a record that was replayed.
   *
   * @param id the identifier under which it will be stored
   */
  public static Study open(String id, GameRecord record) {
    return open(Match.begin(id, record, List.of()));
  }

  /** Opens a stored study. */
  public static Study open(Match kept) {
    // A study is a separate game: nobody plays it, and it never merges with the game that it came
    // from.
    GameRecord own = LinkGame.begun(kept.withSeats(persons(kept.record()))).record();
    NodePath end = Trees.end(own.root(), NodePath.ROOT);
    return new Study(kept.id(), kept.lineage(), own, end, Position.NONE, null);
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

  /** The node of the move that led here, or the root. */
  public Node node() {
    return Trees.at(record.root(), at);
  }

  /** The line of moves through the place, as a match of persons whose cursor is the place. */
  public Match line() {
    return line;
  }

  /** The record with only the moves up to the place. */
  public GameRecord upToHere() {
    return record.withRoot(Node.ROOT.withLine(Trees.moves(record.root(), at)));
  }

  /** The match to store, with the whole record. */
  public Match kept() {
    return Match.begin(id, record, persons(record)).withLineage(lineage);
  }

  /**
   * The study at another place; at the nearest existing one before it if there is no such place.
   */
  public Study at(NodePath path) {
    NodePath there = path;
    while (!Trees.has(record.root(), there)) {
      there = there.parent();
    }
    return new Study(id, lineage, record, there, Position.NONE, sums);
  }

  /** The study after a step in its tree. */
  public Study gone(Step step) {
    return at(step.from(record.root(), at));
  }

  /** The study after a legal move: along the tree if the move exists there, else with a new one. */
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

  /** This study if the record of a later state is too large to be stored, else the later one. */
  private Study orThis(Study later) {
    return RecordBounds.check(later.record).isOk() ? later : this;
  }

  /** Whether another move would be too many. */
  public boolean isFull() {
    TreeSums all = sums();
    return node().children().size() >= MOST_CHILDREN
        || all.moves() >= MOST_MOVES
        || all.withMove().written() > RecordText.MAX_LENGTH;
  }

  /** The study with a comment on the move that led here. */
  public Study commented(String text) {
    Node here = node();
    TreeSums before = sums();
    int others = before.said() - here.comment().length();
    int most = Math.max(0, Math.min(LONGEST_COMMENT, MOST_SAID - others));
    String bounded = text.length() > most ? text.substring(0, most) : text;
    while (true) {
      // An annotation of a review is not part of the person's words.
      String comment = Annotation.comment(bounded, Annotation.in(here.comment()));
      TreeSums after = before.with(here.comment(), comment);
      boolean longer = comment.length() > here.comment().length();
      int over = longer ? after.written() - LONGEST_RECORD : 0;
      if (over <= 0) {
        return with(Trees.with(record.root(), at, here.withComment(comment)), at, after);
      }
      // Of what has no room, as much is kept as has.
      bounded = bounded.substring(0, Math.max(0, bounded.length() - over));
    }
  }

  /** The sums over the record. They are computed once and then updated. */
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
    return orThis(with(root, at, null));
  }

  /** The study with the variation on the board moved to the first place at its branching. */
  public Study promoted() {
    int depth = Trees.branching(at);
    return depth < 0
        ? this
        : orThis(with(Trees.promoted(record.root(), at), at.choosing(depth, 0), null));
  }

  /** The study without the move that led here and its continuation. */
  public Study deleted() {
    return at.isRoot() ? this : orThis(with(Trees.without(record.root(), at), at.parent(), null));
  }

  public Study withPicked(int colour) {
    return new Study(id, lineage, record, at, colour, sums);
  }

  public Study withId(String other) {
    return new Study(other, lineage, record, at, line.picked(), sums);
  }

  /** This study with the record and the place of an earlier state. */
  public Study asBefore(Study before) {
    return new Study(id, lineage, before.record, before.at, Position.NONE, before.sums);
  }

  private Study with(Node root, NodePath path, @Nullable TreeSums its) {
    return new Study(id, lineage, record.withRoot(root), path, Position.NONE, its);
  }
}
