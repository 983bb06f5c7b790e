package org.hexstones.web.feature.library;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.match.LevelRecord;
import org.hexstones.web.match.LevelResult;
import org.hexstones.web.match.Match;
import org.hexstones.web.storage.AsideGame;
import org.hexstones.web.storage.ImportResult;
import org.hexstones.web.storage.LibraryEntry;
import org.jspecify.annotations.Nullable;

/**
 * The state of the library.
 *
 * @param saved the state of a match that was saved last, or null
 * @param entries the games, newest first
 * @param whole whether these are all games
 * @param part the part of the list that is shown
 * @param deleted whether the last deletion can be undone
 * @param bin the deleted games, newest first, while the bin is shown; or null
 * @param last the last import, or null
 * @param damaged the games that could not be read
 * @param levels the results against computers; unknown until all games were read
 * @param safety whether the browser keeps the games
 */
public record LibraryState(
    @Nullable Match saved,
    List<LibraryEntry> entries,
    boolean whole,
    Part part,
    boolean deleted,
    @Nullable List<LibraryEntry> bin,
    @Nullable Import last,
    Damaged damaged,
    LevelRecord levels,
    Safety safety) {

  /**
   * A part of the list.
   *
   * @param search the text to search for
   * @param filter which of the games are shown, and their order
   * @param page the page, from 0
   */
  record Part(String search, LibraryFilter filter, int page) {
    static final Part FIRST = new Part("", LibraryFilter.ALL, 0);
  }

  /**
   * An import.
   *
   * @param again whether it follows one with the same result, which did not
   */
  record Import(ImportResult result, boolean again) {}

  /**
   * Games that could not be read.
   *
   * @param tried whether these were just tried again
   */
  record Damaged(List<AsideGame> games, boolean tried) {
    Damaged {
      games = List.copyOf(games);
    }
  }

  /**
   * Whether the browser keeps the games.
   *
   * @param storage what it says about them, or null
   * @param offersCopy whether the start screen offers a copy of them
   * @param hasCopyFile whether a copy was written to a file that the page writes again
   */
  record Safety(@Nullable StorageStatus storage, boolean offersCopy, boolean hasCopyFile) {}

  public static final LibraryState EMPTY =
      new LibraryState(
          null,
          List.of(),
          false,
          Part.FIRST,
          false,
          null,
          null,
          new Damaged(List.of(), false),
          LevelRecord.UNKNOWN,
          new Safety(null, false, false));

  public LibraryState {
    entries = List.copyOf(entries);
    bin = bin == null ? null : List.copyOf(bin);
  }

  public LibraryState withSaved(@Nullable Match state) {
    return new LibraryState(
        state, entries, whole, part, deleted, bin, last, damaged, levels, safety);
  }

  public LibraryState withEntries(List<LibraryEntry> all, boolean areAll) {
    List<LevelResult> results = new ArrayList<>();
    for (LibraryEntry entry : all) {
      LevelResult result = entry.result();
      if (result != null) {
        results.add(result);
      }
    }
    LevelRecord now = areAll ? new LevelRecord(results, true) : levels;
    return new LibraryState(saved, all, areAll, part, deleted, bin, last, damaged, now, safety);
  }

  /** Adds a game that has just ended to the results, as far as these are known. */
  public LibraryState withResult(LevelResult result) {
    return levels.isKnown()
        ? new LibraryState(
            saved, entries, whole, part, deleted, bin, last, damaged, levels.with(result), safety)
        : this;
  }

  private LibraryState with(Part other) {
    return new LibraryState(
        saved, entries, whole, other, deleted, bin, last, damaged, levels, safety);
  }

  /** Another search, which shows its first page. */
  public LibraryState withSearch(String text) {
    return with(new Part(text, filter(), 0));
  }

  /** Another filter, which shows its first page. */
  public LibraryState withFilter(LibraryFilter other) {
    return with(new Part(search(), other, 0));
  }

  public LibraryState withPage(int shown) {
    return with(new Part(search(), filter(), shown));
  }

  public LibraryState withDeleted(boolean canBeHadBack) {
    return new LibraryState(
        saved, entries, whole, part, canBeHadBack, bin, last, damaged, levels, safety);
  }

  /** Another list, which shows its first page without a search. */
  public LibraryState withBin(@Nullable List<LibraryEntry> gone) {
    return new LibraryState(
        saved, entries, whole, Part.FIRST, false, gone, last, damaged, levels, safety);
  }

  public LibraryState withImported(@Nullable ImportResult result) {
    Import before = last;
    boolean repeats =
        before != null && result != null && result.equals(before.result()) && !before.again();
    Import now = result == null ? null : new Import(result, repeats);
    return new LibraryState(
        saved, entries, whole, part, deleted, bin, now, damaged, levels, safety);
  }

  public LibraryState withAside(List<AsideGame> games, boolean tried) {
    return new LibraryState(
        saved, entries, whole, part, deleted, bin, last, new Damaged(games, tried), levels, safety);
  }

  private LibraryState with(Safety other) {
    return new LibraryState(
        saved, entries, whole, part, deleted, bin, last, damaged, levels, other);
  }

  LibraryState withStorage(StorageStatus status) {
    return with(new Safety(status, offersCopy(), hasCopyFile()));
  }

  LibraryState withCopyOffered(boolean offers) {
    return with(new Safety(storage(), offers, hasCopyFile()));
  }

  LibraryState withCopyFile() {
    return with(new Safety(storage(), offersCopy(), true));
  }

  public String search() {
    return part.search();
  }

  public LibraryFilter filter() {
    return part.filter();
  }

  public int page() {
    return part.page();
  }

  /** The games of the list that is shown. */
  public List<LibraryEntry> listed() {
    List<LibraryEntry> gone = bin;
    return gone == null ? entries : gone;
  }

  /** The result of the last import, or null. */
  public @Nullable ImportResult imported() {
    Import now = last;
    return now == null ? null : now.result();
  }

  /** Whether the last import follows one with the same result, which did not. */
  public boolean again() {
    Import now = last;
    return now != null && now.again();
  }

  /** The games that could not be read. */
  public List<AsideGame> aside() {
    return damaged.games();
  }

  /** Whether these were just tried again. */
  public boolean asideTried() {
    return damaged.tried();
  }

  /** What the browser says about the stored games, or null. */
  @Nullable StorageStatus storage() {
    return safety.storage();
  }

  /** Whether the start screen offers a copy of all games. */
  boolean offersCopy() {
    return safety.offersCopy();
  }

  /** Whether a copy was written to a file that the page writes again. */
  boolean hasCopyFile() {
    return safety.hasCopyFile();
  }

  /** The number of a match's moves that are saved, or -1 if unknown. */
  public int savedPlies(Match match) {
    return match.savedPlies(saved);
  }
}
