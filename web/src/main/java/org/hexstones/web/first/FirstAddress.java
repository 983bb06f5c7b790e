package org.hexstones.web.first;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
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

  /** The model of a fragment; null if it is left to the page's program. */
  @Nullable FirstModel open(String fragment) {
    String link = Address.link(fragment);
    if (link != null) {
      return link(Links.read(link, setups));
    }
    Event asked = Address.read(fragment);
    if (asked instanceof Route.BadAddress bad) {
      return refused(Notice.of(Notice.Kind.BAD_ADDRESS, bad.reason()));
    }
    return asked instanceof Route.NewGame begin
        ? of(
            NewGame.asked(setups, begin.command(), begin.seats().size())
                .map(record -> NewGame.match(ID, record, begin.seats(), begin.clock())),
            Notice.Kind.BAD_ADDRESS,
            null)
        : null;
  }

  private @Nullable FirstModel link(Parsed<GameRecord> read) {
    boolean isShared =
        read instanceof Parsed.Ok<GameRecord> ok && LinkGame.matchId(ok.value()) != null;
    Parsed<Match> match =
        read.map(record -> isShared ? LinkGame.joined(ID, record) : LinkGame.visited(ID, record));
    if (shown != null && match instanceof Parsed.Ok<Match> ok) {
      Match resumed = shown.resume(ok.value());
      return resumed == null ? null : FirstModel.of(settings, viewport, resumed, null);
    }
    boolean joins = isShared && !LinkGame.isOver(match.orThrow());
    return of(
        match.map(opened -> opened.withPaused(true)),
        Notice.Kind.BAD_LINK,
        joins ? Notice.of(Notice.Kind.JOINED) : null);
  }

  private FirstModel of(Parsed<Match> match, Notice.Kind bad, @Nullable Notice notice) {
    return match instanceof Parsed.Ok<Match> ok
        ? FirstModel.of(settings, viewport, ok.value(), notice)
        : refused(Notice.of(bad, ((Parsed.Refused<Match>) match).reason()));
  }

  private FirstModel refused(Notice notice) {
    return FirstModel.refused(settings, viewport, notice);
  }
}
