package org.hexstones.web.feature.lesson;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** What happens to the rules and the lessons. */
public sealed interface LessonEvent extends Event {
  // The person.

  /** The rules of another game. */
  record Show(String game) implements LessonEvent {}

  /** Fetch the guide again. */
  record Retry() implements LessonEvent {}

  record Hint() implements LessonEvent {}

  /** Once more from the beginning of the step. */
  record Again() implements LessonEvent {}

  record Next() implements LessonEvent {}

  /**
   * Leave the lesson.
   *
   * @param forRules whether for the rules
   */
  record Leave(boolean forRules) implements LessonEvent {
    public Leave() {
      this(false);
    }
  }

  // The browser.

  /**
   * The texts of the guide.
   *
   * @param plan and {@code texts}: null where they could not be fetched
   */
  record Came(Language language, @Nullable String plan, @Nullable String texts)
      implements LessonEvent {}
}
