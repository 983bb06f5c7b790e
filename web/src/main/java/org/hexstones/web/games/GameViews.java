package org.hexstones.web.games;

import java.util.List;
import org.hexstones.web.omega.OmegaView;
import org.hexstones.web.omny.OmnyView;
import org.hexstones.web.view.GameView;

/** The views of all games, in the order in which the start screen offers them. */
public final class GameViews {
  public static final List<GameView> ALL = List.of(new OmegaView(), new OmnyView());

  private GameViews() {}
}
