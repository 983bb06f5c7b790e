package org.hexstones.web.feature.library;

import org.hexstones.web.mvu.Event;

/** What a person wants of kept games. */
public sealed interface LibraryEvent extends Event {
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
}
