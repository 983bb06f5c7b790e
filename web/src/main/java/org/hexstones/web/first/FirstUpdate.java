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

/** Updates of the first program. What it does not understand changes nothing. */
final class FirstUpdate {
  private final PositionCache positions;

  FirstUpdate(PositionCache positions) {
    this.positions = positions;
  }

  /** The next model; the same one if the event is left to the page's program. */
  FirstModel update(FirstModel model, Event event) {
    Match match = model.match();
    if (match == null) {
      return model;
    }
    if (event instanceof BoardEvent.Focus focus) {
      return model.withFocus(focus.cell());
    }
    if (event instanceof BoardEvent.Walk walk) {
      return model.withFocus(walk.cell());
    }
    if (event instanceof MatchEvent.PickColour pick) {
      return model.withMatch(match.withPicked(pick.colour()));
    }
    // Where a turn is confirmed, the page asks.
    return event instanceof BoardEvent.Press press && !model.settings().confirm()
        ? press(model, match, press.cell())
        : model;
  }

  private FirstModel press(FirstModel model, Match match, String name) {
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
