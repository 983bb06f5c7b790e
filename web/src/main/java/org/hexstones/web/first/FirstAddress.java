package org.hexstones.web.first;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.SnapshotHead;
import org.jspecify.annotations.Nullable;

/** The model of an address. */
final class FirstAddress {
  /** The page gives each match an identifier of its own. */
  private static final String ID = "";

  private final Settings settings;
  private final Viewport viewport;
  private final Function<String, Parsed<Setup>> setups;
  private final @Nullable SnapshotHead shown;

  /**
   * @param shown what the tab stores of the match in its address, or null
   */
  FirstAddress(
      Settings settings,
      Viewport viewport,
      Function<String, Parsed<Setup>> setups,
      @Nullable SnapshotHead shown) {
    this.settings = settings;
    this.viewport = viewport;
    this.setups = setups;
    this.shown = shown;
  }

  /**
   * The model of a link; null if it is left to the page's program.
   *
   * @param link what {@link #link} has read
   */
  @Nullable FirstModel opened(Reading<GameRecord> link, Address.Game asked) {
    Parsed<GameRecord> read = link.result();
    Reason refusal = read.reason();
    return refusal == null
        ? visited(read.orThrow(), asked.at())
        : refused(FirstNotice.Kind.BAD_LINK, refusal);
  }

  /** Begins to read a link. */
  LinkReading link(Address.Game asked) {
    return new LinkReading(asked.link(), setups);
  }

  /** The model of an address; null if it is left to the page's program. */
  @Nullable FirstModel open(Address asked) {
    if (asked instanceof Address.Game game) {
      return opened(link(game), game);
    }
    Route route = asked.route(setups);
    if (route instanceof Route.BadAddress bad) {
      return refused(FirstNotice.Kind.BAD_ADDRESS, bad.reason());
    }
    return route instanceof Route.NewGame game ? begin(game) : null;
  }

  private @Nullable FirstModel visited(GameRecord record, int at) {
    boolean isShared = LinkGame.matchId(record) != null;
    Match match =
        isShared ? LinkGame.received(ID, record) : LinkGame.visited(ID, record).shownAt(at);
    if (shown != null) {
      Match resumed = shown.resume(match);
      return resumed == null ? null : FirstModel.of(settings, viewport, resumed, null);
    }
    FirstNotice joined =
        isShared && !LinkGame.isOver(match) ? FirstNotice.of(FirstNotice.Kind.JOINED, null) : null;
    FirstModel model = FirstModel.of(settings, viewport, match.withPaused(true), joined);
    return isShared ? model : model.asVisit();
  }

  private @Nullable FirstModel begin(Route.NewGame asked) {
    Parsed<GameRecord> read = NewGame.asked(setups, asked.command(), asked.seats().size());
    Reason refusal = read.reason();
    if (refusal != null) {
      return refused(FirstNotice.Kind.BAD_ADDRESS, refusal);
    }
    GameRecord record = read.orThrow();
    Match match = NewGame.match(ID, record, asked.seats(), asked.clock());
    return FirstModel.of(settings, viewport, match, null);
  }

  /**
   * A refusal with its reason. The page has the sentences about set-ups, which are many and which
   * only links made by hand need.
   */
  private @Nullable FirstModel refused(FirstNotice.Kind bad, Reason reason) {
    boolean isShown =
        reason.problem() instanceof LinkProblem || reason.problem() instanceof MoveProblem;
    return isShown ? FirstModel.refused(settings, viewport, FirstNotice.of(bad, reason)) : null;
  }
}
