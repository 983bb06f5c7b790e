package org.hexstones.web.storage;

import java.util.List;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;

/** Events from the store of games. */
public sealed interface StoreEvent extends Event {
  /** An earlier start of the page has left a match. */
  record Left(Match match) implements StoreEvent {}

  /** A state of a match is stored. */
  record Saved(Match match) implements StoreEvent {}

  record Failed(StorageFailure failure) implements StoreEvent {}

  /** The store did not answer which games it has. */
  record NotRead() implements StoreEvent {}

  /** The browser has closed the store: what was saved may be gone. */
  record Uncertain() implements StoreEvent {}

  /** A damaged game was set aside. */
  record SetAside() implements StoreEvent {}

  /** A damaged game could not be set aside, and stays where it is. */
  record NotSetAside() implements StoreEvent {}

  /** A newer version of the page has written a game, which is left as it is. */
  record Newer() implements StoreEvent {}

  /** Another tab has continued a game that was the same here. */
  record WentOn(Match match) implements StoreEvent {}

  /** Another tab has continued a game differently. This tab's game is stored under another key. */
  record Forked(String from, String to) implements StoreEvent {}

  /** Another tab has changed a game. */
  record Changed() implements StoreEvent {}

  /**
   * The stored games, newest first. The list is not whole while the others are still being read.
   */
  record Listed(List<LibraryEntry> entries, boolean whole) implements StoreEvent {
    public Listed {
      entries = List.copyOf(entries);
    }
  }

  /** The deleted games, newest first. */
  record Binned(List<LibraryEntry> entries) implements StoreEvent {
    public Binned {
      entries = List.copyOf(entries);
    }
  }

  /**
   * The games that could not be read.
   *
   * @param tried whether they were just tried again
   */
  record Aside(List<AsideGame> games, boolean tried) implements StoreEvent {
    public Aside {
      games = List.copyOf(games);
    }
  }

  record Loaded(Match match) implements StoreEvent {}

  record Deleted(String id) implements StoreEvent {}

  /** An imported file says what is asked again, and when. */
  record Practised(Repetition again) implements StoreEvent {}

  record Imported(ImportResult how) implements StoreEvent {}

  /**
   * All games are saved in a file.
   *
   * @param inPlace whether the page writes that file again the next time
   */
  record Exported(boolean inPlace) implements StoreEvent {}
}
