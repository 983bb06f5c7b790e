package org.hexstones.web.feature.library;

import org.hexstones.web.mvu.Event;

/** Events of the library. */
public sealed interface LibraryEvent extends Event {
  record Search(String text) implements LibraryEvent {}

  record Filter(LibraryFilter filter) implements LibraryEvent {}

  /** Show another page of the list, from 0. */
  record Turn(int page) implements LibraryEvent {}

  record Open(String id) implements LibraryEvent {}

  record Delete(String id) implements LibraryEvent {}

  /** Restore the games that were deleted last. */
  record PutBack() implements LibraryEvent {}

  /** Show the bin. */
  record ShowBin() implements LibraryEvent {}

  /** Restore a game from the bin. */
  record Restore(String id) implements LibraryEvent {}

  /** Try again to read the games that were set aside. */
  record TryAside() implements LibraryEvent {}

  /** Save the games that were set aside as a file. */
  record ExportAside() implements LibraryEvent {}

  record ExportAll() implements LibraryEvent {}

  /** Save all games in another file than before. */
  record ExportElsewhere() implements LibraryEvent {}

  /** Choose a file of games to import. */
  record ImportChosen() implements LibraryEvent {}
}
