package org.hexstones.web.ui;

import org.hexstones.web.mvu.Event;
import org.hexstones.web.storage.StoreEvent;
import org.jspecify.annotations.Nullable;

/** What a person is told of what the store has said. */
public final class StoreNotices {
  private StoreNotices() {}

  /** The notice for an event, or null where that is no trouble. */
  public static @Nullable Notice of(Event event) {
    if (event instanceof StoreEvent.Failed failed) {
      return Notice.of(failed.failure());
    }
    if (event instanceof StoreEvent.SetAside) {
      return Notice.of(Notice.Kind.SET_ASIDE);
    }
    if (event instanceof StoreEvent.NotSetAside) {
      return Notice.of(Notice.Kind.NOT_SET_ASIDE);
    }
    return event instanceof StoreEvent.Newer ? Notice.of(Notice.Kind.NEWER_GAME) : null;
  }
}
