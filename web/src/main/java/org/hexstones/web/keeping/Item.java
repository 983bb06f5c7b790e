package org.hexstones.web.keeping;

/**
 * A game as it lies in the vault.
 *
 * @param id its key
 * @param revision how often it was written, from 1
 * @param text as {@link KeptMatch} writes it; anything may stand here
 * @param updated when it was written, in milliseconds since 1970 began
 */
public record Item(String id, int revision, String text, double updated) {
  /** The most characters of a key that is read. */
  public static final int LONGEST_ID = 80;
}
