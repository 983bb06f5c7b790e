package org.hexstones.web.storage;

import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Notice;
import org.jspecify.annotations.Nullable;

/** The notices about problems with stored games. */
public final class StorageNotices {
  private StorageNotices() {}

  /** The notice for an event, or null if nothing went wrong. */
  public static @Nullable Notice of(Event event) {
    if (event instanceof StoreEvent.Failed failed) {
      return Notice.of(kind(failed.failure()));
    }
    if (event instanceof StoreEvent.NotRead) {
      return Notice.of(Notice.Kind.NOT_READ);
    }
    if (event instanceof StoreEvent.SetAside) {
      return Notice.of(Notice.Kind.SET_ASIDE);
    }
    if (event instanceof StoreEvent.NotSetAside) {
      return Notice.of(Notice.Kind.NOT_SET_ASIDE);
    }
    return event instanceof StoreEvent.Newer ? Notice.of(Notice.Kind.NEWER_GAME) : null;
  }

  private static Notice.Kind kind(StorageFailure failure) {
    return switch (failure) {
      case REFUSED -> Notice.Kind.NOT_KEPT;
      case FULL -> Notice.Kind.FULL;
      case NEWER -> Notice.Kind.NEWER_STORE;
    };
  }
}
