package org.hexstones.search.solve;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Ending;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.jspecify.annotations.Nullable;

/**
 * All the answers there are: which of the things that the mover can do now, each cell looked at by
 * itself, keep the win, or lead to the best score. Stones of a turn come in the order of colours.
 * Does its work in one go; for two players.
 */
public final class Answers {
  private static final int STEPS = 1000;

  private final Ending ending;
  private final int mover;
  private final List<List<Integer>> found = new ArrayList<>();
  private final List<Integer> made = new ArrayList<>();
  private double best;
  private int stepsLeft;

  private Answers(Ending ending, int mostSteps) {
    this.ending = ending;
    mover = ending.mover();
    stepsLeft = mostSteps;
  }

  private static @Nullable Ending ending(Play play) {
    if (play.isOver() || play.setup().players() != 2) {
      return null;
    }
    Setup setup = play.setup();
    Start start = play.start();
    Position position =
        Play.begin(setup, start).then(at -> at.playAll(play.moves())).orThrow().position();
    return setup.game().searchKit(setup).ending(position, 3);
  }

  /**
   * What keeps a win that the mover has.
   *
   * @param plies how many stones an answer has, fewer where the turn ends before
   * @param enough no more answers than this are looked for
   * @return none where the mover has no win; null where it cannot be told in so many steps
   */
  public static @Nullable List<List<Integer>> winning(
      Play play, int plies, int enough, int mostSteps) {
    Ending ending = ending(play);
    if (ending == null) {
      return null;
    }
    Answers answers = new Answers(ending, mostSteps);
    ForcedWin forced = new ForcedWin(ending, Math.max(10, Math.min(22, ending.cells() + 4)));
    forced.ask(answers.mover);
    boolean told = answers.hear(forced);
    if (told && forced.result()) {
      told = answers.tryEach(forced, plies, enough);
    }
    return told ? answers.found : null;
  }

  private boolean hear(ForcedWin forced) {
    while (forced.run(STEPS)) {
      stepsLeft -= STEPS;
      if (stepsLeft < 0) {
        return false;
      }
    }
    return true;
  }

  private boolean tryEach(ForcedWin forced, int plies, int enough) {
    for (int cell = 0; cell < ending.cells() && found.size() < enough; cell++) {
      if (ending.colourAt(cell) != Position.NONE) {
        continue;
      }
      made.add(ending.move(cell));
      ending.play(cell);
      forced.ask(mover);
      boolean told = hear(forced);
      if (told && forced.result()) {
        if (plies > 1 && ending.winner() == Position.NONE && ending.mover() == mover) {
          told = tryEach(forced, plies - 1, enough);
        } else {
          found.add(List.copyOf(made));
        }
      }
      if (!told) {
        return false;
      }
      ending.undo();
      made.remove(made.size() - 1);
    }
    return true;
  }

  /**
   * What leads to the largest lead at the end of best play.
   *
   * @return null where there are no points or more than {@code mostStates} states
   */
  public static @Nullable List<List<Integer>> bestScore(Play play, int plies, double mostStates) {
    Ending ending = ending(play);
    if (ending == null || !ending.hasPoints() || ending.mostStates() > mostStates) {
      return null;
    }
    Answers answers = new Answers(ending, 0);
    BestPlay all = new BestPlay(ending);
    all.ask();
    while (all.run(STEPS)) {}
    answers.best = all.lead(answers.mover);
    answers.compareEach(all, plies);
    return answers.found;
  }

  private void compareEach(BestPlay all, int plies) {
    for (int cell = 0; cell < ending.cells(); cell++) {
      if (ending.colourAt(cell) != Position.NONE) {
        continue;
      }
      made.add(ending.move(cell));
      ending.play(cell);
      all.ask();
      while (all.run(STEPS)) {}
      if (all.lead(mover) == best) {
        if (plies > 1 && !ending.isOver() && ending.mover() == mover) {
          compareEach(all, plies - 1);
        } else {
          found.add(List.copyOf(made));
        }
      }
      ending.undo();
      made.remove(made.size() - 1);
    }
  }
}
