package org.hexstones.search.endgame;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.search.Line;
import org.hexstones.search.Report;
import org.hexstones.search.RootStatistics;
import org.hexstones.search.Search;
import org.jspecify.annotations.Nullable;

/**
 * A search that also runs the solver when the end of the game is near. It plays a proven win as the
 * proof does. If the game is proven lost, the inner search still chooses the move.
 */
public final class ProvingSearch implements Search {
  /** The number of the solver's steps for each iteration, so that both take about the same time. */
  private static final int STEPS = 4;

  private final Search search;

  /** The game so far, for the solver. */
  private Play play;

  private @Nullable Solver solver;
  private boolean looked;

  private boolean everyMove;

  /** The proofs of the moves, once the solver is done; null before and if nobody wants them. */
  private @Nullable MoveProofs moveProofs;

  /**
   * @param search searches the play's present position
   */
  public ProvingSearch(Search search, Play play) {
    this.search = search;
    this.play = copy(play);
  }

  private static Play copy(Play play) {
    return Play.begin(play.setup(), play.start()).then(at -> at.playAll(play.moves())).orThrow();
  }

  @Override
  public void follow(Play play) {
    search.follow(play);
    if (!isAt(play)) {
      this.play = copy(play);
      forget();
    }
  }

  private boolean isAt(Play other) {
    return play.setup().equals(other.setup())
        && play.start().equals(other.start())
        && play.moves().equals(other.moves());
  }

  @Override
  public void advance(int move) {
    search.advance(move);
    play.play(move);
    forget();
  }

  private void forget() {
    solver = null;
    moveProofs = null;
    looked = false;
  }

  @Override
  public Position position() {
    return search.position();
  }

  @Override
  public boolean run(int iterations) {
    if (!looked) {
      looked = true;
      Solver made = Solver.of(play);
      solver = made != null && made.isWithinReach() ? made : null;
    }
    boolean open = search.run(iterations);
    Solver proving = solver;
    if (proving != null && everyMove) {
      return proveEveryMove(proving, STEPS * iterations, open);
    }
    if (proving != null && open) {
      proving.run(STEPS * iterations);
      return proving.winningMove() == Moves.NONE;
    }
    return open;
  }

  private boolean proveEveryMove(Solver proving, int steps, boolean open) {
    MoveProofs proofs = moveProofs;
    if (proofs != null) {
      return proofs.run(steps);
    }
    boolean goesOn = proving.run(steps);
    if (!goesOn && proving.winner() != Position.NONE) {
      moveProofs = proving.moveProofs();
    }
    return goesOn || moveProofs != null || open;
  }

  @Override
  public int bestMove() {
    Solver proved = solver;
    int move = proved == null ? Moves.NONE : proved.winningMove();
    return move == Moves.NONE ? search.bestMove() : move;
  }

  @Override
  public void proveEveryMove() {
    everyMove = true;
  }

  @Override
  public void recordPlayouts() {
    search.recordPlayouts();
  }

  @Override
  public RootStatistics news() {
    return search.news();
  }

  @Override
  public void learn(RootStatistics statistics) {
    search.learn(statistics);
  }

  @Override
  public Report report(int lines) {
    Report report = search.report(lines);
    Solver proved = solver;
    if (proved == null || !proved.knowsWinner() || proved.winner() == Position.NONE) {
      return report;
    }
    int winner = proved.winner();
    int mover = play.mover();
    MoveProofs proofs = moveProofs;
    if (proofs != null) {
      return everyMove(proofs);
    }
    List<Line> reported = new ArrayList<>();
    if (winner != mover) {
      for (Line line : report.lines()) {
        reported.add(proved(line.moves(), line.visits(), mover, winner));
      }
      return new Report(report.iterations(), reported, report.playoutStatistics());
    }
    int move = proved.winningMove();
    if (move == Moves.NONE) {
      return report;
    }
    Solution solution = proved.solution();
    int visits = 0;
    List<Line> others = new ArrayList<>();
    for (Line line : report.lines()) {
      if (line.move() == move) {
        visits = line.visits();
      } else {
        others.add(line);
      }
    }
    List<Integer> moves = solution == null ? List.of(move) : solution.moves();
    reported.add(proved(moves, visits, mover, winner));
    reported.addAll(others.subList(0, Math.min(Math.max(0, lines - 1), others.size())));
    return new Report(report.iterations(), reported, report.playoutStatistics());
  }

  /** The won moves, those of which nothing is proved yet, and the lost ones. */
  private Report everyMove(MoveProofs moveProofs) {
    Report report = search.report(Integer.MAX_VALUE);
    int mover = play.mover();
    List<Line> lines = new ArrayList<>();
    int won = 0;
    int notLost = 0;
    for (MoveProofs.Proof proof : moveProofs.proofs()) {
      Line found = line(report, proof.moves().get(0));
      int visits = found == null || proof.winner() == Position.NONE ? 0 : found.visits();
      boolean isFound = found != null && found.provenWinner() != Position.NONE;
      Line line =
          found != null && isFound && proof.winner() == Position.NONE
              ? found
              : proved(proof.moves(), visits, mover, proof.winner());
      if (line.provenWinner() == mover) {
        lines.add(won++, line);
        notLost++;
      } else if (line.provenWinner() == Position.NONE) {
        lines.add(notLost++, line);
      } else {
        lines.add(line);
      }
    }
    return new Report(report.iterations(), lines, report.playoutStatistics());
  }

  private static @Nullable Line line(Report report, int move) {
    for (Line line : report.lines()) {
      if (line.move() == move) {
        return line;
      }
    }
    return null;
  }

  /** A line with its result; where nobody is proved to win, estimates say nothing any more. */
  private Line proved(List<Integer> moves, int visits, int mover, int winner) {
    int players = play.setup().players();
    List<Double> chances = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      chances.add(winner == Position.NONE ? 1.0 / players : player == winner ? 1.0 : 0.0);
    }
    return new Line(moves, visits, winner == mover ? 1 : 0, chances, winner);
  }
}
