package org.hexstones.web.route;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the analysis board begins with. */
public enum StudyTask {
  /** The position. */
  LOOK,
  /** The search for a better turn than the one that follows. */
  PRACTISE,
  /** The review of the game; a new one if there is none yet. */
  REVIEW,
  /** The review of the game, as far as there is one. */
  REVIEWED,
  /** The dialog that makes diagrams. */
  DIAGRAM,
  /** A worksheet; in place of the number of moves stands that of a puzzle, or 0 for none. */
  WORKSHEET;

  /** The name in the storage of a tab. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Reads what {@link #word} wrote; {@link #LOOK} for anything else. */
  public static StudyTask of(@Nullable String word) {
    for (StudyTask task : values()) {
      if (task.word().equals(word)) {
        return task;
      }
    }
    return LOOK;
  }
}
