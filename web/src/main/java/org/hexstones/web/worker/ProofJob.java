package org.hexstones.web.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.search.Clock;
import org.hexstones.search.endgame.AnswerSearch;
import org.hexstones.search.endgame.Solution;
import org.hexstones.search.endgame.Solver;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.protocol.ProofCodec;
import org.hexstones.web.protocol.ProofQuestion;
import org.jspecify.annotations.Nullable;

/** Finds the winning answers to a position, then best play after each. */
final class ProofJob implements Slices.Work {
  private static final int STEPS = 100;

  private final ProofQuestion question;
  private final Play play;
  private final Clock clock;
  private final double end;
  private final Consumer<String> say;

  /** The search for answers; null if only the winner is asked for, or nothing can be proved. */
  private final @Nullable AnswerSearch answers;

  private final List<List<Integer>> lines = new ArrayList<>();
  private final List<Integer> leads = new ArrayList<>();
  private boolean whole;
  private int winner = Position.NONE;

  /** The line that is continued, and what finds its continuation. */
  private int continued;

  private @Nullable Solver solver;

  ProofJob(ProofQuestion question, Play play, Clock clock, Consumer<String> say) {
    this.question = question;
    this.play = play;
    this.clock = clock;
    this.say = say;
    end = clock.millis() + question.millis();
    answers =
        question.plies() == 0 ? null : AnswerSearch.of(play, question.plies(), question.enough());
    if (question.plies() == 0) {
      lines.add(List.of());
      solver = Solver.of(play);
    }
  }

  @Override
  public boolean run() {
    if (clock.millis() >= end) {
      return false;
    }
    AnswerSearch search = answers;
    if (search == null) {
      return question.plies() == 0 && runSolver();
    }
    if (whole) {
      return continueLines();
    }
    boolean open = search.run(STEPS);
    if (search.knowsWinner()) {
      winner = search.wins() ? play.mover() : 1 - play.mover();
    }
    if (search.found().size() > lines.size()) {
      lines.addAll(search.found().subList(lines.size(), search.found().size()));
    }
    whole = !open;
    return true;
  }

  private boolean runSolver() {
    Solver line = solver;
    if (line == null) {
      return false;
    }
    boolean open = line.run(STEPS);
    if (line.knowsWinner()) {
      winner = line.winner();
    }
    if (!open) {
      lines.set(0, line.line());
      Solution solution = line.solution();
      for (double lead : solution == null ? List.<Double>of() : solution.leads()) {
        if (Math.abs(lead) < ProofAnswer.MOST_POINTS) {
          leads.add((int) lead);
        }
      }
      whole = true;
    }
    return open;
  }

  /** Adds best play to one answer after the other. */
  private boolean continueLines() {
    if (continued == lines.size()) {
      return false;
    }
    Solver line = solver;
    if (line == null) {
      List<Integer> moves = new ArrayList<>(play.moves());
      moves.addAll(lines.get(continued));
      Play after = Play.begin(play.setup(), play.start()).then(at -> at.playAll(moves)).orThrow();
      line = Solver.of(after);
      solver = line;
    }
    if (line != null && line.run(STEPS)) {
      return true;
    }
    if (line != null) {
      List<Integer> longer = new ArrayList<>(lines.get(continued));
      longer.addAll(line.line());
      lines.set(continued, longer);
      solver = null;
    }
    continued++;
    return true;
  }

  @Override
  public void tell(double millis) {
    say(false);
  }

  @Override
  public boolean canWait() {
    return true;
  }

  @Override
  public void finish() {
    say(true);
  }

  private void say(boolean done) {
    int progress = answers == null ? 0 : answers.progress();
    say.accept(
        ProofCodec.write(
            new ProofAnswer(question.number(), done, progress, whole, winner, lines, leads)));
  }
}
