package org.hexstones.web.model;

/**
 * How an import went.
 *
 * @param added how many games are new here
 * @param known how many were here already
 * @param unread how many could not be read
 * @param leftOut how many were not looked at, for there were too many
 */
public record Import(int added, int known, int unread, int leftOut) {
  /** What was chosen is no file of games. */
  public static final Import NOTHING = new Import(0, 0, 0, 0);
}
