package org.hexstones.web.storage;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Texts under keys, in memory. */
final class FakeTexts implements KeyValueStore {
  final Map<String, String> texts = new TreeMap<>();

  /** Whether nothing more can be written. */
  boolean isFull;

  /** How often a text was written. */
  int writes;

  @Override
  public List<String> keys(String prefix) {
    return texts.keySet().stream().filter(key -> key.startsWith(prefix)).toList();
  }

  @Override
  public @Nullable String read(String key) {
    return texts.get(key);
  }

  @Override
  public boolean write(String key, String text) {
    if (isFull) {
      return false;
    }
    writes++;
    texts.put(key, text);
    return true;
  }

  @Override
  public void remove(String key) {
    texts.remove(key);
  }
}
