package org.hexstones.web.storage;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A port to short texts that are stored under keys. No method throws. */
public interface KeyValueStore {
  /** The keys that begin with a prefix. */
  List<String> keys(String prefix);

  /** The text under a key; null if there is none or it cannot be read. */
  @Nullable String read(String key);

  /** Writes a text under a key. Returns false if the store refuses it or is full. */
  boolean write(String key, String text);

  void remove(String key);
}
