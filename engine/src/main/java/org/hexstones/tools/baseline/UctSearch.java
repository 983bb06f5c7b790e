package org.hexstones.tools.baseline;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.search.Report;
import org.hexstones.search.Search;

/**
 * UCT (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006) for any number of players:
 * each player has a reward, and each node uses that of its mover (max^n). All-moves-as-first
 * statistics by colour and cell complement means of few visits (RAVE). Nodes whose winner is proven
 * are marked, and the marks are backed up.
 */
final class UctSearch implements Search {
  /** The maximum number of plies below the root in addition to stones: swaps, komi. */
  private static final int SPECIAL_PLIES = 16;

  private final Parameters parameters;
  private final Weights weights;
  private final Rng rng;
  private FollowedGame game;
  private Tree tree;
  private Proofs proofs;
  private Sample sample;
  private int[] path;
  private boolean lookedForWins;

  UctSearch(Parameters parameters, Play play, int seed) {
    this.parameters = parameters;
    weights = new Weights(parameters.equivalence());
    rng = new Rng(seed);
    game = new FollowedGame(play);
    tree = new Tree(parameters.nodes(), game.players());
    proofs = new Proofs(tree);
    sample = new Sample(position().board().size(), game.players());
    path = new int[position().board().size() + SPECIAL_PLIES];
    advanceTo(play);
  }

  @Override
  public Position position() {
    return game.position;
  }

  @Override
  public void follow(Play play) {
    if (!game.leadsTo(play)) {
      begin(play);
    }
    advanceTo(play);
  }

  /** Starts again at the beginning of a game, with the same memory. */
  private void begin(Play play) {
    game = new FollowedGame(play);
    if (game.players() == tree.wins.length) {
      tree.clear();
    } else {
      tree = new Tree(parameters.nodes(), game.players());
      proofs = new Proofs(tree);
    }
    sample = new Sample(position().board().size(), game.players());
    path = new int[position().board().size() + SPECIAL_PLIES];
    lookedForWins = false;
  }

  private void advanceTo(Play play) {
    for (int i = game.size(); i < play.size(); i++) {
      advance(play.moveAt(i));
    }
  }

  @Override
  public void advance(int move) {
    // When a player leaves, all values in the tree become invalid, because others can win now.
    int child = Moves.isWithdrawal(move) ? 0 : tree.child(0, move);
    game.advance(move);
    lookedForWins = false;
    if (child == 0) {
      tree.clear();
    } else {
      tree.keep(child);
    }
  }

  @Override
  public boolean run(int iterations) {
    if (!prepareRoot()) {
      return false;
    }
    for (int i = 0; i < iterations && tree.provenWinner[0] == Tree.OPEN; i++) {
      iterate();
    }
    return tree.provenWinner[0] == Tree.OPEN && tree.childCount[0] > 1;
  }

  /** Expands the root and marks the moves that end the game. Returns false if the game is over. */
  private boolean prepareRoot() {
    if (game.isOver()) {
      return false;
    }
    if (tree.firstChild[0] == 0) {
      // This always has room: a root without children is the only node.
      game.expand(tree, 0, rng);
    }
    if (!lookedForWins) {
      lookedForWins = true;
      for (int i = 0; i < tree.childCount[0]; i++) {
        int child = tree.firstChild[0] + i;
        position().play(tree.move[child]);
        if (position().isOver()) {
          tree.provenWinner[child] = (byte) (1 + game.winnerByRules());
          proofs.update(0);
        }
        position().undo();
      }
    }
    return true;
  }

  private void iterate() {
    Position position = game.position;
    int depth = 0;
    int node = 0;
    path[0] = 0;
    while (hasChildren(node, depth)) {
      node = select(node);
      position.play(tree.move[node]);
      path[++depth] = node;
      if (tree.visits[node] == 0 && position.isOver()) {
        tree.provenWinner[node] = (byte) (1 + game.winnerByRules());
      }
    }
    int proven = tree.provenWinner[node];
    if (proven != Tree.OPEN) {
      learn(depth, sample.decide(proven - 1));
      proofs.propagate(path, depth);
    } else {
      game.playouts.run(rng);
      learn(depth, sample.take(game));
      updateRave(depth);
    }
    for (int i = 0; i < depth; i++) {
      position.undo();
    }
  }

  /** Whether the search goes on below a node. A leaf with enough visits is expanded. */
  private boolean hasChildren(int node, int depth) {
    return tree.provenWinner[node] == Tree.OPEN
        && depth < path.length - 1
        && (tree.firstChild[node] != 0
            || (tree.visits[node] >= parameters.expandAfter() && game.expand(tree, node, rng)));
  }

  /** The child with which the iteration goes on. */
  private int select(int node) {
    int[] visits = tree.visits;
    float[] mean = tree.mean;
    float[] raveVisits = tree.raveVisits;
    float[] raveSum = tree.raveSum;
    byte[] proven = tree.provenWinner;
    double root = Math.sqrt(Math.log(visits[node] + 1.0));
    double explore = parameters.exploration() * root;
    double exploreSpecial = parameters.specialExploration() * root;
    int win = tree.mover[node] + 1;
    int first = tree.firstChild[node];
    int end = first + tree.childCount[node];
    int best = -1;
    double bestValue = 0;
    for (int child = first; child < end; child++) {
      if (proven[child] != Tree.OPEN) {
        if (proven[child] == win) {
          return child;
        }
        continue;
      }
      int n = visits[child];
      double value;
      if (tree.move[child] < Moves.PLACEMENTS) {
        double rave = weights.rave(n);
        value = rave * (raveSum[child] / raveVisits[child]) + (1 - rave) * mean[child];
        value += explore * weights.spread(n);
      } else {
        value = mean[child] + exploreSpecial * weights.spread(n);
      }
      if (best < 0 || value > bestValue) {
        best = child;
        bestValue = value;
      }
    }
    // All children are proven losses, but to different winners. The mover may play any move.
    return best < 0 ? first + rng.below(end - first) : best;
  }

  private void learn(int depth, int winner) {
    int[] wins = tree.wins[winner];
    tree.visits[0]++;
    wins[0]++;
    for (int i = 1; i <= depth; i++) {
      int node = path[i];
      int n = ++tree.visits[node];
      float reward = sample.rewards[tree.mover[path[i - 1]]];
      tree.mean[node] += (float) ((reward - tree.mean[node]) * weights.step(n));
      wins[node]++;
    }
  }

  /**
   * Updates RAVE: at each node of the path, every stone of the final board counts as its first
   * move.
   */
  private void updateRave(int depth) {
    int[] moves = tree.move;
    float[] visits = tree.raveVisits;
    float[] sum = tree.raveSum;
    float[] made = sample.made;
    for (int i = 0; i <= depth; i++) {
      int node = path[i];
      int first = tree.firstChild[node];
      int end = first + tree.childCount[node];
      float reward = sample.rewards[tree.mover[node]];
      for (int child = first; child < end; child++) {
        // There is no branch here, because the processor could not predict it.
        float one = made[moves[child]];
        visits[child] += one;
        sum[child] += one * reward;
      }
    }
  }

  @Override
  public int bestMove() {
    return prepareRoot() ? tree.move[Reports.best(tree, 0)] : Moves.NONE;
  }

  @Override
  public Report report(int lines) {
    return prepareRoot() ? Reports.of(tree, lines) : new Report(0, List.of());
  }
}
