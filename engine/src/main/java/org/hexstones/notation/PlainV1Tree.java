package org.hexstones.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.notation.PlainLexer.Token;
import org.hexstones.parse.Lists;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.jspecify.annotations.Nullable;

/**
 * Builds the tree of moves token by token, and plays the moves. Parentheses contain alternatives to
 * the ply before them. FROZEN with {@link PlainV1Reader}.
 */
final class PlainV1Tree {

  /** A node under construction. */
  private static final class Twig {
    final int move;
    final @Nullable Twig parent;
    final List<Twig> children = new ArrayList<>();
    String comment = "";

    Twig(int move, @Nullable Twig parent) {
      this.move = move;
      this.parent = parent;
    }

    boolean hasChild(int childMove) {
      for (Twig child : children) {
        if (child.move == childMove) {
          return true;
        }
      }
      return false;
    }

    /** Recursive, but at most as deep as the longest game. */
    Node node() {
      return new Node(move, comment, Lists.map(children, Twig::node));
    }
  }

  private final Play play;
  private final Twig root = new Twig(Moves.NONE, null);

  /** The plies to which the open variations are alternatives, innermost first. */
  private final Deque<Twig> replaced = new ArrayDeque<>();

  private Twig here = root;
  private int nodes = 1;

  /**
   * The node before the present line. A variation must not be an alternative to an earlier move.
   */
  private Twig lineStart = root;

  PlainV1Tree(Play play) {
    this.play = play;
  }

  /** Processes a token. Returns the reason if it is not allowed here, else null. */
  @Nullable Reason take(Token token) {
    Reason problem =
        switch (token.kind()) {
          case WORD -> word(token.text());
          case COMMENT -> comment(token.text());
          case OPEN -> open();
          case CLOSE -> close();
          default -> Reason.of(NotationProblem.UNEXPECTED, token.text(), "a move");
        };
    return problem == null ? null : problem.shifted(token.at()).at(token.at());
  }

  /** The whole tree, or a refusal if a variation is still open. */
  Parsed<Node> root(int end) {
    return replaced.isEmpty()
        ? Parsed.ok(root.node())
        : Parsed.refused(Reason.of(NotationProblem.NOT_CLOSED, "(").at(end));
  }

  private @Nullable Reason word(String text) {
    boolean number = text.endsWith(".") && Words.number(text.substring(0, text.length() - 1)) >= 0;
    if (number) {
      return null; // readers do not need the number of a turn
    }
    for (Word word : Words.split(text, ',')) {
      Parsed<Integer> move = read(word.text());
      Reason problem = move instanceof Parsed.Ok<Integer> ok ? ply(ok.value()) : move.reason();
      if (problem != null) {
        return problem.at(word.at());
      }
    }
    return null;
  }

  private Parsed<Integer> read(String word) {
    Board board = play.position().board();
    int colon = word.indexOf(':');
    Colour colour = Colour.ofWord(word.substring(0, Math.max(0, colon)));
    if (colour == null) {
      return MoveText.read(word, board, Math.max(0, play.position().nextColour()));
    }
    int cell = board.cellNamed(word.substring(colon + 1));
    return cell == Board.NO_CELL
        ? Parsed.refused(MoveProblem.NOT_A_MOVE, word)
        : Parsed.ok(Moves.place(colour.index(), cell));
  }

  private @Nullable Reason ply(int move) {
    Reason problem = play.refusal(move);
    if (problem != null) {
      return problem;
    }
    if (here.hasChild(move)) {
      Position position = play.position();
      return Reason.of(NotationProblem.MOVE_TWICE, MoveText.write(move, position.board()));
    }
    if (nodes > Bounds.MOVES) {
      return Reason.of(NotationProblem.TOO_MANY_MOVES, Bounds.MOVES);
    }
    if (here.children.size() == Bounds.CHILDREN) {
      return Reason.of(NotationProblem.TOO_MANY_VARIATIONS, Bounds.CHILDREN - 1);
    }
    Twig child = new Twig(move, here);
    here.children.add(child);
    nodes++;
    play.play(move);
    here = child;
    return null;
  }

  private @Nullable Reason comment(String text) {
    if (here == lineStart && !replaced.isEmpty()) {
      return Reason.of(NotationProblem.NO_MOVE_BEFORE, "a comment");
    }
    if (!here.comment.isEmpty()) {
      return Reason.of(NotationProblem.COMMENT_TWICE);
    }
    here.comment = text;
    return null;
  }

  private @Nullable Reason open() {
    Twig parent = here.parent;
    if (here == lineStart || parent == null) {
      return Reason.of(NotationProblem.NO_MOVE_BEFORE, "a variation");
    }
    replaced.push(here);
    play.undo();
    here = parent;
    lineStart = parent;
    return null;
  }

  private @Nullable Reason close() {
    if (replaced.isEmpty()) {
      return Reason.of(NotationProblem.NOT_OPENED);
    }
    if (here == lineStart) {
      return Reason.of(NotationProblem.NO_MOVE_INSIDE);
    }
    for (; here != lineStart; here = parentOf(here)) {
      play.undo();
    }
    Twig back = replaced.pop();
    play.play(back.move);
    here = back;
    // The line that continues began before the innermost open parenthesis, or at the root.
    Twig outer = replaced.peek();
    lineStart = outer == null ? root : parentOf(outer);
    return null;
  }

  private static Twig parentOf(Twig twig) {
    Twig parent = twig.parent;
    if (parent == null) {
      throw new IllegalStateException("the root stands in place of nothing");
    }
    return parent;
  }
}
