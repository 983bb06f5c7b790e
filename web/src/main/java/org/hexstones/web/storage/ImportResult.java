package org.hexstones.web.storage;

/**
 * How an import goes or went.
 *
 * @param added how many games are new here
 * @param known how many were here already
 * @param unread how many could not be read
 * @param leftOut how many were not looked at, for there were too many
 * @param about while games are still being read, how many there seem to be; then 0
 */
public record ImportResult(int added, int known, int unread, int leftOut, int about) {
  /** What was chosen is no file of games. */
  public static final ImportResult NOTHING = new ImportResult(0, 0, 0, 0);

  /** How an import went. */
  public ImportResult(int added, int known, int unread, int leftOut) {
    this(added, known, unread, leftOut, 0);
  }

  /** How many games were read. */
  public int read() {
    return added + known + unread;
  }
}
