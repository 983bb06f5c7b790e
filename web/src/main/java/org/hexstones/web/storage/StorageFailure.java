package org.hexstones.web.storage;

/** Why nothing can be kept. */
public enum StorageFailure {
  /** The browser does not let us. */
  REFUSED,
  /** There is no room left. */
  FULL,
  /** A newer version of this program has changed the place where games lie. */
  NEWER
}
