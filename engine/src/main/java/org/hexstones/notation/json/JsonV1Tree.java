package org.hexstones.notation.json;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.NotationProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** Builds the tree of moves from lists of plies, and plays the moves. FROZEN with the reader. */
final class JsonV1Tree {

  /** A node under construction. */
  private static final class Twig {
    final int move;
    final String comment;
    final List<Twig> children = new ArrayList<>();

    Twig(int move, String comment) {
      this.move = move;
      this.comment = comment;
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
      List<Node> below = new ArrayList<>(children.size());
      for (Twig child : children) {
        below.add(child.node());
      }
      return new Node(move, comment, below);
    }
  }

  private final Play play;
  private int nodes = 1;

  JsonV1Tree(Play play) {
    this.play = play;
  }

  /**
   * Reads the tree from its root.
   *
   * @param moves the main line, or null if there is none
   */
  Parsed<Node> read(@Nullable Json moves, String comment) {
    Twig root = new Twig(Moves.NONE, comment);
    try {
      if (moves != null) {
        line(moves, "moves", root);
      }
      return Parsed.ok(root.node());
    } catch (Refused refused) {
      return Parsed.refused(refused.reason());
    }
  }

  /** Adds a line below a node, and takes its moves back from the board. */
  private void line(Json json, String name, Twig from) {
    List<Json> plies = orRefuse(Fields.list(json, name));
    int played = 0;
    Twig here = from;
    for (Json ply : plies) {
      here = ply(ply, here);
      played++;
    }
    for (; played > 0; played--) {
      play.undo();
    }
  }

  private Twig ply(Json json, Twig parent) {
    if (json instanceof Json.Str word) {
      return played(word, "", parent);
    }
    Fields fields = new Fields(json, "move");
    Json move = fields.take("move");
    Json comment = fields.take("comment");
    Json variations = fields.take("variations");
    refuse(fields.end());
    if (move == null) {
      throw new Refused(Reason.of(JsonProblem.KEY_MISSING, "move").at(json.at()));
    }
    Twig twig = played(move, orRefuse(Fields.longText(comment, "comment")), parent);
    if (variations != null) {
      play.undo();
      for (Json variation : orRefuse(Fields.list(variations, "variations"))) {
        if (variation instanceof Json.Arr line && line.items().isEmpty()) {
          throw new Refused(Reason.of(JsonProblem.EMPTY_VARIATION).at(line.at()));
        }
        line(variation, "variations", parent);
      }
      play.play(twig.move);
    }
    return twig;
  }

  private Twig played(Json json, String comment, Twig parent) {
    String word = orRefuse(Fields.text(json, "move"));
    Parsed<Integer> read = JsonV1Reader.move(word, play);
    int at = json.at();
    Reason problem = read.reason();
    int move = problem == null ? read.orThrow() : Moves.NONE;
    if (problem == null) {
      problem = play.refusal(move);
    }
    if (problem != null) {
      throw new Refused(new Reason(problem.problem(), problem.args(), at));
    }
    if (parent.hasChild(move)) {
      String twice = MoveText.write(move, play.position().board());
      throw new Refused(Reason.of(NotationProblem.MOVE_TWICE, twice).at(at));
    }
    if (nodes > Bounds.MOVES) {
      throw new Refused(Reason.of(NotationProblem.TOO_MANY_MOVES, Bounds.MOVES).at(at));
    }
    if (parent.children.size() == Bounds.CHILDREN) {
      throw new Refused(Reason.of(NotationProblem.TOO_MANY_VARIATIONS, Bounds.CHILDREN - 1).at(at));
    }
    Twig twig = new Twig(move, comment);
    parent.children.add(twig);
    nodes++;
    play.play(move);
    return twig;
  }

  private static void refuse(@Nullable Reason reason) {
    if (reason != null) {
      throw new Refused(reason);
    }
  }

  private static <T> T orRefuse(Parsed<T> parsed) {
    refuse(parsed.reason());
    return parsed.orThrow();
  }
}
