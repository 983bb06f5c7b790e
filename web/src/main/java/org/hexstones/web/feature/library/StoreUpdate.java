package org.hexstones.web.feature.library;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.ImportResult;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StorageNotices;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;

/** Updates for what the store reports. */
final class StoreUpdate {
  private static final String PUT_BACK = "put-back";

  private StoreUpdate() {}

  static void addTo(Updates<Part<LibraryState>> table) {
    table
        .change(
            StoreEvent.Left.class, (part, event) -> part.with(left(part.session(), event.match())))
        .change(StoreEvent.Saved.class, StoreUpdate::saved)
        .change(StoreEvent.Failed.class, StoreUpdate::trouble)
        .change(StoreEvent.NotRead.class, StoreUpdate::trouble)
        .on(StoreEvent.Uncertain.class, (part, event) -> uncertain(part))
        .on(StoreEvent.SetAside.class, (part, event) -> setAside(part, event))
        .change(StoreEvent.NotSetAside.class, StoreUpdate::trouble)
        .change(StoreEvent.Newer.class, StoreUpdate::trouble)
        .change(
            StoreEvent.WentOn.class,
            (part, event) -> part.with(wentOn(part.session(), event.match())))
        .change(StoreEvent.Forked.class, (part, event) -> part.with(forked(part.session(), event)))
        .on(StoreEvent.Changed.class, (part, event) -> changed(part))
        .on(StoreEvent.Listed.class, SafekeepingUpdate::listed)
        .change(StoreEvent.Binned.class, StoreUpdate::binned)
        .change(
            StoreEvent.Aside.class,
            (part, event) -> part.with(part.state().withAside(event.games(), event.tried())))
        .change(
            StoreEvent.Loaded.class,
            (part, event) ->
                part.with(part.session().showMatch(atEnd(event.match())).withFocus("")))
        .on(StoreEvent.Deleted.class, StoreUpdate::deleted)
        .on(StoreEvent.Imported.class, StoreUpdate::imported);
  }

  /** The list says how a game has ended: that is what is seen of it, and not what was last. */
  private static Match atEnd(Match match) {
    return LinkGame.isOver(match) ? match.atEnd() : match;
  }

  private static Part<LibraryState> saved(Part<LibraryState> part, StoreEvent.Saved event) {
    Session session = part.session();
    Match match = session.match();
    boolean ours = match != null && match.id().equals(event.match().id());
    // A game that is not the page's own may be saved, too.
    return ours ? new Part<>(session.saved(), part.state().withSaved(event.match())) : part;
  }

  /** What was saved may be gone: it counts as saved once it is saved again. */
  private static Next<Part<LibraryState>> uncertain(Part<LibraryState> part) {
    Session session = part.session();
    Match match = session.match();
    if (match == null || part.state().savedPlies(match) < 0) {
      return changed(part);
    }
    boolean shown = session.shown() != null;
    return changed(part.with(part.state().withSaved(null)))
        .and(shown ? new StoreEffect.Save(match) : new StoreEffect.SaveHidden(match));
  }

  private static Part<LibraryState> trouble(Part<LibraryState> part, Event event) {
    return part.with(part.session().withNotice(StorageNotices.of(event)));
  }

  private static Next<Part<LibraryState>> setAside(Part<LibraryState> part, Event event) {
    Part<LibraryState> noticed = trouble(part, event);
    return part.session().dialog() == Dialog.LIBRARY
        ? Next.of(noticed, new StoreEffect.ListAside())
        : Next.of(noticed);
  }

  private static Next<Part<LibraryState>> changed(Part<LibraryState> part) {
    Session session = part.session();
    boolean listed = session.dialog() == Dialog.LIBRARY || session.shown() == null;
    return listed ? Next.of(part, new StoreEffect.ListGames()) : Next.of(part);
  }

  private static Next<Part<LibraryState>> imported(
      Part<LibraryState> part, StoreEvent.Imported event) {
    ImportResult how = event.how();
    Next<Part<LibraryState>> next = Next.of(part.with(part.state().withImported(how)));
    return how.about() == 0 && how.added() > 0 ? next.and(new SafekeepingEffect.AskOnce()) : next;
  }

  private static Part<LibraryState> binned(Part<LibraryState> part, StoreEvent.Binned event) {
    return part.state().bin() == null ? part : part.with(part.state().withBin(event.entries()));
  }

  /** A slow store may have a later state of the match than the page began with. */
  private static Session left(Session session, Match left) {
    Match here = session.match();
    if (here == null) {
      return session.withMatch(left);
    }
    return here.id().equals(left.id()) ? session.withMatch(here.upTo(left)) : session;
  }

  /** A computer's turn is paused, because the other tab's computer is already thinking. */
  private static Session wentOn(Session session, Match theirs) {
    Match ours = session.match();
    if (ours == null || !ours.id().equals(theirs.id())) {
      return session;
    }
    Session followed = session.withMatch(theirs.withPaused(true));
    // Another tab notes the time of a running clock once a second.
    boolean silent = session.shown() == null || ours.record().equals(theirs.record());
    return silent ? followed : followed.withNotice(Notice.Kind.WENT_ON);
  }

  private static Session forked(Session session, StoreEvent.Forked event) {
    Match match = session.match();
    return match == null || !match.id().equals(event.from())
        ? session
        : session.withMatch(match.withId(event.to())).withNotice(Notice.Kind.FORKED);
  }

  private static Next<Part<LibraryState>> deleted(
      Part<LibraryState> part, StoreEvent.Deleted event) {
    LibraryState library = part.state();
    List<LibraryEntry> left = new ArrayList<>();
    for (LibraryEntry entry : library.entries()) {
      if (!entry.id().equals(event.id())) {
        left.add(entry);
      }
    }
    Session session = part.session();
    Match offered = session.lobby().left();
    boolean gone = offered != null && offered.id().equals(event.id());
    // The focus moves, because the button that was pressed is gone.
    return Next.of(
        new Part<>(
            gone ? session.withLobby(session.lobby().withLeft(null)) : session,
            library.withEntries(left, library.whole()).withDeleted(true)),
        new ScreenEffect.FocusControl(PUT_BACK));
  }
}
