package org.hexstones.web.storage;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** Effects on stored games. */
public sealed interface StoreEffect extends Effect {
  /** Stores the present state of a match. */
  record Save(Match match) implements StoreEffect, Effect.Persist {}

  /** Notes a match in the tab alone, so that a reload shows it. */
  record Note(Match match) implements StoreEffect, Effect.Persist {}

  /** Stores a match that is not on the screen. */
  record SaveHidden(Match match) implements StoreEffect, Effect.Persist {}

  /** Lists the games. */
  record ListGames() implements StoreEffect {}

  record Load(String id) implements StoreEffect {}

  record Delete(String id) implements StoreEffect {}

  record PutBack() implements StoreEffect {}

  /** Lists the deleted games. */
  record ListBin() implements StoreEffect {}

  record Restore(String id) implements StoreEffect {}

  /** Lists the games that were set aside. */
  record ListAside() implements StoreEffect {}

  /** Tries again to read the games that were set aside. */
  record TryAside() implements StoreEffect {}

  /** Saves the games that were set aside as a file. */
  record ExportAside() implements StoreEffect {}

  record ExportAll() implements StoreEffect {}

  /** Saves all games in another file than before. */
  record ExportElsewhere() implements StoreEffect {}

  /** Imports the games of the chosen file. */
  record ImportChosen() implements StoreEffect {}
}
