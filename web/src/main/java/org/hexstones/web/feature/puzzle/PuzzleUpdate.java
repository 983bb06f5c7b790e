package org.hexstones.web.feature.puzzle;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.app.Model;
import org.hexstones.web.feature.lesson.LessonUpdate;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.FocusUpdate;
import org.hexstones.web.ui.Notice;
import org.jspecify.annotations.Nullable;

/** What happens to puzzles. A puzzle lies over whatever was there before. */
public final class PuzzleUpdate {
  /** So that the puzzles of days that follow each other are of all grades. */
  private static final int STRIDE = 211;

  private final Function<String, Parsed<Setup>> reader;

  public PuzzleUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  /** The next model, or null where the event is none of a puzzle. */
  public @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (event instanceof PuzzleEvent || event instanceof Route.Puzzle) {
      return ofPuzzle(model, event, effects);
    }
    PuzzleSession puzzling = model.puzzling();
    if (puzzling == null) {
      return null;
    }
    if (LessonUpdate.isOfTheGameBelow(event)) {
      return model;
    }
    Match match = puzzling.match();
    if (match == null) {
      return null;
    }
    if (event instanceof BoardEvent.Press press) {
      return press(model, puzzling, match, press.cell(), effects);
    }
    return FocusUpdate.update(model, event, effects);
  }

  private Model ofPuzzle(Model model, Event event, List<Effect> effects) {
    PuzzleSession puzzling = model.puzzling();
    if (event instanceof Route.Puzzle show) {
      if (puzzling == null || puzzling.lines().isEmpty()) {
        effects.add(new PuzzleEffect.FetchPuzzles());
        return with(model, PuzzleSession.waitingFor(show.number()));
      }
      return at(model, puzzling, show.number(), model.today());
    }
    if (puzzling == null) {
      return model;
    }
    if (event instanceof PuzzleEvent.Came came) {
      SolvedPuzzles solved = SolvedPuzzles.read(came.solved());
      String list = came.list();
      Parsed<List<String>> lines = list == null ? null : PuzzleText.lines(list);
      boolean there = lines instanceof Parsed.Ok<List<String>> ok && !ok.value().isEmpty();
      Model next =
          there && lines != null
              ? at(model, puzzling.withLines(lines.orThrow()), puzzling.number(), came.today())
              : with(model, puzzling.withFailed());
      return next.with(
          d -> {
            d.solved = solved;
            d.today = came.today();
          });
    }
    if (event instanceof PuzzleEvent.Hint) {
      return with(model, puzzling.withHint());
    }
    if (event instanceof PuzzleEvent.Again) {
      return with(model, puzzling.at(puzzling.number(), reader));
    }
    return with(model, null);
  }

  private Model at(Model model, PuzzleSession puzzling, int number, int today) {
    boolean known = puzzling.has(number);
    int shown = known ? number : daily(puzzling.lines().size(), today);
    Model at = with(model, puzzling.at(shown, reader));
    return known || number == 0 ? at : at.with(d -> d.notice = Notice.of(Notice.Kind.NO_PUZZLE));
  }

  /** The number of a day's puzzle, of so many. */
  static int daily(int count, int today) {
    return 1 + (int) ((long) today * STRIDE % count);
  }

  private static Model press(
      Model model, PuzzleSession puzzling, Match match, String name, List<Effect> effects) {
    Position position = PositionCache.to(match).position();
    int cell = position.board().cellNamed(name);
    int colour = position.nextColour();
    if (cell == Board.NO_CELL
        || colour == Position.NONE
        || puzzling.state() != PuzzleSession.State.OPEN) {
      return model;
    }
    int move = Moves.place(colour, cell);
    Model focused = model.with(d -> d.focus = name);
    Reason refusal = PositionCache.to(match).refusal(move);
    if (refusal != null) {
      return focused.with(d -> d.notice = Notice.of(Notice.Kind.REFUSED, refusal));
    }
    PuzzleSession next = puzzling.withMatch(match.played(move));
    Model after = focused.with(d -> d.puzzling = next);
    if (next.state() != PuzzleSession.State.SOLVED) {
      return after;
    }
    int today = model.today();
    boolean daily = next.number() == daily(next.lines().size(), today);
    SolvedPuzzles solved = model.solved().with(next.number(), daily, today);
    effects.add(new PreferencesEffect.SaveSolved(solved.text()));
    return after.with(d -> d.solved = solved);
  }

  private static Model with(Model model, @Nullable PuzzleSession puzzling) {
    return model.with(
        d -> {
          d.puzzling = puzzling;
          d.notice = null;
          d.dialog = Dialog.NONE;
        });
  }
}
