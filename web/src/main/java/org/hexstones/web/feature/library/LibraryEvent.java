package org.hexstones.web.feature.library;

import java.util.List;
import org.hexstones.web.match.Match;
import org.hexstones.web.storage.ImportResult;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StorageFailure;

/** What happens to kept games: a person wants something of them, or the keeper tells. */
public sealed interface LibraryEvent {
  // The person.

  /** Show the library. */
  record Show() implements LibraryEvent {}

  record Search(String text) implements LibraryEvent {}

  /** Another page of the list, from 0. */
  record Turn(int page) implements LibraryEvent {}

  record Open(String id) implements LibraryEvent {}

  record Delete(String id) implements LibraryEvent {}

  /** What was deleted last comes back. */
  record PutBack() implements LibraryEvent {}

  /** Show what was deleted. */
  record ShowBin() implements LibraryEvent {}

  /** A game comes back from the bin. */
  record Restore(String id) implements LibraryEvent {}

  record ExportAll() implements LibraryEvent {}

  /** A file with games was chosen. */
  record ImportChosen() implements LibraryEvent {}

  // The keeper.

  /** What an earlier start has left. */
  record Left(Match match) implements LibraryEvent {}

  /** So many moves of a game are kept now. */
  record Kept(String id, int plies) implements LibraryEvent {}

  record Failed(StorageFailure trouble) implements LibraryEvent {}

  /** Something damaged was set aside. */
  record SetAside() implements LibraryEvent {}

  /** Something damaged could not be set aside, and lies where it was. */
  record NotSetAside() implements LibraryEvent {}

  /** A newer version has written a game, which was left as it is. */
  record Newer() implements LibraryEvent {}

  /** Another tab went on with a game that was the same here. */
  record WentOn(Match match) implements LibraryEvent {}

  /** Another tab went on otherwise; what was played here is kept under another name. */
  record Forked(String from, String to) implements LibraryEvent {}

  /** Another tab has changed a game. */
  record Changed() implements LibraryEvent {}

  /** The kept games, newest first, or the first of them while the others are still being read. */
  record Listed(List<LibraryEntry> entries, boolean whole) implements LibraryEvent {
    public Listed {
      entries = List.copyOf(entries);
    }
  }

  /** What was deleted, newest first. */
  record Binned(List<LibraryEntry> entries) implements LibraryEvent {
    public Binned {
      entries = List.copyOf(entries);
    }
  }

  record Loaded(Match match) implements LibraryEvent {}

  record Deleted(String id) implements LibraryEvent {}

  record Imported(ImportResult how) implements LibraryEvent {}
}
