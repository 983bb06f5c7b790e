package org.hexstones.web.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the page knows of kept games.
 *
 * @param keptId the game of which was last told that it is kept, or empty
 * @param keptPlies how many of its moves are kept
 * @param entries the games, newest first
 * @param whole whether these are all
 * @param search what they are searched for
 * @param page the page of the list that is shown, from 0
 * @param deleted whether what was deleted last can be had back
 * @param bin what was deleted, newest first, while that is shown; or null
 * @param imported how the last import went, or null
 */
public record Library(
    String keptId,
    int keptPlies,
    List<Entry> entries,
    boolean whole,
    String search,
    int page,
    boolean deleted,
    @Nullable List<Entry> bin,
    @Nullable Import imported) {

  public static final Library EMPTY =
      new Library("", 0, List.of(), false, "", 0, false, null, null);

  public Library {
    entries = List.copyOf(entries);
    bin = bin == null ? null : List.copyOf(bin);
  }

  public Library withKept(String id, int plies) {
    return new Library(id, plies, entries, whole, search, page, deleted, bin, imported);
  }

  public Library withEntries(List<Entry> all, boolean areAll) {
    return new Library(keptId, keptPlies, all, areAll, search, page, deleted, bin, imported);
  }

  /** Another search begins on its first page. */
  public Library withSearch(String text) {
    return new Library(keptId, keptPlies, entries, whole, text, 0, deleted, bin, imported);
  }

  public Library withPage(int shown) {
    return new Library(keptId, keptPlies, entries, whole, search, shown, deleted, bin, imported);
  }

  public Library withDeleted(boolean canBeHadBack) {
    return new Library(
        keptId, keptPlies, entries, whole, search, page, canBeHadBack, bin, imported);
  }

  /** Another list begins on its first page, without a search. */
  public Library withBin(@Nullable List<Entry> gone) {
    return new Library(keptId, keptPlies, entries, whole, "", 0, false, gone, imported);
  }

  /** The games of which a list is shown. */
  public List<Entry> listed() {
    List<Entry> gone = bin;
    return gone == null ? entries : gone;
  }

  public Library withImported(@Nullable Import how) {
    return new Library(keptId, keptPlies, entries, whole, search, page, deleted, bin, how);
  }

  /** How many moves of a match are kept, or -1 where none is known to be. */
  public int kept(Match match) {
    return match.id().equals(keptId) ? keptPlies : -1;
  }
}
