package org.hexstones.notation;

import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.hex.Board;

/**
 * Writes version 1 of the plain notation. The stones of a turn are joined by commas, so that one
 * word is one move of the Go Text Protocol. A line of the main line begins with the number of its
 * first turn, for human readers.
 */
final class PlainV1Writer {
  private static final int WIDTH = 80;

  /**
   * The room that a line must have for a variation to begin there, and for a comment of at least
   * this length.
   */
  private static final int ROOM_FOR_ASIDE = 20;

  /**
   * The length from which a text is concatenated to {@link #done}, because a StringBuilder copies
   * each character.
   */
  private static final int LONG = 200;

  private String done = "";

  /** The text after {@link #done}. */
  private final StringBuilder out = new StringBuilder();

  /** The index in {@link #out} at which the line began; negative if it began before. */
  private int lineStart;

  private int turns;

  /** Whether the last token is a stone to which the next stone of its turn may be joined. */
  private boolean joinable;

  /**
   * Whether a turn's number must be written: at the start of a line, and after a variation or a
   * comment.
   */
  private boolean numberDue;

  /**
   * A place on the main line. The text after it depends only on this state and the node.
   *
   * @param node the node whose children come next
   * @param length the length of the text so far
   * @param column the length of its last line
   */
  record Place(Node node, int length, int column, int turns, boolean joinable, boolean numberDue) {
    /** The same place with another node. */
    Place at(Node other) {
      return new Place(other, length, column, turns, joinable, numberDue);
    }

    Place shifted(int more) {
      return new Place(node, length + more, column, turns, joinable, numberDue);
    }

    /** Whether the same text follows after both places. */
    // Values are immutable, so the same object has the same moves.
    @SuppressWarnings("ReferenceEquality")
    boolean goesOnLike(Place other) {
      return node == other.node
          && column == other.column
          && turns == other.turns
          && joinable == other.joinable
          && numberDue == other.numberDue;
    }
  }

  /** A writer of a whole record. */
  PlainV1Writer() {
    numberDue = true;
  }

  /** A writer of the text after a place. */
  PlainV1Writer(Place from) {
    lineStart = -from.column();
    turns = from.turns();
    joinable = from.joinable();
    numberDue = from.numberDue();
  }

  /** Writes everything before the moves. Returns whether moves or comments follow. */
  boolean begin(GameRecord record) {
    out.append(RecordText.HEADER).append(" 1\ngame ").append(record.setup().text()).append('\n');
    start(record.start(), record.setup().board());
    for (Tag tag : record.tags()) {
      out.append("tag ").append(PlainText.write(tag.name(), '"', '"'));
      out.append(' ').append(PlainText.write(tag.value(), '"', '"')).append('\n');
    }
    Node root = record.root();
    if (root.children().isEmpty() && root.comment().isEmpty()) {
      return false;
    }
    out.append("moves");
    newLine();
    comment(root);
    return true;
  }

  /**
   * The present place.
   *
   * @param before the length of the text before this writer's text
   */
  Place place(Node node, int before) {
    int column = out.length() - lineStart;
    return new Place(
        node, before + done.length() + out.length(), column, turns, joinable, numberDue);
  }

  /** The text of this writer. */
  String written() {
    return done.concat(out.toString());
  }

  private void start(Start start, Board board) {
    if (start.isEmpty()) {
      return;
    }
    out.append("start");
    int before = Position.NONE;
    for (int stone : start.stones()) {
      int colour = Moves.colour(stone);
      out.append(colour == before ? "," : " " + Colour.of(colour).word() + ":");
      out.append(board.name(Moves.cell(stone)));
      before = colour;
    }
    Colour toMove = start.toMove();
    out.append(toMove == null ? "" : " turn:" + toMove.word()).append('\n');
  }

  /** Writes everything after a node of a variation. The play is at this node before and after. */
  private void line(Node node, Play play) {
    int played = 0;
    for (Node here = node; !here.children().isEmpty(); played++) {
      here = step(here, play, false);
    }
    for (; played > 0; played--) {
      play.undo();
    }
  }

  /** Writes the first move after a node and its alternatives, plays it, and returns its node. */
  Node step(Node here, Play play, boolean main) {
    Node first = here.children().get(0);
    if (main && play.position().isTurnStart()) {
      turns++;
    }
    ply(first.move(), play, main);
    comment(first);
    for (Node other : here.children().subList(1, here.children().size())) {
      space(ROOM_FOR_ASIDE);
      out.append('(');
      ply(other.move(), play, false);
      comment(other);
      play.play(other.move());
      line(other, play);
      play.undo();
      out.append(')');
      aside();
    }
    play.play(first.move());
    return first;
  }

  private void ply(int move, Play play, boolean main) {
    Position position = play.position();
    String word = word(move, position);
    boolean stone = Moves.isPlace(move);
    if (joinable && stone && !position.isTurnStart()) {
      out.append(',').append(word);
      return;
    }
    boolean begins = main && position.isTurnStart();
    space(word.length() * Math.max(1, position.setup().players()));
    if (begins && (numberDue || out.length() == lineStart)) {
      out.append(turns).append(". ");
      numberDue = false;
    }
    out.append(word);
    joinable = stone;
  }

  private static String word(int move, Position position) {
    String word = MoveText.write(move, position.board());
    return Moves.isPlace(move) && Moves.colour(move) != position.nextColour()
        ? Colour.of(Moves.colour(move)).word() + ":" + word
        : word;
  }

  private void comment(Node node) {
    if (!node.comment().isEmpty()) {
      String text = PlainText.write(node.comment(), '{', '}');
      space(Math.min(text.length(), ROOM_FOR_ASIDE));
      if (text.length() < LONG) {
        out.append(text);
      } else {
        done = written().concat(text);
        lineStart -= out.length() + text.length();
        out.setLength(0);
      }
      aside();
    }
  }

  private void aside() {
    joinable = false;
    numberDue = true;
  }

  /** Writes a space, or a line break if the line has not enough room. */
  private void space(int room) {
    joinable = false;
    if (out.length() - lineStart + room >= WIDTH) {
      newLine();
    } else if (out.length() > lineStart && (out.isEmpty() || out.charAt(out.length() - 1) != '(')) {
      out.append(' ');
    }
  }

  private void newLine() {
    out.append('\n');
    lineStart = out.length();
    joinable = false;
  }
}
