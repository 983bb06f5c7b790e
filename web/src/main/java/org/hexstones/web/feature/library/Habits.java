package org.hexstones.web.feature.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.StudyKey;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Habit;
import org.hexstones.web.ui.ViewContext;
import org.jspecify.annotations.Nullable;

/**
 * What the person here loses by, over the stored games that were played last. To find it a game is
 * replayed, so each drawing looks at one more game and leaves the others to the next ones.
 */
final class Habits {
  private static final int MOST_GAMES = 60;

  /**
   * A lost game.
   *
   * @param habit what it was lost by; null where nothing is said
   */
  record Loss(Match match, @Nullable Habit habit) {}

  /** What is known of an entry; the loss is null if it is none. */
  private record Known(LibraryEntry entry, @Nullable Loss loss) {}

  private final Map<String, Known> known = new HashMap<>();
  private @Nullable Language language;
  private boolean unfinished;

  /** Starts another drawing, which may not show the losses. */
  void begin() {
    unfinished = false;
  }

  /** Whether games were left to the next drawing. */
  boolean isUnfinished() {
    return unfinished;
  }

  /** The losses found so far. */
  // Entries are replaced when they change: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  List<Loss> of(ViewContext context, List<LibraryEntry> entries) {
    if (language != context.messages().language()) {
      language = context.messages().language();
      known.clear();
    }
    boolean looked = false;
    int games = 0;
    List<Loss> losses = new ArrayList<>();
    for (LibraryEntry entry : entries) {
      Match match = entry.match();
      if (match == null
          || StudyKey.isStudy(match)
          || Seat.onlyPerson(match.seats()) == Position.NONE) {
        continue;
      }
      Known its = known.get(entry.id());
      boolean isNew = its == null || its.entry() != entry;
      if (isNew && looked) {
        unfinished = true;
        break;
      }
      if (its == null || isNew) {
        looked = true;
        its = new Known(entry, loss(context, match));
        known.put(entry.id(), its);
      }
      Loss loss = its.loss();
      if (loss != null) {
        losses.add(loss);
      }
      games++;
      if (games >= MOST_GAMES) {
        break;
      }
    }
    return losses;
  }

  private static @Nullable Loss loss(ViewContext context, Match match) {
    Play play = match.record().replay().orThrow();
    Outcome outcome = play.outcome();
    int person = Seat.onlyPerson(match.seats());
    if (outcome == null || !play.position().isOver() || outcome.winner() == person) {
      return null;
    }
    GameView view = context.game(play.setup().game().id());
    return new Loss(match, view.habit(context.messages(), play, person));
  }
}
