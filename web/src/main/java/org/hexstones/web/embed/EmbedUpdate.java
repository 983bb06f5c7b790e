package org.hexstones.web.embed;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Parsed;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;

/** Updates of an embed. What it does not understand changes nothing. */
final class EmbedUpdate {
  private final Function<String, Parsed<Setup>> setups;

  EmbedUpdate(Function<String, Parsed<Setup>> setups) {
    this.setups = setups;
  }

  EmbedModel update(EmbedModel model, Event event) {
    if (event instanceof BoardEvent.Focus focus) {
      return model.withFocus(focus.cell());
    }
    if (event instanceof BoardEvent.Walk walk) {
      return model.withFocus(walk.cell());
    }
    if (model.shown() instanceof Shown.Game game) {
      return model.withShown(read(game, event));
    }
    return model.shown() instanceof Shown.Quiz quiz ? model.withShown(tried(quiz, event)) : model;
  }

  private static Shown read(Shown.Game game, Event event) {
    Study study = game.study();
    if (event instanceof TreeEvent.Go go) {
      return at(game, go.step().from(study.record().root(), study.at()));
    }
    if (event instanceof TreeEvent.GoTo there) {
      return at(game, there.path());
    }
    if (event instanceof EmbedEvent.Play play) {
      boolean anew = play.on() && isAtEnd(study);
      return new Shown.Game(anew ? study.at(NodePath.ROOT) : study, play.on());
    }
    if (event instanceof EmbedEvent.Due && game.playing()) {
      Study next = study.gone(Step.ON);
      return new Shown.Game(next, !isAtEnd(next));
    }
    return game;
  }

  /** The game at a place, where it rests. */
  private static Shown at(Shown.Game game, NodePath path) {
    Study study = game.study();
    return path.equals(study.at()) && !game.playing()
        ? game
        : new Shown.Game(study.at(path), false);
  }

  /** Whether no move follows in the line. */
  static boolean isAtEnd(Study study) {
    return study.node().children().isEmpty();
  }

  private Shown tried(Shown.Quiz quiz, Event event) {
    PuzzleSession now = quiz.session();
    if (event instanceof PuzzleEvent.Came came) {
      return came(now, came);
    }
    if (event instanceof Route.Puzzle asked) {
      return new Shown.Quiz(PuzzleSession.waitingFor(asked.number()), null);
    }
    if (event instanceof BoardEvent.Press press) {
      return pressed(now, press.cell());
    }
    if (event instanceof BoardInputEvent.Propose press) {
      return pressed(now, press.cell());
    }
    PuzzleSession next =
        event instanceof PuzzleEvent.Hint
            ? now.hinted()
            : event instanceof PuzzleEvent.Again
                ? now.again()
                : event instanceof PuzzleEvent.Solution
                    ? now.solution()
                    : event instanceof MatchEvent.Undo ? now.undone() : null;
    return next == null ? quiz : new Shown.Quiz(next, null);
  }

  private static Shown pressed(PuzzleSession now, String cell) {
    Parsed<PuzzleSession> next = now.press(cell);
    return next.isOk() ? new Shown.Quiz(next.orThrow(), null) : new Shown.Quiz(now, next.reason());
  }

  private Shown came(PuzzleSession now, PuzzleEvent.Came event) {
    String list = event.list();
    List<String> lines = list == null ? null : PuzzleText.lines(list).orNull();
    if (lines == null || lines.isEmpty()) {
      return new Shown.Quiz(now.withFailed(), null);
    }
    PuzzleSession all = now.withLines(lines);
    int number =
        now.number() == 0 ? PuzzleSession.daily(all.lines().size(), event.today()) : now.number();
    return all.has(number)
        ? new Shown.Quiz(all.at(number, setups), null)
        : new Shown.Refused(Shown.Kind.NO_PUZZLE, null);
  }
}
