package org.hexstones.web.feature.library;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.StudyKey;
import org.hexstones.web.storage.LibraryEntry;

/**
 * Which games of the library are shown, and in which order. An empty text is the default: all
 * games, newest first.
 *
 * @param game the keyword of a game
 * @param players the number of players
 * @param opponent who plays: {@link #COMPUTER}, {@link #PERSON} or {@link #LINK}
 * @param reviewed {@link #REVIEWED} for games that have a review
 * @param order {@link #OLDEST}, {@link #LONGEST} or {@link #SHORTEST}
 */
public record LibraryFilter(
    String game, String players, String opponent, String reviewed, String order) {
  public static final LibraryFilter ALL = new LibraryFilter("", "", "", "", "");

  static final String COMPUTER = "computer";
  static final String PERSON = "person";
  static final String LINK = "link";

  /** Nobody plays an analysis. */
  private static final String STUDY = "study";

  static final String REVIEWED = "reviewed";
  static final String OLDEST = "oldest";
  static final String LONGEST = "longest";
  static final String SHORTEST = "shortest";

  /** A review is written into the comment before its turn. */
  private static final String REVIEW = "[%review ";

  /**
   * Whether a game is shown.
   *
   * @param analysis its analysis, or the game itself
   * @param keyword the game's keyword
   */
  boolean has(Match match, Match analysis, String keyword) {
    return (game.isEmpty() || game.equals(keyword))
        && (players.isEmpty() || players.equals(String.valueOf(match.seats().size())))
        && (opponent.isEmpty() || opponent.equals(opponent(match)))
        && (reviewed.isEmpty() || analysis.record().root().comment().contains(REVIEW));
  }

  private static String opponent(Match match) {
    for (Seat seat : match.seats()) {
      if (seat.isComputer()) {
        return COMPUTER;
      }
    }
    return match.isByLink() ? LINK : StudyKey.isStudy(match) ? STUDY : PERSON;
  }

  /** The entries in the order of the filter; they come newest first. */
  List<LibraryEntry> sorted(List<LibraryEntry> entries) {
    if (order.isEmpty()) {
      return entries;
    }
    List<LibraryEntry> sorted = new ArrayList<>(entries);
    int sign = order.equals(SHORTEST) ? 1 : -1;
    sorted.sort(
        order.equals(OLDEST)
            ? (a, b) -> Double.compare(a.updated(), b.updated())
            : (a, b) -> sign * Integer.compare(length(a), length(b)));
    return sorted;
  }

  private static int length(LibraryEntry entry) {
    Match match = entry.match();
    return match == null ? 0 : match.record().mainLine().size();
  }
}
