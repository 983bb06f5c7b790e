package org.hexstones.search.puct;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.search.Findings;
import org.hexstones.search.Report;
import org.hexstones.search.Search;
import org.jspecify.annotations.Nullable;

/**
 * UCT for any number of players (max^n), with rapid action value estimates and a learnt promise of
 * each move, which their first values rest on. What an iteration is stands in {@link Descent}; here
 * is the game that is followed, the tree that is kept from turn to turn, and what is asked of both.
 */
final class PuctSearch implements Search {
  /** Where a side or a komi is to be chosen, even a player who looks at nothing looks so far. */
  private static final int MOST_AT_CHOICES = 300;

  private final Settings settings;
  private final int mostIterations;
  private final double loose;
  private final int seed;
  private final Rng rng;
  private FollowedGame game;
  private Tree tree;
  private Descent descent;
  private boolean lookedForWins;
  private boolean isSettled;

  /** For those who think side by side; null where nobody asked since the last move. */
  private @Nullable Told told;

  /** For those who watch; null where nobody does. */
  private @Nullable Watch watch;

  PuctSearch(Settings settings, Play play, int seed) {
    this.settings = settings;
    mostIterations = settings.whole(Settings.MOST);
    loose = settings.value(Settings.LOOSE);
    this.seed = seed;
    rng = new Rng(seed);
    game = new FollowedGame(play);
    tree = new Tree(settings, game.players());
    descent = new Descent(settings, game, tree, rng);
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
    game = new FollowedGame(play);
    if (game.players() == tree.wins.length) {
      tree.clear();
    } else {
      tree = new Tree(settings, game.players());
    }
    descent = new Descent(settings, game, tree, rng);
    forgetRoot();
    watch = watch == null ? null : new Watch(game.position);
  }

  private void forgetRoot() {
    isSettled = false;
    lookedForWins = false;
    told = null;
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
      descent.settle();
    }
    int most = hasSpecialMoves() ? Math.max(mostIterations, MOST_AT_CHOICES) : mostIterations;
    int end = (int) Math.min(most, (double) tree.visits[0] + iterations);
    while (tree.visits[0] < end && tree.provenWinner[0] == Tree.OPEN) {
      descent.iterate(watch);
    }
    return tree.provenWinner[0] == Tree.OPEN && tree.childCount[0] > 1 && tree.visits[0] < most;
  }

  /** Expands the root and marks the moves that end the game; false when the game is over. */
  private boolean prepareRoot() {
    if (game.isOver()) {
      return false;
    }
    descent.expandRoot();
    if (!lookedForWins) {
      lookedForWins = true;
      descent.lookForWins();
    }
    return true;
  }

  /** Whether there is more to choose than where to place: a side, a komi. */
  private boolean hasSpecialMoves() {
    return !Moves.isPlace(tree.move[tree.firstChild[0]]);
  }

  @Override
  public int bestMove() {
    if (!prepareRoot()) {
      return Moves.NONE;
    }
    int chosen = Reports.best(tree, 0);
    if (loose > 0 && Moves.isPlace(tree.move[chosen])) {
      chosen = Draw.child(tree, chosen, loose, seed ^ position().hash1());
    }
    return tree.move[chosen];
  }

  @Override
  public Report report(int lines) {
    if (!prepareRoot()) {
      return new Report(0, List.of());
    }
    Watch seen = watch;
    boolean scores = descent.playouts().hasScores();
    return new Report(
        tree.visits[0],
        Reports.lines(tree, lines),
        seen == null ? null : seen.survey(tree, position(), scores));
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
