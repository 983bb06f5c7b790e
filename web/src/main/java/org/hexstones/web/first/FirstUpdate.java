package org.hexstones.web.first;

import org.hexstones.game.MoveProblem;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.parse.Reason;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.ui.board.Layout;

/** Updates of the first program. What has none is left to the page's program. */
final class FirstUpdate implements Program.Step<FirstModel> {
  private final PositionCache positions;
  private final Updates<FirstModel> table;

  FirstUpdate(PositionCache positions) {
    this.positions = positions;
    table =
        new Updates<FirstModel>()
            .on(
                BoardEvent.Focus.class,
                (model, event) -> Next.of(model.withFocus(event.cell()), new FirstEffect.Draw()))
            .on(
                BoardEvent.Walk.class,
                (model, event) ->
                    handled(model, model.withFocus(event.cell()))
                        .and(new ScreenEffect.FocusCell(event.cell())))
            .on(
                MatchEvent.PickColour.class,
                (model, event) -> handled(model, picked(model, event.colour())))
            .on(
                BoardEvent.Press.class,
                (model, event) -> handled(model, press(model, event.cell())))
            .on(ShellEvent.Resized.class, this::resized)
            .ignoreOther(event -> true);
  }

  /** The next model; the same one if the event is left to the page's program. */
  @Override
  public Next<FirstModel> next(FirstModel model, Event event, double now) {
    return model.match() == null ? Next.of(model) : table.update(model, event);
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static Next<FirstModel> handled(FirstModel before, FirstModel after) {
    return after == before
        ? Next.of(after)
        : Next.of(after, new FirstEffect.Draw(), new FirstEffect.Keep(after.early()));
  }

  private static FirstModel picked(FirstModel model, int colour) {
    Match match = model.match();
    return match == null ? model : model.withMatch(match.withPicked(colour));
  }

  /** The room is known once the board is there; mostly the board is the same in it. */
  private Next<FirstModel> resized(FirstModel model, ShellEvent.Resized event) {
    FirstModel after = model.withViewport(event.viewport());
    return viewBox(model).equals(viewBox(after))
        ? Next.of(after)
        : Next.of(after, new FirstEffect.Draw());
  }

  private String viewBox(FirstModel model) {
    Match match = model.match();
    return match == null
        ? ""
        : Layout.of(positions.at(match).position().board(), model.viewport()).viewBox();
  }

  /** The model after a press on a cell; the same one if the press is left to the page's program. */
  FirstModel press(FirstModel model, String name) {
    Match match = model.match();
    // Where a turn is confirmed, the page asks.
    if (match == null || model.settings().confirm()) {
      return model;
    }
    MatchView now = positions.at(match);
    int cell = now.position().board().cellNamed(name);
    int colour = now.colourToPlace();
    boolean isOpen =
        now.isPersons() && !now.isStopped() && match.cursor() == match.record().mainLine().size();
    if (!isOpen || cell == Board.NO_CELL || colour == Position.NONE) {
      return model;
    }
    FirstModel here = model.withFocus(name);
    return play(here, match, Moves.place(colour, cell));
  }

  /** The model after a move, or with the reason why it is refused. */
  FirstModel play(FirstModel model, Match match, int move) {
    Reason refusal = positions.at(match).play().refusal(move);
    if (refusal != null) {
      // Other problems have their sentences in the page.
      return refusal.problem() instanceof MoveProblem
          ? model.withNotice(FirstNotice.refused(refusal, model.notice()))
          : model;
    }
    return model.withMatch(match.played(move)).withNotice(null);
  }
}
