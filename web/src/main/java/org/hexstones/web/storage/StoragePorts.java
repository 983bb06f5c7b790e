package org.hexstones.web.storage;

/** All that storage needs from the place where it runs. */
public interface StoragePorts {
  /** Texts that are kept for good. */
  KeyValueStore browser();

  /** Texts that are kept as long as the tab. */
  KeyValueStore tab();

  GameStore games();

  GameFiles files();

  Scheduler scheduler();

  /** An identifier that no game has yet. */
  String freshId();
}
