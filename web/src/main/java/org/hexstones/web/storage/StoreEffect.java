package org.hexstones.web.storage;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** Something to do with stored games. */
public sealed interface StoreEffect extends Effect {
  /** Store a match as it is now. */
  record Save(Match match) implements StoreEffect, Effect.Persist {}

  /** List the games. */
  record ListGames() implements StoreEffect {}

  record Load(String id) implements StoreEffect {}

  record Delete(String id) implements StoreEffect {}

  record PutBack() implements StoreEffect {}

  /** List the deleted games. */
  record ListBin() implements StoreEffect {}

  record Restore(String id) implements StoreEffect {}

  record ExportAll() implements StoreEffect {}

  /** Import the games of the chosen file. */
  record ImportChosen() implements StoreEffect {}
}
