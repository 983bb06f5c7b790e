package org.hexstones.web.update;

/** Something to be done with kept games. */
public sealed interface LibraryEffect {
  /** Read the games, and tell of them. */
  record ListGames() implements LibraryEffect {}

  record Load(String id) implements LibraryEffect {}

  record Delete(String id) implements LibraryEffect {}

  record PutBack() implements LibraryEffect {}

  /** Read what was deleted, and tell of it. */
  record ListBin() implements LibraryEffect {}

  record Restore(String id) implements LibraryEffect {}

  record ExportAll() implements LibraryEffect {}

  /** Read the chosen file and add its games. */
  record ImportChosen() implements LibraryEffect {}
}
