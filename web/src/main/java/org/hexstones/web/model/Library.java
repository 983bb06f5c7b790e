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
    @Nullable Import imported) {

  public static final Library EMPTY = new Library("", 0, List.of(), false, "", 0, false, null);

  public Library {
    entries = List.copyOf(entries);
  }

  public Library withKept(String id, int plies) {
    return new Library(id, plies, entries, whole, search, page, deleted, imported);
  }

  public Library withEntries(List<Entry> all, boolean areAll) {
    return new Library(keptId, keptPlies, all, areAll, search, page, deleted, imported);
  }

  /** Another search begins on its first page. */
  public Library withSearch(String text) {
    return new Library(keptId, keptPlies, entries, whole, text, 0, deleted, imported);
  }

  public Library withPage(int shown) {
    return new Library(keptId, keptPlies, entries, whole, search, shown, deleted, imported);
  }

  public Library withDeleted(boolean canBeHadBack) {
    return new Library(keptId, keptPlies, entries, whole, search, page, canBeHadBack, imported);
  }

  public Library withImported(@Nullable Import how) {
    return new Library(keptId, keptPlies, entries, whole, search, page, deleted, how);
  }

  /** How many moves of a match are kept, or -1 where none is known to be. */
  public int kept(Match match) {
    return match.id().equals(keptId) ? keptPlies : -1;
  }
}
