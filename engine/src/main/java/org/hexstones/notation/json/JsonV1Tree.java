package org.hexstones.notation.json;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.NotationProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** Builds the tree of moves from lists of plies, and plays the moves. FROZEN with the reader. */
final class JsonV1Tree implements Reading<Node> {

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

  /** A line whose plies are being read. */
  private static final class Line {
    private final @Nullable Line outer;
    private final Iterator<Json> plies;
    private Twig here;
    private int played;

    /**
     * The variations of the latest ply, which are read while it is taken back; null if none are.
     */
    private @Nullable Iterator<Json> variations;

    private Twig parent;

    Line(@Nullable Line outer, List<Json> plies, Twig from) {
      this.outer = outer;
      this.plies = plies.iterator();
      here = from;
      parent = from;
    }
  }

  /** The number of steps in a slice. */
  private static final int STEPS = 40;

  private final Play play;
  private final @Nullable Json moves;
  private final Twig root;
  private int nodes = 1;
  private @Nullable Line line;
  private @Nullable Parsed<Node> result;

  /**
   * Begins to read the tree from its root.
   *
   * @param moves the main line, or null if there is none
   */
  JsonV1Tree(Play play, @Nullable Json moves, String comment) {
    this.play = play;
    this.moves = moves;
    root = new Twig(Moves.NONE, comment);
  }

  @Override
  public boolean goOn() {
    try {
      for (int i = 0; i < STEPS && result == null; i++) {
        step();
      }
    } catch (Refused refused) {
      result = Parsed.refused(refused.reason());
    }
    return result == null;
  }

  @Override
  public Parsed<Node> result() {
    while (goOn()) {
      // The condition does the work.
    }
    return Objects.requireNonNull(result);
  }

  private void step() {
    Line in = line;
    if (in == null) {
      if (moves == null) {
        result = Parsed.ok(root.node());
      } else {
        begin(moves, "moves", root);
      }
    } else if (in.variations != null) {
      variation(in, in.variations);
    } else if (in.plies.hasNext()) {
      ply(in, in.plies.next());
    } else {
      end(in);
    }
  }

  /** Begins with a line below a node. */
  private void begin(Json json, String name, Twig from) {
    line = new Line(line, orRefuse(Fields.list(json, name)), from);
  }

  /** Takes the moves of a line back from the board. */
  private void end(Line in) {
    for (; in.played > 0; in.played--) {
      play.undo();
    }
    line = in.outer;
    if (line == null) {
      result = Parsed.ok(root.node());
    }
  }

  private void ply(Line in, Json json) {
    in.parent = in.here;
    in.played++;
    if (json instanceof Json.Str word) {
      in.here = played(word, "", in.parent);
      return;
    }
    Fields fields = new Fields(json, "move");
    Json move = fields.take("move");
    Json comment = fields.take("comment");
    Json variations = fields.take("variations");
    refuse(fields.end());
    if (move == null) {
      throw new Refused(Reason.of(JsonProblem.KEY_MISSING, "move").at(json.at()));
    }
    in.here = played(move, orRefuse(Fields.longText(comment, "comment")), in.parent);
    if (variations != null) {
      play.undo();
      in.variations = orRefuse(Fields.list(variations, "variations")).iterator();
    }
  }

  /** Begins with the next variation of a ply, or plays the ply again after the last one. */
  private void variation(Line in, Iterator<Json> variations) {
    if (!variations.hasNext()) {
      in.variations = null;
      play.play(in.here.move);
      return;
    }
    Json variation = variations.next();
    if (variation instanceof Json.Arr list && list.items().isEmpty()) {
      throw new Refused(Reason.of(JsonProblem.EMPTY_VARIATION).at(list.at()));
    }
    begin(variation, "variations", in.parent);
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
