package org.hexstones.web.storage;

import java.util.List;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;

/** What became of kept games. */
public sealed interface StoreEvent extends Event {
  /** What an earlier start has left. */
  record Left(Match match) implements StoreEvent {}

  /** So many moves of a game are kept now. */
  record Kept(String id, int plies) implements StoreEvent {}

  record Failed(StorageFailure failure) implements StoreEvent {}

  /** Something damaged was set aside. */
  record SetAside() implements StoreEvent {}

  /** Something damaged could not be set aside, and lies where it was. */
  record NotSetAside() implements StoreEvent {}

  /** A newer version has written a game, which was left as it is. */
  record Newer() implements StoreEvent {}

  /** Another tab went on with a game that was the same here. */
  record WentOn(Match match) implements StoreEvent {}

  /** Another tab went on otherwise; what was played here is kept under another name. */
  record Forked(String from, String to) implements StoreEvent {}

  /** Another tab has changed a game. */
  record Changed() implements StoreEvent {}

  /** The kept games, newest first, or the first of them while the others are still being read. */
  record Listed(List<LibraryEntry> entries, boolean whole) implements StoreEvent {
    public Listed {
      entries = List.copyOf(entries);
    }
  }

  /** What was deleted, newest first. */
  record Binned(List<LibraryEntry> entries) implements StoreEvent {
    public Binned {
      entries = List.copyOf(entries);
    }
  }

  record Loaded(Match match) implements StoreEvent {}

  record Deleted(String id) implements StoreEvent {}

  record Imported(ImportResult how) implements StoreEvent {}
}
