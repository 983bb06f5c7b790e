package org.hexstones.web.feature.library;

import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StoreEvent;

/** Updates for whether the browser keeps the games. */
final class SafekeepingUpdate {
  /** The button beside which the line stands in what it says: whoever is refused can export. */
  private static final String EXPORT = "export-games";

  /** The button of the start screen that leads to the games. */
  private static final String GAMES = "games";

  private SafekeepingUpdate() {}

  static void addTo(Updates<Part<LibraryState>> table) {
    table
        .on(SafekeepingEvent.Ask.class, (part, event) -> Next.of(part, new SafekeepingEffect.Ask()))
        .on(SafekeepingEvent.Answered.class, SafekeepingUpdate::answered)
        .change(
            SafekeepingEvent.Looked.class,
            (part, event) -> part.with(part.state().withStorage(event.status())))
        .on(SafekeepingEvent.CopyIsDue.class, (part, event) -> offer(part))
        .on(SafekeepingEvent.LeaveCopy.class, (part, event) -> leave(part))
        .on(StoreEvent.Exported.class, SafekeepingUpdate::exported);
  }

  /** The browser shows what it downloads, but not what the page has written. */
  private static Next<Part<LibraryState>> exported(
      Part<LibraryState> part, StoreEvent.Exported event) {
    Next<Part<LibraryState>> left = leave(part).and(new SafekeepingEffect.NoteCopy());
    return event.inPlace()
        ? left.map(
            after ->
                new Part<>(
                    after.session().withNotice(Notice.Kind.COPY_SAVED),
                    after.state().withCopyFile()))
        : left;
  }

  /** A copy is offered on the start screen alone: never over a game that is played. */
  private static boolean isAtStart(Part<LibraryState> part) {
    return part.session().screens().height() == 0;
  }

  /** The list of games, with the question whether to offer a copy of them. */
  static Next<Part<LibraryState>> listed(Part<LibraryState> part, StoreEvent.Listed event) {
    double newest = LibraryEntry.UNKNOWN;
    for (LibraryEntry entry : event.entries()) {
      newest = Math.max(newest, entry.updated());
    }
    boolean asks =
        event.whole()
            && newest != LibraryEntry.UNKNOWN
            && isAtStart(part)
            && !part.state().offersCopy();
    Next<Part<LibraryState>> next =
        Next.of(part.with(part.state().withEntries(event.entries(), event.whole())));
    return asks ? next.and(new SafekeepingEffect.CheckCopy(newest)) : next;
  }

  private static Next<Part<LibraryState>> offer(Part<LibraryState> part) {
    return isAtStart(part)
        ? Next.of(part.with(part.state().withCopyOffered(true)), new SafekeepingEffect.NoteCopy())
        : Next.of(part);
  }

  private static Next<Part<LibraryState>> leave(Part<LibraryState> part) {
    boolean isShown = part.state().offersCopy() && isAtStart(part);
    Next<Part<LibraryState>> next = Next.of(part.with(part.state().withCopyOffered(false)));
    return isShown ? next.and(new ScreenEffect.FocusControl(GAMES)) : next;
  }

  private static Next<Part<LibraryState>> answered(
      Part<LibraryState> part, SafekeepingEvent.Answered event) {
    StorageStatus known = part.state().storage();
    if (known == null) {
      return Next.of(part);
    }
    Next<Part<LibraryState>> next =
        Next.of(part.with(part.state().withStorage(known.answered(event.promised()))));
    // The focus moves, because the button that was pressed is gone.
    return part.session().dialog() == Dialog.LIBRARY
        ? next.and(new ScreenEffect.FocusControl(EXPORT))
        : next;
  }
}
