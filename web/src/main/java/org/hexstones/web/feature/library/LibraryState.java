package org.hexstones.web.feature.library;

import java.util.List;
import org.hexstones.web.match.Match;
import org.hexstones.web.storage.ImportResult;
import org.hexstones.web.storage.LibraryEntry;
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
public record LibraryState(
    String keptId,
    int keptPlies,
    List<LibraryEntry> entries,
    boolean whole,
    String search,
    int page,
    boolean deleted,
    @Nullable List<LibraryEntry> bin,
    @Nullable ImportResult imported) {

  public static final LibraryState EMPTY =
      new LibraryState("", 0, List.of(), false, "", 0, false, null, null);

  public LibraryState {
    entries = List.copyOf(entries);
    bin = bin == null ? null : List.copyOf(bin);
  }

  public LibraryState withKept(String id, int plies) {
    return new LibraryState(id, plies, entries, whole, search, page, deleted, bin, imported);
  }

  public LibraryState withEntries(List<LibraryEntry> all, boolean areAll) {
    return new LibraryState(keptId, keptPlies, all, areAll, search, page, deleted, bin, imported);
  }

  /** Another search begins on its first page. */
  public LibraryState withSearch(String text) {
    return new LibraryState(keptId, keptPlies, entries, whole, text, 0, deleted, bin, imported);
  }

  public LibraryState withPage(int shown) {
    return new LibraryState(
        keptId, keptPlies, entries, whole, search, shown, deleted, bin, imported);
  }

  public LibraryState withDeleted(boolean canBeHadBack) {
    return new LibraryState(
        keptId, keptPlies, entries, whole, search, page, canBeHadBack, bin, imported);
  }

  /** Another list begins on its first page, without a search. */
  public LibraryState withBin(@Nullable List<LibraryEntry> gone) {
    return new LibraryState(keptId, keptPlies, entries, whole, "", 0, false, gone, imported);
  }

  /** The games of which a list is shown. */
  public List<LibraryEntry> listed() {
    List<LibraryEntry> gone = bin;
    return gone == null ? entries : gone;
  }

  public LibraryState withImported(@Nullable ImportResult how) {
    return new LibraryState(keptId, keptPlies, entries, whole, search, page, deleted, bin, how);
  }

  /** How many moves of a match are kept, or -1 where none is known to be. */
  public int kept(Match match) {
    return match.id().equals(keptId) ? keptPlies : -1;
  }
}
