package org.hexstones.web.feature.start;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.session.Session;
import org.jspecify.annotations.Nullable;

/**
 * The match on the start screen: the one that was left, or, where there is none to go on with, one
 * of the form without stones, which nothing stores.
 */
public final class HomeBoard {
  private final Function<String, Parsed<Setup>> setups;
  private final PositionCache positions;

  /** Apart from the others: drawing replays neither the left game nor the empty one anew. */
  private final PositionCache empties = new PositionCache();

  private @Nullable GameForm form;
  private @Nullable MatchView empty;

  /**
   * @param setups reads the text of a set-up
   */
  public HomeBoard(Function<String, Parsed<Setup>> setups, PositionCache positions) {
    this.setups = setups;
    this.positions = positions;
  }

  /** The match that was left and goes on; null if there is none, or another board is wanted. */
  public static @Nullable Match running(Session session, PositionCache positions) {
    Match left = session.lobby().left();
    if (left == null || session.lobby().fresh() || (left.isEmpty() && !left.isByLink())) {
      return null;
    }
    return positions.at(left).isEnded() ? null : left;
  }

  /** The match to draw; null if the form makes none. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public @Nullable MatchView of(Session session) {
    Match running = running(session, positions);
    if (running != null) {
      return positions.at(running);
    }
    if (form != session.form()) {
      form = session.form();
      empty = empty(session.form());
    }
    return empty;
  }

  private @Nullable MatchView empty(GameForm chosen) {
    GameRecord record = NewGame.of(setups, chosen).orNull();
    return record == null
        ? null
        : empties.at(
            NewGame.match("", record, chosen.seats(), chosen.clock())
                // Nobody thinks before the game has begun.
                .withPaused(chosen.seats().get(0) != Seat.PERSON));
  }
}
