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
 * UCT for any number of players (max^n), with RAVE and a learnt prior of each move, from which the
 * first RAVE values come. {@link Simulation} is one iteration; this class tracks the game, keeps
 * the tree from turn to turn, and answers questions about both.
 */
final class MctsSearch implements Search {
  /** At a rare choice, of a side or a komi, even a player who looks at nothing looks so far. */
  private static final int MOST_AT_CHOICES = 300;

  private final MctsSettings settings;
  private final int mostIterations;
  private final double loose;
  private final int seed;
  private final Rng rng;
  private TrackedGame game;
  private Tree tree;
  private Simulation simulation;
  private boolean lookedForWins;
  private boolean isSettled;

  /** What parallel searches exchange; null where nobody asked since the last move. */
  private @Nullable RootSync sync;

  /** Statistics of playouts for analysis; null where nobody asked for them. */
  private @Nullable PlayoutRecorder recorder;

  MctsSearch(MctsSettings settings, Play play, int seed) {
    this.settings = settings;
    mostIterations = settings.whole(MctsSettings.MOST);
    loose = settings.value(MctsSettings.LOOSE);
    this.seed = seed;
    rng = new Rng(seed);
    game = new TrackedGame(play);
    tree = new Tree(settings, game.players());
    simulation = new Simulation(settings, game, tree, rng);
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

  /** Starts over at the beginning of a game, with the memory there is. */
  private void begin(Play play) {
    game = new TrackedGame(play);
    if (game.players() == tree.wins.length) {
      tree.clear();
    } else {
      tree = new Tree(settings, game.players());
    }
    simulation = new Simulation(settings, game, tree, rng);
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
    // When a player leaves, who can still win has changed, and with it what every node is worth.
    int child = Moves.isWithdrawal(move) ? 0 : tree.child(0, move);
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
    int most = hasRareChoices() ? Math.max(mostIterations, MOST_AT_CHOICES) : mostIterations;
    int end = (int) Math.min(most, (double) tree.visits[0] + iterations);
    while (tree.visits[0] < end && tree.provenWinner[0] == Tree.OPEN) {
      simulation.iterate(recorder);
    }
    return tree.provenWinner[0] == Tree.OPEN && tree.childCount[0] > 1 && tree.visits[0] < most;
  }

  /** Expands the root and marks the moves that end the game; false when the game is over. */
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

  /** Whether the root has a choice of the kind that comes up once or twice in a game. */
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
    if (loose > 0 && !isRareChoice(chosen)) {
      chosen = MoveSampler.child(tree, chosen, loose, seed ^ position().hash1());
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

  /** Null where the game is over. */
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
