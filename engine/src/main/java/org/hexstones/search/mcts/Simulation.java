package org.hexstones.search.mcts;

import org.hexstones.game.Evaluation;
import org.hexstones.game.Moves;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.jspecify.annotations.Nullable;

/**
 * One iteration of the search: selection down to a leaf or a proven node, expansion, a playout (or,
 * for a new leaf, the evaluation of a game that has one), and backup to every node of the path. It
 * marks nodes whose winner is proven, and backs up the marks to the root.
 */
final class Simulation {
  /**
   * The maximum number of plies below the root other than stones and ends of turns: swaps, komi.
   */
  private static final int SPECIAL_PLIES = 16;

  /** The number of children that a node gets at first. */
  private static final int FIRST_BLOCK = 16;

  /** By the last three bits of the XOR of two colours: 1 for equal colours, else 0. */
  private final float[] ifSame = {1, 0, 0, 0, 0, 0, 0, 0};

  private final TrackedGame game;
  private final Tree tree;
  private final Rng rng;
  private final int expandAfter;
  private final ProvenValues provenValues;
  private final MovePriors priors;
  private final Playouts playouts;

  /** Evaluates new leaves instead of a playout; null if the game has none or it is off. */
  private final @Nullable Evaluation evaluation;

  /** The share of a leaf's evaluation in the result of each later playout from it. */
  private final float share;

  private final PlayoutResult playoutResult;
  private final Selection selection;
  private final int[] path;

  Simulation(MctsSettings settings, TrackedGame game, Tree tree, Rng rng) {
    this.game = game;
    this.tree = tree;
    this.rng = rng;
    expandAfter = settings.whole(MctsSettings.EXPAND);
    provenValues = new ProvenValues(tree);
    priors = new MovePriors(settings, game, rng);
    boolean informed = settings.value(MctsSettings.INFORMED) != 0;
    playouts =
        informed
            ? game.support.informedPlayouts(game.position)
            : game.support.playouts(game.position);
    share = (float) settings.value(MctsSettings.EVALUATION);
    evaluation = share > 0 ? game.support.evaluation(game.position) : null;
    playoutResult = new PlayoutResult(game.players());
    // Each stone may be the last of its turn, and then a separate move may end the turn.
    path = new int[2 * game.position.board().size() + SPECIAL_PLIES];
    selection = new Selection(settings, tree, priors, rng, path.length);
  }

  Playouts playouts() {
    return playouts;
  }

  /** Declares the stones at the root permanent: every simulation until the next call has them. */
  void settle() {
    playouts.settle();
  }

  /** Adds all children of the root. */
  void expandRoot() {
    if (tree.firstChild[0] == 0) {
      // This always has room: a root without children is the only node.
      expand(0);
    }
    tree.expandFully(0, priors);
  }

  /** Marks the moves at the root that end the game. */
  void lookForWins() {
    Position position = game.position;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      position.play(tree.move[child]);
      if (position.isOver()) {
        tree.provenWinner[child] = (byte) (1 + game.winnerByRules());
        provenValues.update(0);
      }
      position.undo();
    }
  }

  private boolean expand(int node) {
    return tree.expand(node, game.position.mover(), priors, FIRST_BLOCK);
  }

  /**
   * Runs one iteration.
   *
   * @param recorder receives the playout; may be null
   */
  void iterate(@Nullable PlayoutRecorder recorder) {
    Position position = game.position;
    int depth = 0;
    int node = 0;
    path[0] = 0;
    while (hasChildren(node, depth)) {
      node = selection.select(node, depth);
      position.play(tree.move[node]);
      path[++depth] = node;
      if (tree.visits[node] == 0 && position.isOver()) {
        tree.provenWinner[node] = (byte) (1 + game.winnerByRules());
      }
    }
    boolean isNew = evaluate(node);
    int proven = tree.provenWinner[node];
    if (proven != Tree.OPEN) {
      learn(depth, playoutResult.decide(proven - 1));
      provenValues.propagate(path, depth);
    } else if (isNew) {
      learn(depth, playoutResult.estimate(tree.chance[node]));
    } else {
      playouts.run(rng);
      int winner = playoutResult.take(game, playouts);
      if (tree.chance[node] >= 0) {
        playoutResult.mix(tree.chance[node], share);
      }
      learn(depth, winner);
      updateRave(depth);
      if (recorder != null) {
        recorder.take(playouts, playoutResult.rewards[tree.mover[0]]);
      }
    }
    for (int i = 0; i < depth; i++) {
      position.undo();
    }
  }

  /** Whether the simulation goes on below a node. A leaf with enough visits is expanded. */
  private boolean hasChildren(int node, int depth) {
    return tree.provenWinner[node] == Tree.OPEN
        && depth < path.length - 1
        && (tree.firstChild[node] != 0 || (tree.visits[node] >= expandAfter && expand(node)));
  }

  /** Evaluates a new leaf, marks its winner if that is proven, and returns whether it did. */
  private boolean evaluate(int node) {
    Evaluation made = evaluation;
    if (made == null
        || tree.visits[node] != 0
        || tree.provenWinner[node] != Tree.OPEN
        || !made.evaluate()) {
      return false;
    }
    tree.provenWinner[node] = (byte) (1 + made.provenWinner());
    tree.chance[node] = (float) made.chance(0);
    return true;
  }

  private void learn(int depth, int winner) {
    int[] wins = tree.wins[winner];
    tree.visits[0]++;
    wins[0]++;
    for (int i = 1; i <= depth; i++) {
      int node = path[i];
      tree.learn(node, playoutResult.rewards[tree.mover[path[i - 1]]]);
      wins[node]++;
    }
  }

  /**
   * Updates RAVE: at each node of the path, every stone of the final board counts as its first
   * move.
   */
  private void updateRave(int depth) {
    for (int i = 0; i < depth; i++) {
      int node = path[i];
      float reward = playoutResult.rewards[tree.mover[node]];
      updateRave(tree.firstChild[node], selection.looked[i], reward);
      updateRave(tree.firstOther[node], selection.lookedOthers[i], reward);
    }
  }

  private void updateRave(int first, int count, float reward) {
    final int[] moves = tree.move;
    final float[] stats = tree.stats;
    final int[] colours = playoutResult.colours;
    final float[] one = ifSame;
    final int end = first + count;
    int child = first;
    while (child < end && !Moves.isPlace(moves[child])) {
      child++;
    }
    for (int at = Tree.STRIDE * child; child < end; child++) {
      int move = moves[child];
      // There is no branch here, because the processor could not predict it.
      float made = one[(colours[Moves.cell(move)] ^ Moves.colour(move)) & 7];
      stats[at + Tree.RAVE_VISITS] += made;
      stats[at + Tree.RAVE_SUM] += made * reward;
      at += Tree.STRIDE;
    }
  }
}
