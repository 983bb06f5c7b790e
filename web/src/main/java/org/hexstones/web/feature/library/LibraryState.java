package org.hexstones.web.feature.library;

import java.util.List;
import org.hexstones.web.match.Match;
import org.hexstones.web.storage.AsideGame;
import org.hexstones.web.storage.ImportResult;
import org.hexstones.web.storage.LibraryEntry;
import org.jspecify.annotations.Nullable;

/**
 * The state of the library.
 *
 * @param keptId the game whose saving was reported last, or empty
 * @param keptPlies the number of its moves that are saved
 * @param entries the games, newest first
 * @param whole whether these are all games
 * @param search the text to search for
 * @param filter which of the games are shown, and their order
 * @param page the page of the list that is shown, from 0
 * @param deleted whether the last deletion can be undone
 * @param bin the deleted games, newest first, while the bin is shown; or null
 * @param imported the result of the last import, or null
 * @param aside the games that could not be read
 * @param asideTried whether these were just tried again
 * @param again whether the last import follows one with the same result, which did not
 */
public record LibraryState(
    String keptId,
    int keptPlies,
    List<LibraryEntry> entries,
    boolean whole,
    String search,
    LibraryFilter filter,
    int page,
    boolean deleted,
    @Nullable List<LibraryEntry> bin,
    @Nullable ImportResult imported,
    List<AsideGame> aside,
    boolean asideTried,
    boolean again) {

  public static final LibraryState EMPTY =
      new LibraryState(
          "",
          0,
          List.of(),
          false,
          "",
          LibraryFilter.ALL,
          0,
          false,
          null,
          null,
          List.of(),
          false,
          false);

  public LibraryState {
    entries = List.copyOf(entries);
    bin = bin == null ? null : List.copyOf(bin);
    aside = List.copyOf(aside);
  }

  public LibraryState withKept(String id, int plies) {
    return new LibraryState(
        id,
        plies,
        entries,
        whole,
        search,
        filter,
        page,
        deleted,
        bin,
        imported,
        aside,
        asideTried,
        again);
  }

  public LibraryState withEntries(List<LibraryEntry> all, boolean areAll) {
    return new LibraryState(
        keptId,
        keptPlies,
        all,
        areAll,
        search,
        filter,
        page,
        deleted,
        bin,
        imported,
        aside,
        asideTried,
        again);
  }

  /** Another search, which shows its first page. */
  public LibraryState withSearch(String text) {
    return new LibraryState(
        keptId,
        keptPlies,
        entries,
        whole,
        text,
        filter,
        0,
        deleted,
        bin,
        imported,
        aside,
        asideTried,
        again);
  }

  /** Another filter, which shows its first page. */
  public LibraryState withFilter(LibraryFilter other) {
    return new LibraryState(
        keptId,
        keptPlies,
        entries,
        whole,
        search,
        other,
        0,
        deleted,
        bin,
        imported,
        aside,
        asideTried,
        again);
  }

  public LibraryState withPage(int shown) {
    return new LibraryState(
        keptId,
        keptPlies,
        entries,
        whole,
        search,
        filter,
        shown,
        deleted,
        bin,
        imported,
        aside,
        asideTried,
        again);
  }

  public LibraryState withDeleted(boolean canBeHadBack) {
    return new LibraryState(
        keptId,
        keptPlies,
        entries,
        whole,
        search,
        filter,
        page,
        canBeHadBack,
        bin,
        imported,
        aside,
        asideTried,
        again);
  }

  /** Another list, which shows its first page without a search. */
  public LibraryState withBin(@Nullable List<LibraryEntry> gone) {
    return new LibraryState(
        keptId,
        keptPlies,
        entries,
        whole,
        "",
        LibraryFilter.ALL,
        0,
        false,
        gone,
        imported,
        aside,
        asideTried,
        again);
  }

  /** The games of the list that is shown. */
  public List<LibraryEntry> listed() {
    List<LibraryEntry> gone = bin;
    return gone == null ? entries : gone;
  }

  public LibraryState withImported(@Nullable ImportResult how) {
    boolean repeats = how != null && how.equals(imported) && !again;
    return new LibraryState(
        keptId,
        keptPlies,
        entries,
        whole,
        search,
        filter,
        page,
        deleted,
        bin,
        how,
        aside,
        asideTried,
        repeats);
  }

  public LibraryState withAside(List<AsideGame> games) {
    return new LibraryState(
        keptId,
        keptPlies,
        entries,
        whole,
        search,
        filter,
        page,
        deleted,
        bin,
        imported,
        games,
        asideTried,
        again);
  }

  public LibraryState withAsideTried(boolean tried) {
    return new LibraryState(
        keptId, keptPlies, entries, whole, search, filter, page, deleted, bin, imported, aside,
        tried, again);
  }

  /** The number of a match's moves that are saved, or -1 if unknown. */
  public int kept(Match match) {
    return match.id().equals(keptId) ? keptPlies : -1;
  }
}
