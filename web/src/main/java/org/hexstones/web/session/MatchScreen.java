package org.hexstones.web.session;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;

/** The board of a match. */
public record MatchScreen(Match match) implements Screen {
  @Override
  public Event closing(ScreenStack screens) {
    return new Route.Start();
  }
}
