package org.hexstones.search.mcts;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.search.Report;
import org.hexstones.search.RootStatistics;
import org.hexstones.search.Search;
import org.jspecify.annotations.Nullable;

/**
 * UCT for any number of players (max^n), with RAVE and a learned prior for each move, which gives
 * the first RAVE values. {@link Simulation} is one iteration. This class follows the game, keeps
 * the tree from turn to turn, and reports the results.
 */
final class MctsSearch implements Search {
  /**
   * The minimum number of iterations at a rare choice (of a side or a komi), even for a player that
   * otherwise does not search.
   */
  private static final int MOST_AT_CHOICES = 300;

  private final MctsSettings settings;

  /** The settings with the game's own values. */
  private MctsSettings complete;

  private final int seed;
  private final Rng rng;
  private TrackedGame game;
  private Tree tree;
  private Simulation simulation;
  private boolean lookedForWins;
  private boolean isSettled;

  /** What parallel searches exchange; null until it is needed after a move. */
  private @Nullable RootSync sync;

  /** Statistics of playouts for analysis; null if they are not recorded. */
  private @Nullable PlayoutRecorder recorder;

  MctsSearch(MctsSettings settings, Play play, int seed) {
    this.settings = settings;
    this.seed = seed;
    rng = new Rng(seed);
    game = new TrackedGame(play);
    complete = settings.with(game.support.tuning());
    tree = new Tree(complete, game.players());
    simulation = new Simulation(complete, game, tree, rng);
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
    game = new TrackedGame(play);
    complete = settings.with(game.support.tuning());
    if (tree.suits(complete, game.players())) {
      tree.clear();
    } else {
      tree = new Tree(complete, game.players());
    }
    simulation = new Simulation(complete, game, tree, rng);
    forgetRoot();
    recorder = recorder == null ? null : new PlayoutRecorder(game.position);
  }

  private void forgetRoot() {
    isSettled = false;
    lookedForWins = false;
    sync = null;
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
    if (tree.provenWinner[child] != Tree.OPEN && tree.firstChild[child] == 0) {
      // An evaluation proved this leaf, but not yet which of its moves win.
      child = 0;
    }
    game.advance(move);
    forgetRoot();
    if (recorder != null) {
      recorder.clear();
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
      simulation.settle();
    }
    int most = complete.whole(MctsSettings.MOST);
    most = hasRareChoices() ? Math.max(most, MOST_AT_CHOICES) : most;
    int end = (int) Math.min(most, (double) tree.visits[0] + iterations);
    while (tree.visits[0] < end && tree.provenWinner[0] == Tree.OPEN) {
      if (tree.isFull()) {
        tree.prune();
      }
      simulation.iterate(recorder);
    }
    return tree.provenWinner[0] == Tree.OPEN && tree.childCount[0] > 1 && tree.visits[0] < most;
  }

  /** Expands the root and marks the moves that end the game. Returns false if the game is over. */
  private boolean prepareRoot() {
    if (game.isOver()) {
      return false;
    }
    simulation.expandRoot();
    if (!lookedForWins) {
      lookedForWins = true;
      simulation.lookForWins();
    }
    return true;
  }

  /** Whether the moves at the root are rare choices. */
  private boolean hasRareChoices() {
    return isRareChoice(tree.firstChild[0]);
  }

  private boolean isRareChoice(int child) {
    return game.support.isRareChoice(tree.move[child]);
  }

  @Override
  public int bestMove() {
    if (!prepareRoot()) {
      return Moves.NONE;
    }
    int chosen = Reports.best(tree, 0);
    double loose = complete.value(MctsSettings.LOOSE);
    if (loose > 0 && !isRareChoice(chosen)) {
      double top = complete.value(MctsSettings.TOP);
      chosen = MoveSampler.child(tree, chosen, loose, top, seed ^ position().hash1());
    }
    return tree.move[chosen];
  }

  @Override
  public Report report(int lines) {
    if (!prepareRoot()) {
      return new Report(0, List.of());
    }
    PlayoutRecorder seen = recorder;
    boolean scores = simulation.playouts().hasScores();
    return new Report(
        tree.visits[0],
        Reports.lines(tree, lines),
        seen == null ? null : seen.playoutStatistics(tree, position(), scores));
  }

  @Override
  public void recordPlayouts() {
    recorder = recorder == null ? new PlayoutRecorder(game.position) : recorder;
  }

  @Override
  public RootStatistics news() {
    boolean first = sync == null;
    RootSync known = sync();
    return first || known == null ? RootStatistics.NONE : known.news();
  }

  @Override
  public void learn(RootStatistics statistics) {
    RootSync known = sync();
    if (known != null) {
      known.learn(statistics);
    }
  }

  /** Null if the game is over. */
  private @Nullable RootSync sync() {
    if (!prepareRoot()) {
      return null;
    }
    RootSync known = sync;
    if (known == null || !known.isWhole()) {
      known = new RootSync(tree);
      sync = known;
    }
    return known;
  }
}
