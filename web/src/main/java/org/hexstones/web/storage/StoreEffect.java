package org.hexstones.web.storage;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** Something to be done with kept games. */
public sealed interface StoreEffect extends Effect {
  /** Keep a match as it is now. */
  record Save(Match match) implements StoreEffect, Effect.Persist {}

  /** Read the games, and tell of them. */
  record ListGames() implements StoreEffect {}

  record Load(String id) implements StoreEffect {}

  record Delete(String id) implements StoreEffect {}

  record PutBack() implements StoreEffect {}

  /** Read what was deleted, and tell of it. */
  record ListBin() implements StoreEffect {}

  record Restore(String id) implements StoreEffect {}

  record ExportAll() implements StoreEffect {}

  /** Read the chosen file and add its games. */
  record ImportChosen() implements StoreEffect {}
}
