package org.hexstones.web.storage;

/** The ports that storage uses. */
public interface StoragePorts {
  /** Texts that are stored permanently. */
  KeyValueStore browser();

  /** Texts that are stored for the lifetime of the tab. */
  KeyValueStore tab();

  GameStore games();

  GameFiles files();

  Scheduler scheduler();

  /** An identifier that no game has yet. */
  String freshId();
}
