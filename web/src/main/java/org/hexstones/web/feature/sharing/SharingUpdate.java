package org.hexstones.web.feature.sharing;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.match.StudyKey;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.StoreEffect;

/** Updates for links and files. */
public final class SharingUpdate {
  private SharingUpdate() {}

  /** An update that applies while a match is shown. */
  @FunctionalInterface
  private interface OnMatch<E> {
    Next<Part<SharingState>> update(Part<SharingState> part, Match match, E event);
  }

  public static Updates<Part<SharingState>> updates() {
    Updates<Part<SharingState>> table =
        new Updates<Part<SharingState>>()
            .change(SharingEvent.At.class, SharingUpdate::at)
            .on(SharingEvent.Opened.class, SharingUpdate::opened)
            .on(SharingEvent.Copied.class, SharingUpdate::copied)
            .on(SharingEvent.Shared.class, (part, event) -> sent(part))
            .change(
                SharingEvent.NotSaved.class,
                (part, event) ->
                    drawing(part, SharingEvent.NOT_DRAWING)
                        .with(part.session().withNotice(Notice.Kind.NOT_SAVED)))
            .change(SharingEvent.Drawing.class, (part, event) -> drawing(part, event.thousandths()))
            .change(
                SharingEvent.Type.class,
                (part, event) -> part.with(part.state().withTyped(event.text())))
            .on(
                SharingEvent.OpenTyped.class,
                (part, event) -> Next.of(part, new SharingEffect.OpenText(part.state().typed())))
            .on(
                SharingEvent.ChooseFile.class,
                (part, event) -> Next.of(part, new SharingEffect.ChooseFile()))
            .on(Route.Analysis.class, SharingUpdate::analyse);
    on(
        table,
        SharingEvent.ShowAll.class,
        (part, match, event) ->
            Next.of(part.with(part.state().withWhole(event.all() ? match.id() : ""))));
    on(
        table,
        SharingEvent.Copy.class,
        (part, match, event) -> Next.of(part, new ClipboardEffect.Copy(shownLink(part, match))));
    on(
        table,
        SharingEvent.Share.class,
        (part, match, event) ->
            Next.of(part, new SharingEffect.Share(shownLink(part, match), match, event.caption())));
    on(
        table,
        SharingEvent.Save.class,
        (part, match, event) ->
            Next.of(
                part,
                new SharingEffect.Save(
                    event.kind(), match, event.caption(), link(part.session(), match))));
    on(
        table,
        SharingEvent.LeaveFork.class,
        (part, match, event) -> Next.of(part.with(part.state().withFork(null))));
    on(
        table,
        SharingEvent.TakeSeat.class,
        (part, match, event) ->
            Next.of(part.with(LinkGameUpdate.seated(part.session(), match, event.player()))));
    on(
        table,
        SharingEvent.TakeFork.class,
        (part, match, event) -> LinkGameUpdate.takeFork(part, match));
    return table;
  }

  private static Part<SharingState> drawing(Part<SharingState> part, int thousandths) {
    return part.with(part.state().withDrawing(thousandths));
  }

  private static <E extends Event> void on(
      Updates<Part<SharingState>> table, Class<E> type, OnMatch<E> update) {
    table.on(
        type,
        (part, event) -> {
          Match match = part.session().shown();
          return match == null ? Next.of(part) : update.update(part, match, event);
        });
  }

  private static String shownLink(Part<SharingState> part, Match match) {
    return part.session().device().base() + part.state().fragment(match);
  }

  /** The page's address for a match with all its moves. */
  public static String link(Session session, Match shared) {
    return session.device().base() + Address.game(ShortLink.of(shared.record()));
  }

  private static Part<SharingState> at(Part<SharingState> part, SharingEvent.At event) {
    Session session = part.session();
    return new Part<>(
        session.withDevice(session.device().withBase(event.base())),
        part.state().at(event.base(), event.hasSheet()));
  }

  private static Next<Part<SharingState>> copied(
      Part<SharingState> part, SharingEvent.Copied event) {
    if (!event.done()) {
      return Next.of(part.with(part.session().withNotice(Notice.Kind.NOT_COPIED)));
    }
    // The link of a puzzle does not contain the game that lies below it.
    boolean isMatch = part.session().screens().board() instanceof MatchScreen;
    Next<Part<SharingState>> sent = isMatch ? sent(part) : Next.of(part);
    return sent.map(after -> after.with(after.session().withNotice(Notice.Kind.COPIED)));
  }

