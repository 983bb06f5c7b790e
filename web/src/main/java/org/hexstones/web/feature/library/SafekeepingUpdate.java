package org.hexstones.web.feature.library;

import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;

/** Updates for whether the browser keeps the games. */
final class SafekeepingUpdate {
  /** The button beside which the line stands in what it says: whoever is refused can export. */
  private static final String EXPORT = "export-games";

  private SafekeepingUpdate() {}

  static void addTo(Updates<Part<LibraryState>> table) {
    table
        .on(SafekeepingEvent.Ask.class, (part, event) -> Next.of(part, new SafekeepingEffect.Ask()))
        .on(SafekeepingEvent.Answered.class, SafekeepingUpdate::answered)
        .change(
            SafekeepingEvent.Looked.class,
            (part, event) -> part.with(part.state().withStorage(event.status())));
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
