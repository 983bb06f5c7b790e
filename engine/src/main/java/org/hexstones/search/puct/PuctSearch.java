package org.hexstones.search.puct;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.search.Findings;
import org.hexstones.search.Report;
import org.hexstones.search.Search;
import org.jspecify.annotations.Nullable;

/**
 * UCT for any number of players (max^n), with rapid action value estimates and a learnt promise of
 * each move, which their first values rest on. Children are kept in the order of their promise and
 * only the first of them are looked at, the more the oftener a node was visited (progressive
 * widening; Chaslot et al., "Progressive strategies for Monte-Carlo tree search", 2008); the
 * promise also weighs exploration (PUCT; Rosin, "Multi-armed bandits with episode context", 2011).
 * Nodes whose winner is certain are marked, and marks carried to the root.
 */
final class PuctSearch implements Search {
  /** Plies below the root can be more than cells by so many: swaps, komi. */
  private static final int SPECIAL_PLIES = 16;

  /** How many children a node gets at first. */
  private static final int FIRST_BLOCK = 16;

  /** Where a side or a komi is to be chosen, even a player who looks at nothing looks so far. */
  private static final int MOST_AT_CHOICES = 300;

  /** When a move is drawn, what it promised counts like so many visits shared among all. */
  private static final double PROMISED = 16;

  /** More than any move is worth that is not proven to win. */
  private static final float CERTAIN = 1e9f;

  private final double puct;
  private final double special;
  private final double bias;
  private final double rapidPrior;
  private final int expandAfter;
  private final double width;
  private final double widen;
  private final int nodes;
  private final double scale;
  private final boolean informed;
  private final int mostIterations;
  private final double loose;
  private final int seed;
  private final Weights weights;
  private final Rng rng;
  private FollowedGame game;
  private Playouts playouts;
  private Promise promise;
  private Tree tree;
  private Proofs proofs;
  private Sample sample;
  private int[] path;

  /** At each depth of the path, how many children of its node are looked at. */
  private int[] looked;

  private int[] lookedOthers;

  /** What {@link #select} works with: weights of exploration, and the best child so far. */
  private double explore;

  private double exploreSpecial;
  private int best;
  private float bestValue;

  private boolean lookedForWins;

  /** Whether the stones at the root are known to those who play random games on. */
  private boolean isSettled;

  /** For those who think side by side; null where nobody asked since the last move. */
  private @Nullable Told told;

  /** For those who watch; null where nobody does. */
  private @Nullable Watch watch;

  PuctSearch(Settings settings, Play play, int seed) {
    puct = settings.value(Settings.PUCT);
    special = settings.value(Settings.SPECIAL);
    bias = settings.value(Settings.BIAS);
    rapidPrior = settings.value(Settings.RAPID_PRIOR);
    expandAfter = settings.whole(Settings.EXPAND);
    width = settings.value(Settings.WIDTH);
    widen = settings.value(Settings.WIDEN);
    nodes = settings.whole(Settings.NODES);
    scale = settings.value(Settings.WEIGHT);
    informed = settings.value(Settings.INFORMED) != 0;
    weights = new Weights(settings.value(Settings.EQUIVALENCE));
    mostIterations = settings.whole(Settings.MOST);
    loose = settings.value(Settings.LOOSE);
    this.seed = seed;
    rng = new Rng(seed);
    game = new FollowedGame(play);
    playouts = newPlayouts();
    promise = newPromise();
    tree = new Tree(nodes, game.players(), weights);
    proofs = new Proofs(tree);
    sample = new Sample(position().board().size(), game.players());
    path = new int[position().board().size() + SPECIAL_PLIES];
    looked = new int[path.length];
    lookedOthers = new int[path.length];
    advanceTo(play);
  }

  private Playouts newPlayouts() {
    return informed ? game.kit.informedPlayouts(game.position) : game.kit.playouts(game.position);
  }

