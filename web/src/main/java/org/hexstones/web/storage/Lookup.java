package org.hexstones.web.storage;

import org.jspecify.annotations.Nullable;

/**
 * What came of reading from the store. A failed reading says nothing about what is stored.
 *
 * @param <T> what is read
 */
public sealed interface Lookup<T> {
  record Found<T>(T value) implements Lookup<T> {}

  /** Nothing is stored there. */
  record None<T>() implements Lookup<T> {}

  /** The store did not answer, or not in time. */
  record Failed<T>(StorageFailure failure) implements Lookup<T> {}

  /** A found value, or none where there is null. */
  static <T> Lookup<T> of(@Nullable T value) {
    return value == null ? new None<>() : new Found<>(value);
  }

  /** What was found, or null. */
  default @Nullable T orNull() {
    return this instanceof Found<T> found ? found.value() : null;
  }

  /** Why nothing could be read, or null if it is known what is stored. */
  default @Nullable StorageFailure failure() {
    return this instanceof Failed<T> failed ? failed.failure() : null;
  }
}