  private static Next<Part<SharingState>> sent(Part<SharingState> part) {
    return shared(part.with(LinkGameUpdate.sent(part.session())));
  }

  /** A game by link that somebody else has, too, is stored also before its first move. */
  private static Next<Part<SharingState>> shared(Part<SharingState> part) {
    Match match = part.session().shown();
    return match != null && match.isByLink() && match.isEmpty()
        ? Next.of(part, new StoreEffect.Save(match))
        : Next.of(part);
  }

  private static Next<Part<SharingState>> analyse(Part<SharingState> part, Route.Analysis analyse) {
    Match match = part.session().shown();
    GameRecord record = analyse.match().record();
    boolean visit = match != null && part.state().isVisit(match);
    int cursor =
        analyse.plies() >= 0
            ? analyse.plies()
            : match != null && match.record().equals(record)
                ? match.cursor()
                : record.mainLine().size();
    // "Back" from there leads to the screen below the dialog.
    return Next.of(
        part.with(part.session().withDialog(Dialog.NONE)),
        new SharingEffect.Analyse(
            record, cursor, analyse.task(), visit, StudyKey.of(analyse.match())));
  }

  private static Next<Part<SharingState>> opened(
      Part<SharingState> part, SharingEvent.Opened opened) {
    Session session = part.session();
    Match shown = session.shown();
    Parsed<GameRecord> read = opened.read();
    if (read instanceof Parsed.Refused<GameRecord> refused) {
      Notice.Kind kind = opened.isLink() ? Notice.Kind.BAD_LINK : Notice.Kind.BAD_FILE;
      return Next.of(part.with(session.withNotice(Notice.of(kind, refused.reason()))));
    }
    GameRecord record = read.orThrow();
    if (shown != null && shown.record().equals(record)) {
      Match there = part.state().isVisit(shown) ? shown.shownAt(opened.at()) : shown;
      return Next.of(part.with(session.showMatch(there)), new SharingEffect.ShowAddress(there));
    }
    Part<SharingState> next = LinkGameUpdate.opened(part, record, opened.seen());
    if (next == null) {
      Match left = session.match();
      boolean isOwn = left != null && opened.isLink() && isOf(record, left.record());
      return Next.of(left != null && isOwn ? show(part, left) : visit(part, record, opened.at()));
    }
    Match known = next.session().match();
    // The address is written even without a change here, because it had another course of the game.
    return known == null ? Next.of(next) : shared(next).and(new SharingEffect.ShowAddress(known));
  }

  /** Whether a link's record is that of a game here, or as much of it as fits into a link. */
  private static boolean isOf(GameRecord linked, GameRecord here) {
    return !here.root().children().isEmpty() && ShortLink.whole(linked, here).equals(here);
  }

  /** Shows a record as a separate game with persons in every seat, so that no search starts. */
  private static Part<SharingState> visit(Part<SharingState> part, GameRecord record, int at) {
    Session session = part.session();
    Match match = LinkGame.visited(session.lobby().freshId(), record).shownAt(at);
    Session begun = session.withLobby(session.lobby().withGames(session.lobby().games() + 1));
    return show(new Part<>(begun, part.state().withVisited(record)), match);
  }

  /** Shows a match, paused: a computer in it does not move until the person resumes it. */
  static Part<SharingState> show(Part<SharingState> part, Match match) {
    Session session = part.session();
    return new Part<>(
        session
            .showMatch(match.withPaused(true))
            .withNotice(Notice.lasting(session.notice()))
            .withFocus(""),
        part.state().withTyped(""));
  }

  /** Shows the match on the board in the address after a change. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public static Next<Session> follow(Session before, Session after) {
    Match shown = after.shown();
    Match old = before.shown();
    boolean isKnown =
        shown != null
            && old != null
            && shown.record() == old.record()
            && shown.id().equals(old.id())
            && shown.movesToShow() == old.movesToShow();
    return shown != null && !isKnown
        ? Next.of(after, new SharingEffect.ShowAddress(shown))
        : Next.of(after);
  }
}
