package org.hexstones.web.storage;

/** Why nothing can be stored. */
public enum StorageFailure {
  /** The browser refuses it. */
  REFUSED,
  /** There is no room left. */
  FULL,
  /** A newer version of this program has changed the database. */
  NEWER
}
