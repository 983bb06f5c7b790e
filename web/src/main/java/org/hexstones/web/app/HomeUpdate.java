package org.hexstones.web.app;

import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardFocus;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.start.HomeBoard;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Route;

/**
 * Updates for events on the board of the start screen. A press continues the game that was left; on
 * an empty board it begins the game and then means there what it would have meant.
 */
final class HomeUpdate {
  private final PositionCache positions;
  private final Updates.Update<Model, Event> dispatch;

  /**
   * @param dispatch the update for all events
   */
  HomeUpdate(PositionCache positions, Updates.Update<Model, Event> dispatch) {
    this.positions = positions;
    this.dispatch = dispatch;
  }

  Next<Model> update(Model model, Event event) {
    if (event instanceof BoardEvent.Focus focus) {
      return Next.of(model.withSession(BoardFocus.focus(model.session(), focus)));
    }
    if (event instanceof BoardEvent.Walk walk) {
      return BoardFocus.walk(model.session(), walk).map(model::withSession);
    }
    boolean isPress =
        event instanceof BoardEvent.Press
            || event instanceof BoardInputEvent.Propose
            || event instanceof MatchEvent.PickColour;
    if (!isPress) {
      return Next.of(model);
    }
    if (HomeBoard.running(model.session(), positions) != null) {
      return dispatch.update(model, new Route.Continue());
    }
    Next<Model> begun = dispatch.update(model, new StartEvent.Begin());
    return begun.model().shown() == null ? begun : begun.and(new OpeningEffect.Then(event));
  }
}
