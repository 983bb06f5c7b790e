package org.hexstones.web.first;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.mvu.Event;
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

  /** The model of a fragment; null if it is left to the page's program. */
  @Nullable FirstModel open(String fragment) {
    String link = Address.link(fragment);
    if (link != null) {
      return link(Links.read(link, setups));
    }
    Event asked = Address.read(fragment);
    if (asked instanceof Route.BadAddress bad) {
      return refused(FirstNotice.Kind.BAD_ADDRESS, bad.reason());
    }
    return asked instanceof Route.NewGame begin
        ? of(
            NewGame.asked(setups, begin.command(), begin.seats().size())
                .map(record -> NewGame.match(ID, record, begin.seats(), begin.clock())),
            FirstNotice.Kind.BAD_ADDRESS,
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
    FirstModel model =
        of(
            match.map(opened -> opened.withPaused(true)),
            FirstNotice.Kind.BAD_LINK,
            joins ? new FirstNotice(FirstNotice.Kind.JOINED, null) : null);
    return model == null || isShared ? model : model.asVisit();
  }

  private @Nullable FirstModel of(
      Parsed<Match> match, FirstNotice.Kind bad, @Nullable FirstNotice notice) {
    return match instanceof Parsed.Ok<Match> ok
        ? FirstModel.of(settings, viewport, ok.value(), notice)
        : refused(bad, ((Parsed.Refused<Match>) match).reason());
  }

  /**
   * A refusal with its reason. The page has the sentences about set-ups, which are many and which
   * only links made by hand need.
   */
  private @Nullable FirstModel refused(FirstNotice.Kind bad, Reason reason) {
    boolean isTold =
        reason.problem() instanceof LinkProblem || reason.problem() instanceof MoveProblem;
    return isTold ? FirstModel.refused(settings, viewport, new FirstNotice(bad, reason)) : null;
  }
}
