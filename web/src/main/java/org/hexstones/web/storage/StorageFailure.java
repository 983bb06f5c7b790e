package org.hexstones.web.storage;

/** Reasons why nothing can be stored. */
public enum StorageFailure {
  /** The browser refuses storage. */
  REFUSED,
  /** The storage is full. */
  FULL,
  /** A newer version of this program has changed the database. */
  NEWER
}
