package org.hexstones.web.storage;

import java.util.function.Consumer;

/** A port to what the browser does with all that the page stores. */
public interface StorageManager {
  /** Receives what the browser answers. */
  interface Answer {
    /**
     * Receives it once.
     *
     * @param lasts whether the browser has promised not to delete it
     * @param bytes the room that is used; negative if unknown
     */
    void answered(boolean lasts, double bytes);
  }

  /** Whether the browser can be asked to promise that. */
  boolean canAsk();

  /**
   * Asks the browser to promise that it does not delete what is stored. Some browsers ask the
   * person.
   */
  void ask(Consumer<Boolean> promised);

  /** Answers what is known, or nothing if the browser does not say. */
  void look(Answer answer);

  /**
   * Whether this browser deletes what a site has stored if nobody visits it for a week, unless it
   * has promised not to.
   */
  boolean isForgetful();
}
