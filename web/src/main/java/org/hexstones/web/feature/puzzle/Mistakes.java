package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.parse.Words;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.Repetition;

/** The positions of reviewed games in which a person here gave much away. */
public final class Mistakes {
  /** What the person lost, in hundredths of a win. */
  private static final int MUCH = 15;

  private static final String REVIEW = "[%review ";
  private static final String BETTER = " better ";
  private static final double DAY = 24 * 3_600_000.0;

  /**
   * A position before a mistake.
   *
   * @param plies the number of moves before it
   * @param key what {@link Repetition} calls it
   * @param day the day of the review, in days since 1970
   */
  record Mistake(GameRecord record, int plies, String key, int day) {
    /** Its game without a key: what is tried there is an analysis of its own. */
    Match game() {
      return Match.begin("", record, List.of());
    }
  }

  private List<LibraryEntry> entries = List.of();
  private List<Mistake> found = List.of();

  /** The mistakes in stored games. They are looked for once for each list. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  List<Mistake> of(List<LibraryEntry> stored) {
    if (entries != stored) {
      entries = stored;
      found = new ArrayList<>();
      for (LibraryEntry entry : stored) {
        Match match = entry.match();
        if (match != null && match.record().root().comment().contains(REVIEW)) {
          add(match.record(), seats(match), (int) (entry.updated() / DAY));
        }
      }
    }
    return found;
  }

  /** Who played. A review is a copy with persons in all seats; the game itself knows better. */
  private List<Seat> seats(Match reviewed) {
    GameRecord record = reviewed.record();
    for (LibraryEntry entry : entries) {
      Match match = entry.match();
      if (match != null
          && (match.seats().contains(Seat.LINK) || hasComputer(match))
          && match.record().setup().equals(record.setup())
          && match.record().start().equals(record.start())
          && match.record().mainLine().equals(record.mainLine())) {
        return match.seats();
      }
    }
    return reviewed.seats();
  }

  private static boolean hasComputer(Match match) {
    for (Seat seat : match.seats()) {
      if (seat.isComputer()) {
        return true;
      }
    }
    return false;
  }

  private void add(GameRecord record, List<Seat> seats, int day) {
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    Node node = record.root();
    while (!play.isOver() && !node.children().isEmpty()) {
      if (loss(node.comment(), seats.size()) >= MUCH && seats.get(play.mover()) == Seat.PERSON) {
        addOnce(new Mistake(record, play.size(), Repetition.position(record, play.size()), day));
      }
      node = node.children().get(0);
      play.play(node.move());
    }
  }

  /** Two copies of a review have the same mistakes. */
  private void addOnce(Mistake mistake) {
    for (Mistake other : found) {
      if (other.key().equals(mistake.key())) {
        return;
      }
    }
    found.add(mistake);
  }

  /** What a turn lost for which a review has found a better one, or -1. */
  private static int loss(String comment, int players) {
    int at = comment.lastIndexOf(REVIEW);
    if (at < 0 || comment.indexOf(BETTER, at) < 0) {
      return -1;
    }
    List<Words.Word> words = Words.words(comment.substring(at + REVIEW.length()));
    return words.size() > players ? Words.number(words.get(players).text()) : -1;
  }
}
