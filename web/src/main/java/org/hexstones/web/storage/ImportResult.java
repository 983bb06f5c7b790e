package org.hexstones.web.storage;

/**
 * The progress or the result of an import.
 *
 * @param added the number of new games
 * @param known the number of games that were stored already
 * @param unread the number of games that cannot be read
 * @param leftOut the number of games that were left out, because there were too many
 * @param about the estimated number of all games during the import, then 0
 */
public record ImportResult(int added, int known, int unread, int leftOut, int about) {
  /** The result for a file that is no archive. */
  public static final ImportResult NOTHING = new ImportResult(0, 0, 0, 0);

  /** The result of an import. */
  public ImportResult(int added, int known, int unread, int leftOut) {
    this(added, known, unread, leftOut, 0);
  }

  /** The number of games that were read. */
  public int read() {
    return added + known + unread;
  }
}