  private Promise newPromise() {
    return new Promise(
        game.kit, game.position, scale, puct > 0 || loose > 0, bias, rapidPrior, rng);
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

  /** Starts over at the beginning of a game, with the memory there is. */
  private void begin(Play play) {
    game = new FollowedGame(play);
    playouts = newPlayouts();
    promise = newPromise();
    if (game.players() == tree.wins.length) {
      tree.clear();
    } else {
      tree = new Tree(nodes, game.players(), weights);
      proofs = new Proofs(tree);
    }
    sample = new Sample(position().board().size(), game.players());
    path = new int[position().board().size() + SPECIAL_PLIES];
    looked = new int[path.length];
    lookedOthers = new int[path.length];
    isSettled = false;
    lookedForWins = false;
    told = null;
    watch = watch == null ? null : new Watch(game.position);
  }

  private void advanceTo(Play play) {
    for (int i = game.size(); i < play.size(); i++) {
      advance(play.moveAt(i));
    }
  }

  @Override
  public void advance(int move) {
    // When a player leaves, who can still win has changed, and with it what every node is worth.
    int child = Moves.isWithdrawal(move) ? 0 : tree.child(0, move);
    game.advance(move);
    isSettled = false;
    lookedForWins = false;
    told = null;
    if (watch != null) {
      watch.clear();
    }
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
    if (!isSettled) {
      isSettled = true;
      playouts.settle();
      sample.settle(position());
    }
    int most = hasSpecialMoves() ? Math.max(mostIterations, MOST_AT_CHOICES) : mostIterations;
    int end = (int) Math.min(most, (double) tree.visits[0] + iterations);
    while (tree.visits[0] < end && tree.provenWinner[0] == Tree.OPEN) {
      iterate();
    }
    return tree.provenWinner[0] == Tree.OPEN && tree.childCount[0] > 1 && tree.visits[0] < most;
  }

  /** Expands the root and marks the moves that end the game; false when the game is over. */
  private boolean prepareRoot() {
    if (game.isOver()) {
      return false;
    }
    if (tree.firstChild[0] == 0) {
      // There is room: a root without children is the only node.
      expand(0);
    }
    tree.expandFully(0, promise);
    if (!lookedForWins) {
      lookedForWins = true;
      for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
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

  private boolean expand(int node) {
    return tree.expand(node, position().mover(), promise, FIRST_BLOCK);
  }

  /** Whether there is more to choose than where to place: a side, a komi. */
  private boolean hasSpecialMoves() {
    return !Moves.isPlace(tree.move[tree.firstChild[0]]);
  }

  private void iterate() {
    Position position = game.position;
    int depth = 0;
    int node = 0;
    path[0] = 0;
    while (hasChildren(node, depth)) {
      node = select(node, depth);
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
      playouts.run(rng);
      learn(depth, sample.take(game, playouts));
      learnRapidly(depth);
      if (watch != null) {
        watch.take(playouts, sample.rewards[tree.mover[0]]);
      }
    }
    for (int i = 0; i < depth; i++) {
      position.undo();
    }
  }

  /** Whether the search goes on below a node; a leaf that was visited often enough is expanded. */
  private boolean hasChildren(int node, int depth) {
    return tree.provenWinner[node] == Tree.OPEN
        && depth < path.length - 1
        && (tree.firstChild[node] != 0 || (tree.visits[node] >= expandAfter && expand(node)));
  }

  /** The child to go on with. */
  private int select(int node, int depth) {
    int visits = tree.visits[node];
    double root = weights.root(visits);
    explore = puct * root;
    exploreSpecial =
        isPlacement(tree.firstChild[node]) ? 0 : special * Math.sqrt(Math.log(visits + 1.0));
    best = -1;
    look(node, depth, promise.tellsApart() ? (int) (width + widen * root) : Integer.MAX_VALUE);
    if (best < 0) {
      // All that were looked at are decided: look at all there are.
      look(node, depth, Integer.MAX_VALUE);
    }
    // All are decided, but for different winners: the mover cannot win and may do anything.
    return best < 0 ? tree.firstChild[node] + rng.below(tree.childCount[node]) : best;
  }

  /** Looks for the best of the first children of a node. */
  private void look(int node, int depth, int seen) {
    int count = tree.childCount[node];
    int others = 0;
    if (seen > count && tree.otherCount[node] > 0) {
      tree.expandFully(node, promise);
      others = tree.isPartial(node) ? 0 : Math.min(seen - count, tree.otherCount[node]);
    }
    looked[depth] = Math.min(seen, count);
    lookedOthers[depth] = others;
    compare(tree.firstChild[node], looked[depth], tree.mover[node] + 1);
    compare(tree.firstOther[node], others, tree.mover[node] + 1);
  }

  private void compare(int first, int count, int win) {
    if (count > 0 && (explore > 0 || !isPlacement(first))) {
      compareAll(first, count, win);
      return;
    }
    final float[] stats = tree.stats;
    final byte[] proven = tree.provenWinner;
    int most = best;
    float mostValue = bestValue;
    int at = Tree.STRIDE * first;
    for (int child = first; child < first + count; child++) {
      float mean = stats[at + Tree.MEAN];
      float rapid = stats[at + Tree.RAPID_SUM] / stats[at + Tree.RAPID_VISITS];
      float value = mean + stats[at + Tree.WEIGHT] * (rapid - mean);
      at += Tree.STRIDE;
      if (proven[child] != Tree.OPEN) {
        if (proven[child] != win) {
          continue;
        }
        value = CERTAIN;
      }
      if (most < 0 || value > mostValue) {
        most = child;
        mostValue = value;
      }
    }
    best = most;
    bestValue = mostValue;
  }

  /** With special moves, which come first, or exploration. */
  private void compareAll(int first, int count, int win) {
    for (int child = first; child < first + count; child++) {
      int proven = tree.provenWinner[child];
      float value = proven == win ? CERTAIN : proven == Tree.OPEN ? worth(child) : -CERTAIN;
      if (value > -CERTAIN && (best < 0 || value > bestValue)) {
        best = child;
        bestValue = value;
      }
    }
  }

  private float worth(int child) {
    int n = tree.visits[child];
    float value = tree.mean(child);
    if (!isPlacement(child)) {
      return value + (float) (exploreSpecial * weights.spread(n));
    }
    value += weights.rapid(n) * ((float) tree.rapidMean(child) - value);
    return explore > 0
        ? value + (float) (explore * tree.share[child] * weights.step(n + 1))
        : value;
  }

  private boolean isPlacement(int child) {
    return tree.move[child] < Moves.PLACEMENTS;
  }

  private void learn(int depth, int winner) {
    int[] wins = tree.wins[winner];
    tree.visits[0]++;
    wins[0]++;
    for (int i = 1; i <= depth; i++) {
      int node = path[i];
      tree.learn(node, sample.rewards[tree.mover[path[i - 1]]]);
      wins[node]++;
    }
  }

  /** Counts every stone of the final board as if it had been the first, at each node passed. */
  private void learnRapidly(int depth) {
    for (int i = 0; i < depth; i++) {
      int node = path[i];
      float reward = sample.rewards[tree.mover[node]];
      learnRapidly(tree.firstChild[node], looked[i], reward);
      learnRapidly(tree.firstOther[node], lookedOthers[i], reward);
    }
  }

  private void learnRapidly(int first, int count, float reward) {
    final int[] moves = tree.move;
    final float[] stats = tree.stats;
    final float[] made = sample.made;
    int at = Tree.STRIDE * first;
    for (int child = first; child < first + count; child++) {
      // No branch: whether a cell got this colour is as good as a coin to the processor.
      float one = made[moves[child]];
      stats[at + Tree.RAPID_VISITS] += one;
      stats[at + Tree.RAPID_SUM] += one * reward;
      at += Tree.STRIDE;
    }
  }

  @Override
  public int bestMove() {
    if (!prepareRoot()) {
      return Moves.NONE;
    }
    int chosen = Reports.best(tree, 0);
    boolean drawn = loose > 0 && Moves.isPlace(tree.move[chosen]);
    return tree.move[drawn ? drawn(chosen) : chosen];
  }

  /**
   * One of the moves that look well, in place of the best; always the same while nothing is new.
   */
  private int drawn(int chosen) {
    if (tree.provenWinner[chosen] != Tree.OPEN) {
      return chosen;
    }
    double[] odds = new double[tree.childCount[0] + tree.otherCount[0]];
    double all = 0;
    int i = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      if (tree.provenWinner[child] == Tree.OPEN) {
        odds[i] = Math.pow(tree.visits[child] + PROMISED * tree.share[child], 1 / loose);
      }
      all += odds[i++];
    }
    double left = new Rng(seed ^ position().hash1()).unit() * all;
    i = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      left -= odds[i++];
      if (left < 0) {
        return child;
      }
    }
    return chosen;
  }

  @Override
  public Report report(int lines) {
    if (!prepareRoot()) {
      return new Report(0, List.of());
    }
    Watch seen = watch;
    return new Report(
        tree.visits[0],
        Reports.lines(tree, lines),
        seen == null ? null : seen.survey(tree, weights, position(), playouts.hasScores()));
  }

  @Override
  public void watch() {
    watch = watch == null ? new Watch(game.position) : watch;
  }

  @Override
  public Findings news() {
    boolean first = told == null;
    Told known = told();
    return first || known == null ? Findings.NONE : known.news();
  }

  @Override
  public void learn(Findings findings) {
    Told known = told();
    if (known != null) {
      known.learn(findings);
    }
  }

  /** Null where the game is over. */
  private @Nullable Told told() {
    if (!prepareRoot()) {
      return null;
    }
    Told known = told;
    if (known == null || !known.isWhole()) {
      known = new Told(tree);
      told = known;
    }
    return known;
  }
}
