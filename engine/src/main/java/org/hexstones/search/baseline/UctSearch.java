package org.hexstones.search.baseline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchKit;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.search.Report;
import org.hexstones.search.Search;

/**
 * UCT (Kocsis and Szepesvári, 2006) for any number of players: each node is seen by the player who
 * moves there, each reward is one number for each player (max^n). All-moves-as-first statistics,
 * keyed by colour and cell, stand in for means that rest on few visits (RAVE). Nodes whose winner
 * is certain are marked and propagated.
 */
final class UctSearch implements Search {
  private final Parameters parameters;
  private final Weights weights;
  private final Rng rng;
  private final List<Integer> played = new ArrayList<>();
  private Start start;
  private SearchKit kit;
  private Position position;
  private Playouts playouts;
  private Tree tree;
  private Proofs proofs;
  private int[] candidates;
  private int[] path;

  /** For each cell, its move of the last playout; cells that stayed free have colour 0. */
  private int[] finalMoves;

  /** For each move, 1 if it was made in the last playout or before, else 0. */
  private final float[] made = new float[Moves.komi(Moves.MAX_TWICE_KOMI)];

  private float[] rewards;

  /** The players who have not left the game, one bit each. */
  private int staying;

  private boolean lookedForWins;

  UctSearch(Parameters parameters, Play play, int seed) {
    this.parameters = parameters;
    weights = new Weights(parameters.equivalence());
    rng = new Rng(seed);
    Setup setup = play.setup();
    start = play.start();
    kit = setup.game().searchKit(setup);
    position = setup.position(start).orThrow();
    playouts = kit.playouts(position);
    tree = new Tree(parameters.nodes(), setup.players());
    proofs = new Proofs(tree);
    candidates = new int[position.maxLegalMoves()];
    path = new int[setup.board().size() + 16];
    finalMoves = new int[setup.board().size()];
    rewards = new float[setup.players()];
    staying = (1 << setup.players()) - 1;
    advanceTo(play);
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public void follow(Play play) {
    boolean goesOn = play.setup().equals(position.setup()) && play.start().equals(start);
    goesOn = goesOn && played.size() <= play.size();
    for (int i = 0; goesOn && i < played.size(); i++) {
      goesOn = played.get(i) == play.moveAt(i);
    }
    if (!goesOn) {
      begin(play);
    }
    advanceTo(play);
  }

  /** Starts over at the beginning of a game, with the memory there is. */
  private void begin(Play play) {
    Setup setup = play.setup();
    if (setup.players() == position.setup().players()) {
      tree.clear();
    } else {
      tree = new Tree(parameters.nodes(), setup.players());
      proofs = new Proofs(tree);
    }
    start = play.start();
    kit = setup.game().searchKit(setup);
    position = setup.position(start).orThrow();
    playouts = kit.playouts(position);
    candidates = new int[position.maxLegalMoves()];
    path = new int[setup.board().size() + 16];
    finalMoves = new int[setup.board().size()];
    Arrays.fill(made, 0);
    rewards = new float[setup.players()];
    staying = (1 << setup.players()) - 1;
    lookedForWins = false;
    played.clear();
  }

  private void advanceTo(Play play) {
    for (int i = played.size(); i < play.size(); i++) {
      advance(play.moveAt(i));
    }
  }

  @Override
  public void advance(int move) {
    played.add(move);
    lookedForWins = false;
    if (Moves.isWithdrawal(move)) {
      staying &= ~(1 << Moves.player(move));
      // Who can still win has changed, and with it what every node is worth.
      tree.clear();
      return;
    }
    position.play(move);
    int child = tree.child(0, move);
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
    return tree.provenWinner[0] == Tree.OPEN;
  }

  /** Expands the root and marks the moves that end the game; false when the game is over. */
  private boolean prepareRoot() {
    if (isOver()) {
      return false;
    }
    if (tree.firstChild[0] == 0) {
      // There is room: a root without children is the only node.
      expand(0);
    }
    if (!lookedForWins) {
      lookedForWins = true;
      for (int i = 0; i < tree.childCount[0]; i++) {
        int child = tree.firstChild[0] + i;
        position.play(tree.move[child]);
        if (position.isOver()) {
          tree.provenWinner[child] = (byte) (1 + winnerByRules());
          proofs.update(0);
        }
        position.undo();
      }
    }
    return true;
  }

  private boolean isOver() {
    return position.isOver() || Integer.bitCount(staying) <= 1;
  }

  private void iterate() {
    int depth = 0;
    int node = 0;
    path[0] = 0;
    while (tree.provenWinner[node] == Tree.OPEN
        && depth < path.length - 1
        && (tree.firstChild[node] != 0
            || (tree.visits[node] >= parameters.expandAfter() && expand(node)))) {
      node = select(node);
      position.play(tree.move[node]);
      path[++depth] = node;
      if (tree.visits[node] == 0 && position.isOver()) {
        tree.provenWinner[node] = (byte) (1 + winnerByRules());
      }
    }
    int proven = tree.provenWinner[node];
    int winner;
    if (proven != Tree.OPEN) {
      winner = proven - 1;
      for (int player = 0; player < rewards.length; player++) {
        rewards[player] = player == winner ? 1 : 0;
      }
    } else {
      playouts.run(rng);
      winner = readPlayout();
      learnRapidly(depth);
    }
    learn(depth, winner);
    if (proven != Tree.OPEN) {
      proofs.propagate(path, depth);
    }
    for (int i = 0; i < depth; i++) {
      position.undo();
    }
  }

  private boolean expand(int node) {
    int count = kit.candidates(position, candidates);
    return tree.expand(node, position.mover(), candidates, count, rng);
  }

  private int winnerByRules() {
    Outcome outcome = position.outcome();
    if (outcome == null) {
      throw new IllegalStateException("a game that is over has no outcome");
    }
    for (int player : outcome.ranking()) {
      if ((staying >> player & 1) != 0) {
        return player;
      }
    }
    return outcome.winner();
  }

  /** The child to go on with. */
  private int select(int node) {
    int[] visits = tree.visits;
    float[] mean = tree.mean;
    float[] rapidVisits = tree.rapidVisits;
    float[] rapidSum = tree.rapidSum;
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
        double rapid = weights.rapid(n);
        value = rapid * (rapidSum[child] / rapidVisits[child]) + (1 - rapid) * mean[child];
        value += explore * weights.spread(n);
      } else {
        value = mean[child] + exploreSpecial * weights.spread(n);
      }
      if (best < 0 || value > bestValue) {
        best = child;
        bestValue = value;
      }
    }
    // All are decided, but for different winners: the mover cannot win and may do anything.
    return best < 0 ? first + rng.below(end - first) : best;
  }

  /** Takes over rewards and the final board, and answers who won. */
  private int readPlayout() {
    int winner = -1;
    for (int player = 0; player < rewards.length; player++) {
      rewards[player] = (float) playouts.reward(player);
      boolean stays = (staying >> player & 1) != 0;
      if (stays && (winner < 0 || rewards[player] >= rewards[winner])) {
        winner = player;
      }
    }
    for (int cell = finalMoves.length - 1; cell >= 0; cell--) {
      made[finalMoves[cell]] = 0;
      int colour = playouts.colourAt(cell);
      finalMoves[cell] = Moves.place(colour < 0 ? 0 : colour, cell);
      made[finalMoves[cell]] = colour < 0 ? 0 : 1;
    }
    return winner;
  }

  private void learn(int depth, int winner) {
    int[] wins = tree.wins[winner];
    tree.visits[0]++;
    wins[0]++;
    for (int i = 1; i <= depth; i++) {
      int node = path[i];
      int n = ++tree.visits[node];
      float reward = rewards[tree.mover[path[i - 1]]];
      tree.mean[node] += (float) ((reward - tree.mean[node]) * weights.step(n));
      wins[node]++;
    }
  }

  /** Counts every stone of the final board as if it had been the first, at each node passed. */
  private void learnRapidly(int depth) {
    int[] moves = tree.move;
    float[] visits = tree.rapidVisits;
    float[] sum = tree.rapidSum;
    for (int i = 0; i <= depth; i++) {
      int node = path[i];
      int first = tree.firstChild[node];
      int end = first + tree.childCount[node];
      float reward = rewards[tree.mover[node]];
      for (int child = first; child < end; child++) {
        // No branch: whether a cell got this colour is as good as a coin to the processor.
        float one = made[moves[child]];
        visits[child] += one;
        sum[child] += one * reward;
      }
    }
  }

  @Override
  public int bestMove() {
    if (!prepareRoot()) {
      return Moves.NONE;
    }
    return tree.move[Reports.best(tree, 0)];
  }

  @Override
  public Report report(int lines) {
    return prepareRoot() ? Reports.of(tree, lines) : new Report(0, List.of());
  }
}
