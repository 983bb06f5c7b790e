package org.hexstones.web.games;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.omega.OmegaView;
import org.hexstones.web.omny.OmnyView;
import org.hexstones.web.ui.GameView;

/** The views of all games, in the order in which the start screen offers them. */
public final class GameViews {
  public static final List<GameView> ALL = List.of(new OmegaView(), new OmnyView());

  private GameViews() {}

  /** The game that the start screen offers to newcomers. */
  public static GameForm offered() {
    return ALL.get(0).forms().get(0);
  }

  /** The ids of all games, which are also the names of their folders in {@code src/main/games}. */
  public static List<String> ids() {
    List<String> ids = new ArrayList<>();
    ALL.forEach(view -> ids.add(view.id()));
    return ids;
  }
}
